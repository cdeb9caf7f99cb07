import { DataTypes, type Model, type ModelStatic, type Sequelize } from 'sequelize'
import type { Columns, NewRow, Row } from './columns'
import { type Condition, type HasDialect, whereAll } from './conditions'
import { type Filter, toConditions } from './filter'
import { type List, readListPage, type Slice } from './list-page'
import { asBoolean, asDate, type Read, type ReadOptions, type Tx, type Value, type Write } from './read'

/** `Item` has the fields that are read, `Stored` all fields, and `New` the fields of a row to insert. */
export interface Table<Item, Stored = Item, New = Stored> {
  /** Returns a `Table` of the same rows that reads only these fields. */
  only<Field extends keyof Item & string>(...fields: Field[]): Table<Pick<Item, Field>, Stored, New>
  without<Field extends keyof Item & string>(...fields: Field[]): Table<Omit<Item, Field>, Stored, New>

  find(where: Where<Stored>, tx?: Tx): Promise<Item | null>
  list(where: Where<Stored>, options?: ListOptions): Promise<Item[]>
  readPage(list: Omit<List, 'table' | 'columns'>, slice: Slice): Promise<{ items: Item[]; total: number }>
  count(where: Where<Stored>, tx?: Tx): Promise<number>

  lock(where: Where<Stored>, tx: Tx): Promise<Item | null>
  /** Locks the rows in the order of their ids, so that two transactions cannot deadlock. */
  lockAll(where: Where<Stored>, tx: Tx): Promise<Item[]>

  insert(row: New, tx?: Tx): Promise<Item>
  insertAll(rows: readonly New[], tx?: Tx): Promise<void>
  update(where: Where<Stored>, changes: Changes<Stored>, tx?: Tx): Promise<number>
  remove(where: Where<Stored>, tx?: Tx): Promise<number>

  /** Inserts rows. In rows that already exist, updates only the `changed` fields. */
  insertOrUpdateAll(rows: readonly New[], changed: readonly (keyof Stored & string)[], tx?: Tx): Promise<void>

  /** Returns the row with only the fields that this table reads. */
  pick(row: Item): Item
  /** The columns for a SELECT written by hand, each named after its field. */
  readonly columns: string
  /** Converts the fields of `columns` in a row that `db.read` returned. Other fields stay as they are. */
  toRow<Read extends object>(stored: Read): Read & Item
  /** `rest` is the SQL that follows the name of the table in the SELECT. */
  read(rest: string, values?: readonly Value[], options?: ReadOptions): Promise<Item[]>
  readLocked(rest: string, values: readonly Value[], tx: Tx): Promise<Item[]>
  /** Returns the columns, prefixed with `alias`, and a function that converts them from a row of `readJoined`. */
  joinedAs(alias: string): { columns: string; toRow(stored: object): Item }
}

/** Either one filter, or a list of filters and SQL conditions that must all hold. */
export type Where<Stored> = Filter<Stored> | readonly (Filter<Stored> | Condition)[]

type ListOptions = ReadOptions & {
  order?: string
  limit?: number
}

export type Changes<Stored> = { readonly [Field in keyof Stored]?: Stored[Field] | Expression }

/** A value that the database computes from SQL: `new Expression('attempts + 1')`. */
export class Expression {
  readonly sql: string

  constructor(sql: string) {
    this.sql = sql
  }
}

export type RowOf<T> = T extends Table<infer _Item, infer Stored, infer _New> ? Stored : never

export type TableAccess = HasDialect & {
  readonly sequelize: Sequelize
  readonly read: Read
  readonly write: Write
  writeWith<T>(statement: (tx?: Tx) => Promise<T>, outer?: Tx): Promise<T>
}

export function defineTable<C extends Columns>(
  db: TableAccess,
  name: string,
  columns: C,
): Table<Row<C>, Row<C>, NewRow<C>> {
  // Copied, because Sequelize mutates its arguments and tables share column definitions.
  const own = Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { ...column }]))
  const model = db.sequelize.define(name, own, { tableName: name })
  const fields = Object.entries<{ field?: string; type: unknown }>(model.getAttributes()).map(
    ([field, { field: column = field, type }]) => ({ name: field, column, read: findReader(type) }),
  )
  return openTable(db, model, fields, fields)
}

type NewModel = Record<string, unknown>

type Field = { name: string; column: string; read?: (stored: never) => unknown }

function openTable<Item extends object, Stored, New>(
  db: TableAccess,
  model: ModelStatic<Model>,
  all: readonly Field[],
  chosen: readonly Field[],
): Table<Item, Stored, New> {
  const table = model.tableName
  const columnNames = new Map(all.map(({ name, column }) => [name, column]))
  const columns = chosen.map(({ name, column }) => `"${column}" AS "${name}"`).join(', ')
  const converted = db.dialect === 'sqlite' ? chosen.filter(({ read }) => read) : []
  const choosing = (isChosen: (name: string) => boolean) =>
    openTable<never, Stored, New>(
      db,
      model,
      all,
      chosen.filter(({ name }) => isChosen(name)),
    )

  const toRow = <Read extends object>(stored: Read) => {
    const read = converted.map((field) => [field.name, readValue(field, stored[field.name as never])])
    return { ...stored, ...Object.fromEntries(read) } as Read & Item
  }
  const read: Table<Item>['read'] = async (rest, values, options) => {
    const rows = await db.read<object>(`SELECT ${columns} FROM ${table} ${rest}`, values, options)
    return rows.map(toRow)
  }
  const pick = (row: object) =>
    Object.fromEntries(chosen.map(({ name }) => [name, row[name as never]])) as Item
  const where = (wanted: Where<Stored>, from?: number) =>
    whereAll(
      toList(wanted).flatMap((each) => (isCondition(each) ? [each] : toConditions(db, columnNames, each))),
      from,
    )
  const select = (wanted: Where<Stored>, rest: string, options?: ReadOptions) => {
    const { where: clause, values } = where(wanted)
    return read(`${clause} ${rest}`, values, options)
  }
  // On SQLite a transaction is the only writer, so no row needs a lock.
  const locking = db.dialect === 'postgres' ? 'FOR UPDATE' : ''

  return {
    only: (...fields: string[]) => choosing((name) => fields.includes(name)),
    without: (...fields: string[]) => choosing((name) => !fields.includes(name)),

    find: async (wanted, tx) => (await select(wanted, 'LIMIT 1', { tx }))[0] ?? null,
    list: (wanted, { order, limit, ...options } = {}) => {
      const rest = [order && `ORDER BY ${order}`, limit !== undefined && `LIMIT ${limit}`]
      return select(wanted, rest.filter(Boolean).join(' '), options)
    },
    readPage: (page, slice) => readListPage(db, { table, columns, ...page }, slice, toRow<object>),
    async count(wanted, tx) {
      const { where: clause, values } = where(wanted)
      const counted = `SELECT count(*) AS total FROM ${table} ${clause}`
      const [row] = await db.read<{ total: number | string }>(counted, values, { tx })
      return Number(row!.total)
    },

    lock: async (wanted, tx) => (await select(wanted, locking, { tx }))[0] ?? null,
    lockAll: (wanted, tx) => select(wanted, `ORDER BY id ${locking}`, { tx }),

    async insert(row, tx) {
      const inserted = await db.writeWith((transaction) => model.create(row as NewModel, { transaction }), tx)
      return pick(inserted)
    },
    async insertAll(rows, tx) {
      await db.writeWith((transaction) => model.bulkCreate([...rows] as NewModel[], { transaction }), tx)
    },
    async insertOrUpdateAll(rows, changed, tx) {
      const updateOnDuplicate = [...changed]
      const insert = (transaction?: Tx) =>
        model.bulkCreate([...rows] as NewModel[], { updateOnDuplicate, transaction })
      await db.writeWith(insert, tx)
    },
    update(wanted, changes, tx) {
      const set = toAssignments(columnNames, changes)
      if (set.sql === '') return Promise.resolve(0)
      const { where: clause, values } = where(wanted, set.values.length)
      return db.write(`UPDATE ${table} SET ${set.sql} ${clause}`, [...set.values, ...values], tx)
    },
    remove(wanted, tx) {
      const { where: clause, values } = where(wanted)
      return db.write(`DELETE FROM ${table} ${clause}`, values, tx)
    },

    pick,
    columns,
    toRow,
    read,
    readLocked: (rest, values, tx) => read(`${rest} ${locking}`, values, { tx }),
    joinedAs: (alias) => ({
      columns: chosen.map(({ name, column }) => `"${alias}"."${column}" AS "${alias}.${name}"`).join(', '),
      toRow: (stored) =>
        Object.fromEntries(
          chosen.map((field) => [field.name, readValue(field, stored[`${alias}.${field.name}` as never])]),
        ) as Item,
    }),
  }
}

const toList = <Stored>(wanted: Where<Stored>) =>
  (Array.isArray(wanted) ? wanted : [wanted]) as readonly (Filter<Stored> | Condition)[]

const isCondition = <Stored>(wanted: Filter<Stored> | Condition): wanted is Condition => Array.isArray(wanted)

/** Returns the assignments of an UPDATE. Skips undefined and unknown fields, as Sequelize's inserts do. */
function toAssignments<Stored>(columns: ReadonlyMap<string, string>, changes: Changes<Stored>) {
  const values: Value[] = []
  const assignments = Object.entries<unknown>(changes).flatMap(([field, value]) => {
    const column = columns.get(field)
    if (!column || value === undefined) return []
    return `${column} = ${value instanceof Expression ? value.sql : `$${values.push(value as Value)}`}`
  })
  return { sql: assignments.join(', '), values }
}

/** Reads rows of several tables, each under its alias: `{ session: …, user: … }`. `from` is the SQL after FROM. */
export async function readJoined<Rows extends Record<string, object>>(
  db: { read: Read },
  tables: { [Alias in keyof Rows & string]: Joined<Rows[Alias]> },
  from: string,
  values?: readonly Value[],
  options?: ReadOptions,
): Promise<Rows[]> {
  const joined = Object.entries<Joined<object>>(tables).map(
    ([alias, one]) => [alias, one.joinedAs(alias)] as const,
  )
  const columns = joined.map(([, part]) => part.columns).join(', ')
  const rows = await db.read<object>(`SELECT ${columns} FROM ${from}`, values, options)
  return rows.map(
    (row) => Object.fromEntries(joined.map(([alias, part]) => [alias, part.toRow(row)])) as Rows,
  )
}

type Joined<Row> = { joinedAs(alias: string): { columns: string; toRow(stored: object): Row } }

function readValue({ read }: Field, stored: unknown): unknown {
  return stored === null || !read ? stored : read(stored as never)
}

function findReader(type: unknown): Field['read'] {
  if (type instanceof DataTypes.DATE) return asDate
  return type instanceof DataTypes.BOOLEAN ? asBoolean : undefined
}

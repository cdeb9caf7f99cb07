import { type Attributes, DataTypes, type Model, type ModelStatic } from 'sequelize'
import type { Database, Tx } from './database'
import { type List, readListPage, type Slice } from './list-page'
import { asBoolean, asDate, type Value } from './read'

/** A model's table for statements written by hand: rows come with the names and types of the model. */
export interface Table<Item> {
  /** For a SELECT, each named after its field. */
  readonly columns: string
  /** A row of these columns as `db.read` returns it; other columns stay as they are. */
  toRow<Stored extends object>(stored: Stored): Stored & Item
  /** These fields of an instance of the model. */
  pick(instance: Item): Item
  /** The same table with fewer columns. */
  only<Field extends keyof Item & string>(...fields: Field[]): Table<Pick<Item, Field>>
  without<Field extends keyof Item & string>(...fields: Field[]): Table<Omit<Item, Field>>
  /** `rest` is what follows the name of the table in the SELECT. */
  read(rest: string, values?: readonly Value[], tx?: Tx): Promise<Item[]>
  /** Like `read`, and nobody else changes these rows until the end of `tx`. */
  lock(rest: string, values: readonly Value[], tx: Tx): Promise<Item[]>
  readPage(list: Omit<List, 'table' | 'columns'>, slice: Slice): Promise<{ items: Item[]; total: number }>
  /** For `readJoined`: the columns of the table under an alias, and its part of a joined row. */
  joinedAs(alias: string): { columns: string; toRow(stored: object): Item }
}

/** A row of a model's table, as it leaves the database. */
export type RowOf<M extends ModelStatic<Model>> = Attributes<InstanceType<M>>

type Place = Pick<Database, 'dialect' | 'read' | 'search'>

/** Every column of the model. */
export function table<M extends Model>(db: Place, model: ModelStatic<M>): Table<Attributes<M>> {
  const fields = Object.entries<{ field?: string; type: unknown }>(model.getAttributes())
  return tableOf(
    db,
    model.tableName,
    fields.map(([name, { field: column = name, type }]) => ({ name, column, read: readerOf(type) })),
  )
}

/** Rows of several tables, each under its alias: `{ session: …, user: … }`. `from` follows FROM in the SELECT. */
export async function readJoined<Rows extends Record<string, object>>(
  db: Place,
  tables: { [Alias in keyof Rows & string]: Table<Rows[Alias]> },
  from: string,
  values?: readonly Value[],
  tx?: Tx,
): Promise<Rows[]> {
  const joined = Object.entries<Table<object>>(tables).map(
    ([alias, one]) => [alias, one.joinedAs(alias)] as const,
  )
  const columns = joined.map(([, part]) => part.columns).join(', ')
  const rows = await db.read<object>(`SELECT ${columns} FROM ${from}`, values, tx)
  return rows.map(
    (row) => Object.fromEntries(joined.map(([alias, part]) => [alias, part.toRow(row)])) as Rows,
  )
}

/** A field of a model, its column, and how SQLite's value of it is read. */
type Field = { name: string; column: string; read?: (stored: never) => unknown }

function tableOf<Item extends object>(db: Place, name: string, fields: readonly Field[]): Table<Item> {
  const columns = fields.map((field) => `"${field.column}" AS "${field.name}"`).join(', ')
  const converted = db.dialect === 'sqlite' ? fields.filter(({ read }) => read) : []
  const part = (isKept: (name: string) => boolean) =>
    tableOf<never>(
      db,
      name,
      fields.filter((field) => isKept(field.name)),
    )

  function toRow<Stored extends object>(stored: Stored): Stored & Item {
    const read = converted.map((field) => [field.name, valueOf(field, stored[field.name as never])])
    return { ...stored, ...Object.fromEntries(read) } as Stored & Item
  }

  async function read(rest: string, values?: readonly Value[], tx?: Tx): Promise<Item[]> {
    const rows = await db.read<object>(`SELECT ${columns} FROM ${name} ${rest}`, values, tx)
    return rows.map(toRow)
  }

  return {
    columns,
    toRow,
    pick: (instance) => Object.fromEntries(fields.map(({ name }) => [name, instance[name as never]])) as Item,
    only: (...chosen: string[]) => part((field) => chosen.includes(field)),
    without: (...left: string[]) => part((field) => !left.includes(field)),
    read,
    // On SQLite a transaction is the only writer anyway.
    lock: (rest, values, tx) => read(db.dialect === 'postgres' ? `${rest} FOR UPDATE` : rest, values, tx),
    readPage: (list, slice) => readListPage(db, { table: name, columns, ...list }, slice, toRow<object>),
    joinedAs: (alias) => ({
      columns: fields.map(({ name, column }) => `"${alias}"."${column}" AS "${alias}.${name}"`).join(', '),
      toRow: (stored) =>
        Object.fromEntries(
          fields.map((field) => [field.name, valueOf(field, stored[`${alias}.${field.name}` as never])]),
        ) as Item,
    }),
  }
}

function valueOf({ read }: Field, stored: unknown): unknown {
  return stored === null || !read ? stored : read(stored as never)
}

function readerOf(type: unknown): Field['read'] {
  if (type instanceof DataTypes.DATE) return asDate
  return type instanceof DataTypes.BOOLEAN ? asBoolean : undefined
}

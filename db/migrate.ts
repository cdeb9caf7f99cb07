import { QueryTypes, type Transaction } from 'sequelize'
import type { Engine } from './engine'
import { columnTypes, type ColumnTypes } from './migrations/column-types'
import { DatabaseUnavailable } from './unavailable'

export interface Migration {
  /** Kept in the database for ever: never renamed, never moved before a released one. */
  readonly name: string
  up(run: (statement: string) => Promise<void>, types: ColumnTypes): Promise<void>
}

type Place = Pick<Engine, 'dialect' | 'sequelize'>

/** Applies what is pending, all of it or nothing: the migrations and their state share `tx`. */
export async function applyMigrations(place: Place, migrations: readonly Migration[], tx: Transaction) {
  const { dialect, sequelize } = place
  const types = columnTypes[dialect]
  const run = async (statement: string) => {
    refuseSeveral(statement)
    await sequelize.query(statement, { transaction: tx })
  }

  await run(`CREATE TABLE IF NOT EXISTS migrations (
    name text NOT NULL PRIMARY KEY,
    applied_at ${types.timestamp} NOT NULL DEFAULT CURRENT_TIMESTAMP
  )`)
  const applied = await appliedNames(place, tx)
  refuseNewer(applied, migrations)
  for (const { name, up } of migrations) {
    if (applied.includes(name)) continue
    await up(run, types).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error
      throw new Error(`Migration ${name}: ${String(error)}`, { cause: error })
    })
    await sequelize.query('INSERT INTO migrations (name) VALUES ($1)', { bind: [name], transaction: tx })
  }
}

/** False, rather than a throw, also when the database does not answer: it is a health check. */
export async function isMigrated(place: Place, migrations: readonly Migration[]): Promise<boolean> {
  const applied: string[] = await appliedNames(place).catch(() => [])
  return isComplete(applied, migrations)
}

/** Refuses a database of another version, with one line for the operator. */
export async function refuseUnready(place: Place, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedNames(place).catch((error: unknown): string[] => {
    if (error instanceof DatabaseUnavailable) throw error
    // A database that was never migrated has no such table.
    return []
  })
  refuseNewer(applied, migrations)
  if (isComplete(applied, migrations)) return
  throw new DatabaseUnavailable(
    'The database is not ready for this version: start the site, which makes it ready, and try again',
  )
}

const isComplete = (applied: readonly string[], migrations: readonly Migration[]) =>
  migrations.every(({ name }) => applied.includes(name))

/** The first of the applied migrations that this program does not know. */
export function findNewer(applied: readonly string[], migrations: readonly Migration[]): string | undefined {
  return applied.find((name) => !migrations.some((known) => known.name === name))
}

/** An older program would not know what the newer one relies on. */
function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const newer = findNewer(applied, migrations)
  if (newer)
    throw new DatabaseUnavailable(
      `The database is of a newer version of the site, which has ${newer}: start that version, or restore a backup of this one`,
    )
}

async function appliedNames({ sequelize }: Place, transaction?: Transaction): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>('SELECT name FROM migrations ORDER BY name', {
    type: QueryTypes.SELECT,
    transaction,
  })
  return rows.map(({ name }) => name)
}

/** SQLite would run the first of several statements and silently drop the rest. A $$ block counts as one. */
function refuseSeveral(statement: string): void {
  const outside = statement.replace(/\$\$[^]*?\$\$/g, '')
  if (/;\s*\S/.test(outside)) throw new Error(`One statement at a time: ${statement}`)
}

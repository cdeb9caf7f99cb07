import { QueryTypes, type Transaction } from 'sequelize'
import type { Engine } from './engine'
import { columnTypes, type ColumnTypes } from './migrations/column-types'
import { DatabaseUnavailable } from './unavailable'

export interface Migration {
  /** Never changes once released, because databases store it. */
  readonly name: string
  up(run: (statement: string) => Promise<void>, types: ColumnTypes): Promise<void>
}

type Target = Pick<Engine, 'dialect' | 'sequelize'>

/** Applies all pending migrations or, if one fails, none. */
export async function applyMigrations(target: Target, migrations: readonly Migration[], tx: Transaction) {
  const { dialect, sequelize } = target
  const types = columnTypes[dialect]
  const run = async (statement: string) => {
    refuseSeveral(statement)
    await sequelize.query(statement, { transaction: tx })
  }

  await run(`CREATE TABLE IF NOT EXISTS migrations (
    name text NOT NULL PRIMARY KEY,
    applied_at ${types.timestamp} NOT NULL DEFAULT CURRENT_TIMESTAMP
  )`)
  const applied = await appliedNames(target, tx)
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

/** Returns whether every migration is applied, and false if the database does not answer. */
export async function isMigrated(target: Target, migrations: readonly Migration[]): Promise<boolean> {
  const applied: string[] = await appliedNames(target).catch(() => [])
  return isComplete(applied, migrations)
}

export async function refuseUnready(target: Target, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedNames(target).catch((error: unknown): string[] => {
    if (error instanceof DatabaseUnavailable) throw error
    // A database that was never migrated has no table of migrations.
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

export function findNewer(applied: readonly string[], migrations: readonly Migration[]): string | undefined {
  return applied.find((name) => !migrations.some((known) => known.name === name))
}

/** Refuses a database of a newer version, because this version might break rules that the newer one has added. */
function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const newer = findNewer(applied, migrations)
  if (newer)
    throw new DatabaseUnavailable(
      `The database is of a newer version of the site, which has ${newer}: start that version, or restore a backup of this one`,
    )
}

async function appliedNames({ sequelize }: Target, transaction?: Transaction): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>('SELECT name FROM migrations ORDER BY name', {
    type: QueryTypes.SELECT,
    transaction,
  })
  return rows.map(({ name }) => name)
}

/** Refuses several statements, because SQLite would run only the first. A $$ block counts as one statement. */
function refuseSeveral(statement: string): void {
  const outside = statement.replace(/\$\$[^]*?\$\$/g, '')
  if (/;\s*\S/.test(outside)) throw new Error(`One statement at a time: ${statement}`)
}

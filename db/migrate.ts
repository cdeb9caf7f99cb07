import { setTimeout as delay } from 'node:timers/promises'
import { QueryTypes, type Transaction } from 'sequelize'
import type { Engine } from './engine'
import { columnTypes, type ColumnTypes } from './migrations/column-types'
import { DatabaseUnavailable, errorCode } from './unavailable'

export interface Migration {
  /** Never changes once released, because databases store it. */
  readonly name: string
  up(run: (statement: string) => Promise<void>, types: ColumnTypes): Promise<void>
  /**
   * On PostgreSQL, `up` runs outside a transaction, as CREATE INDEX CONCURRENTLY requires. `up` must also work after a
   * run that failed half-way.
   */
  readonly isConcurrent?: true
}

type Target = Pick<Engine, 'dialect' | 'sequelize'>

/** A migration waits `lock` milliseconds for a lock, then pauses `pause` milliseconds before the next try. */
const LOCK_PATIENCE = { lock: 3000, pause: 5000, tries: 100 }

/**
 * Applies the pending migrations, each in a transaction of its own. After a failure, the next start goes on with the
 * migration that failed. Processes that start together take turns.
 */
export async function applyMigrations(
  target: Target & Pick<Engine, 'exclusively'>,
  migrations: readonly Migration[],
  patience = LOCK_PATIENCE,
): Promise<void> {
  const types = columnTypes[target.dialect]
  await target.exclusively(async (tx) => {
    await target.sequelize.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        name text NOT NULL PRIMARY KEY,
        applied_at ${types.timestamp} NOT NULL DEFAULT CURRENT_TIMESTAMP
      )`,
      { transaction: tx },
    )
    refuseNewer(await appliedNames(target, tx), migrations)
  })
  const applied = await appliedNames(target)
  for (const migration of migrations.filter(({ name }) => !applied.includes(name)))
    await untilLocked(patience, () =>
      target.exclusively((tx, outside) => apply(target, migration, { tx, outside, lock: patience.lock })),
    )
}

type Place = { tx: Transaction; outside: (statement: string) => Promise<unknown>; lock: number }

async function apply(target: Target, { name, up, isConcurrent }: Migration, { tx, outside, lock }: Place) {
  const { dialect, sequelize } = target
  const isApplied = (await appliedNames(target, tx)).includes(name)
  if (isApplied) return
  const send = isConcurrent ? outside : (sql: string) => sequelize.query(sql, { transaction: tx })
  const run = async (statement: string) => {
    refuseSeveral(statement)
    await send(statement)
  }
  // A concurrent index holds up nobody while it waits.
  if (dialect === 'postgres' && !isConcurrent) await run(`SET LOCAL lock_timeout = ${lock}`)
  await up(run, columnTypes[dialect]).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) throw error
    throw new Error(`Migration ${name}: ${String(error)}`, { cause: error })
  })
  await sequelize.query('INSERT INTO migrations (name) VALUES ($1)', { bind: [name], transaction: tx })
}

/** Repeats `work` while it lacks a lock or meets a deadlock. During the pauses, pages can use the table that `work` changes. */
async function untilLocked({ pause, tries }: typeof LOCK_PATIENCE, work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === tries || !lacksLock(error)) throw error
      await delay(pause)
    }
  }
}

const lacksLock = (error: unknown) =>
  error instanceof Error && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(errorCode(error.cause))

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Returns whether the database answers and has every migration. */
export async function isMigrated(target: Target, migrations: readonly Migration[]): Promise<boolean> {
  const applied: string[] = await appliedNames(target).catch(() => [])
  return isComplete(applied, migrations)
}

export async function refuseUnready(target: Target, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedNames(target).catch((error: unknown): string[] => {
    if (error instanceof DatabaseUnavailable) throw error
    // A database that was never migrated has no `migrations` table.
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

/** Refuses a database that a newer version has migrated, because this version might break the newer rules. */
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

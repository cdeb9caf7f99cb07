import { BackupRefused } from './refused'
import { openDatabase } from '../database'
import { describePlace } from '../postgres/faults'
import { libpqAddress, runTool, type ToolEnv } from './postgres-tools'

/** One snapshot of the whole database, in PostgreSQL's own format; writers go on. */
export async function dumpPostgres(url: string, target: string, env: ToolEnv): Promise<void> {
  // Says more clearly than pg_dump what is wrong with the address or the server.
  await (await openDatabase(url)).close()
  const { dbname, env: own } = libpqAddress(url)
  const args = ['--format=custom', ...UNOWNED, '--lock-wait-timeout=10s', `--file=${target}`]
  await runTool('pg_dump', [...args, `--dbname=${dbname}`], { ...env, ...own })
}

/** The migrations that were applied to the dumped database. */
export async function readPostgresBackup(file: string, env: ToolEnv): Promise<string[]> {
  const sql = await runTool('pg_restore', ['--data-only', '--table=migrations', '--file=-', file], env)
  const [, lines = ''] = /^COPY \S+\.migrations \(name, .*\n((?:.*\n)*?)\\\.$/m.exec(sql) ?? []
  return lines.split('\n').flatMap((line) => line.split('\t')[0] || [])
}

/**
 * All of the backup or, if anything fails, none of it, into a database without tables. A server
 * started during a restore waits, as it does during a migration.
 */
export async function restorePostgres(url: string, backup: string, env: ToolEnv): Promise<void> {
  const db = await openDatabase(url)
  try {
    await db.exclusively(async (tx) => {
      const found = await db.sequelize.query(COUNT_TABLES, { plain: true, transaction: tx })
      if (Number(found?.tables) > 0)
        throw new BackupRefused(`PostgreSQL at ${describePlace(url)}: ${NOT_EMPTY}`)
      const { dbname, env: own } = libpqAddress(url)
      // The only comment is on the extension, which another role may own here.
      const args = [
        ...UNOWNED,
        '--no-comments',
        '--single-transaction',
        '--exit-on-error',
        `--dbname=${dbname}`,
        backup,
      ]
      await runTool('pg_restore', args, { ...env, ...own })
    })
  } finally {
    await db.close()
  }
}

/** The restoring role owns everything: the roles of the other server may not exist here. */
const UNOWNED = ['--no-owner', '--no-privileges']

const COUNT_TABLES = `SELECT count(*) AS tables FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`

const NOT_EMPTY =
  'the database holds tables already; create an empty one, restore into it, and name it in DATABASE_URL'

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../database'
import { describePlace } from '../postgres/faults'
import { errorCode } from '../unavailable'
import { BackupRefused } from './new-file'

export type ToolEnv = Record<string, string | undefined>

export async function dumpPostgres(url: string, target: string, env: ToolEnv): Promise<void> {
  // Opens the database first, because a wrong URL gives a clearer error here than in pg_dump.
  await (await openDatabase(url)).close()
  // Compressed, a photo would be other bytes in each dump, and a copy by restic would store all of them every night.
  const how = ['--format=custom', '--compress=0', '--lock-wait-timeout=10s']
  const args = [...how, ...UNOWNED, `--file=${target}`]
  await runTool('pg_dump', args, env, url)
}

export async function readPostgresBackup(file: string, env: ToolEnv): Promise<string[]> {
  const sql = await runTool('pg_restore', ['--data-only', '--table=migrations', '--file=-', file], env)
  const [, lines = ''] = /^COPY \S+\.migrations \(name, .*\n((?:.*\n)*?)\\\.$/m.exec(sql) ?? []
  return lines.split('\n').flatMap((line) => line.split('\t')[0] || [])
}

/** Restores all of the backup or, if anything fails, none of it. The database must have no tables. */
export async function restorePostgres(url: string, backup: string, env: ToolEnv): Promise<void> {
  const db = await openDatabase(url)
  try {
    await db.transaction(async (tx) => {
      const [found] = await db.read<{ tables: string }>(COUNT_TABLES, [], { tx })
      if (Number(found?.tables) > 0)
        throw new BackupRefused(`PostgreSQL at ${describePlace(url)}: ${NOT_EMPTY}`)
      // Leaves out the comment on pg_trgm, because restoring it fails if another role owns that extension.
      const args = [...UNOWNED, '--no-comments', '--single-transaction', '--exit-on-error', backup]
      await runTool('pg_restore', args, env, url)
    }, 'alone')
  } finally {
    await db.close()
  }
}

/** The options that leave out owners and rights, because another server may not have the same roles. */
const UNOWNED = ['--no-owner', '--no-privileges']

const COUNT_TABLES = `SELECT count(*) AS tables FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`

const NOT_EMPTY =
  'the database holds tables already; create an empty one, restore into it, and name it in DATABASE_URL'

async function runTool(name: 'pg_dump' | 'pg_restore', args: string[], env: ToolEnv, url?: string) {
  const address = url && libpqAddress(url)
  // Makes the program print English errors, which `describeFailure` recognises.
  const inEnglish: ToolEnv = { ...env, ...(address && address.env), LC_ALL: 'C' }
  const child = spawn(name, address ? [`--dbname=${address.dbname}`, ...args] : args, {
    env: inEnglish as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw new BackupRefused(cannotRun(name, error), { cause: error })
  })
  const [[code], output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code === 0) return output
  throw new BackupRefused(describeFailure(name, complaints) ?? `${name} ended with ${String(code)}`)
}

/** Moves the password to the environment, because every user can see a program's arguments. */
function libpqAddress(url: string): { dbname: string; env: ToolEnv } {
  const address = new URL(url)
  const { searchParams } = address
  const password = decodeURIComponent(address.password) || searchParams.get('password')
  address.password = ''
  if (searchParams.has('password')) searchParams.delete('password')
  // 'require' is libpq's name for the 'no-verify' of Node's client.
  if (searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require')
  return { dbname: address.href, env: { PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) } }
}

function cannotRun(name: string, error: unknown): string {
  return errorCode(error) === 'ENOENT'
    ? `${name} was not found: install PostgreSQL's client programs (postgresql-client), as new as the server or newer`
    : `${name} cannot be run: ${String(error)}`
}

function describeFailure(name: string, complaints: string): string | undefined {
  const [, server, tool] = /server version: (\S+).*?; pg_dump version: (\S+)/.exec(complaints) ?? []
  if (server && tool) {
    return `pg_dump ${tool} is older than the server, ${server}: install PostgreSQL's client programs of that version or newer`
  }
  if (/unsupported version \(.*\) in file header/.test(complaints)) {
    return `The backup was made by a newer pg_dump than this pg_restore: install PostgreSQL's client programs of that version or newer`
  }
  const [, first] = /error: ([\s\S]*?)(?=\npg_|\n*$)/.exec(complaints) ?? []
  return first && `${name}: ${first}`
}

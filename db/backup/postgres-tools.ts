import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BackupRefused } from './refused'

/** The environment that PostgreSQL's programs run in. */
export type ToolEnv = Record<string, string | undefined>

/** Where libpq finds the database. Every user of the machine sees the arguments of a program: no password. */
export function libpqAddress(url: string): { dbname: string; env: ToolEnv } {
  const address = new URL(url)
  const { searchParams } = address
  const password = decodeURIComponent(address.password) || searchParams.get('password')
  address.password = ''
  if (searchParams.has('password')) searchParams.delete('password')
  // Node's client has this value; libpq calls the same `require`.
  if (searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require')
  return { dbname: address.href, env: { PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) } }
}

/** Runs one of PostgreSQL's own programs, found on the PATH; returns what it printed. */
export async function runTool(name: 'pg_dump' | 'pg_restore', args: string[], env: ToolEnv) {
  // In English, so that `describeFailure` recognises them.
  const inEnglish: ToolEnv = { ...env, LC_ALL: 'C' }
  const child = spawn(name, args, {
    env: inEnglish as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw new BackupRefused(cannotRun(name, error), { cause: error })
  })
  const [[code], output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) {
    throw new BackupRefused(describeFailure(name, complaints) ?? `${name} ended with ${String(code)}`)
  }
  return output
}

function cannotRun(name: string, error: unknown): string {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? `${name} was not found: install PostgreSQL's client programs (postgresql-client), as new as the server or newer`
    : `${name} cannot be run: ${String(error)}`
}

/** The first of its errors, with the details that follow. */
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

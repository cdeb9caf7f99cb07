import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The message where PostgreSQL's client programs are not installed. */
export const NO_PG_DUMP =
  "pg_dump was not found: install PostgreSQL's client programs (postgresql-client), as new as the server or newer"

/** Enough to find PostgreSQL's programs. */
export const TOOL_ENV = { PATH: process.env.PATH }

/** Not every machine has them: there the tests check the message. */
export function lacksPostgresTools(): Promise<boolean> {
  return promisify(execFile)('pg_dump', ['--version']).then(
    () => false,
    () => true,
  )
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'

/** The fault of a backup that is refused for this reason. */
export const refusal = (part: string) => ({
  name: 'BackupRefused',
  message: expect.stringContaining(part) as string,
})

/** The message where PostgreSQL's client programs are not installed. */
export const NO_PG_DUMP =
  "pg_dump was not found: install PostgreSQL's client programs (postgresql-client), as new as the server or newer"

/** Enough to find PostgreSQL's programs. */
export const TOOL_ENV = { PATH: process.env.PATH }

const version = await promisify(execFile)('pg_dump', ['--version']).catch(() => undefined)

/** Without PostgreSQL's programs, tests on PostgreSQL see that backups are refused, and that nothing else happens. */
export const IS_REFUSED = process.env.TEST_DIALECT === 'postgres' && version === undefined

/** For the name of such a test. */
export const ONLY_REFUSED = IS_REFUSED ? ' (here without pg_dump: is refused)' : ''

import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '#db/database'
import { DatabaseUnavailable } from '#db/unavailable'
import { openFolder } from '#test/harness/worker'
import { type Template, withClient } from './postgres'

export interface TestDatabase extends Database {
  readonly url: string
  /** Closes and removes it. */
  drop(): Promise<void>
}

/** The database of a test file, which is removed after its last test. */
export async function setUpDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  const db = await createTestDatabase(options)
  afterAll(db.drop)
  return db
}

type Options = DatabaseOptions & { migrated?: boolean }

/** A database that the test removes, on the dialect of the running project. */
export async function createTestDatabase({
  migrated = true,
  ...options
}: Options = {}): Promise<TestDatabase> {
  const { url, remove } = await createPlace(migrated ? 'tables' : 'nothing')
  const db = await openDatabase(url, options)
  return { ...db, url, drop: () => db.close().then(remove) }
}

/** The address of a new database that is not open yet. In 'site' the server was started once. */
export async function createPlace(holds: 'nothing' | Template) {
  const template = inject('template')
  return template.dialect === 'sqlite'
    ? createFile(holds === 'nothing' ? undefined : join(template.folder, holds))
    : createOnServer(template.server, holds === 'nothing' ? 'template0' : holds)
}

/** The line with which `openDatabase` fails. */
export async function refusalToOpen(url: string): Promise<string> {
  const error: unknown = await openDatabase(url).catch((reason: unknown) => reason)
  if (error instanceof DatabaseUnavailable) return error.message
  throw new Error('It was opened, or failed in another way', { cause: error })
}

async function createFile(template: string | undefined) {
  const folder = await openFolder()
  const file = join(folder, 'app.sqlite')
  if (template) await copyFile(template, file)
  return { url: `sqlite:${file}`, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function createOnServer(server: string, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '_')}`
  const query = (sql: string) => withClient(`${server}postgres`, (client) => client.query(sql))
  await query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: `${server}${name}`,
    remove: async () => void (await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}

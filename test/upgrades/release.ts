import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { type Database, openDatabase } from '#db/database'
import { createPlace } from '#test/harness/db/database'
import { withClient } from '#test/harness/db/postgres'
import type { Row } from '#test/harness/db/rows'
import type { fillSite } from './fill'

/** What `fillSite` returned when the release was filled. */
type Facts = Awaited<ReturnType<typeof fillSite>>

/**
 * Opens a copy of the filled database of a release, not migrated yet, on the dialect of the running project.
 */
export async function openRelease(version: string): Promise<{ db: Database; facts: Facts }> {
  const { url, remove } = await createPlace('nothing')
  const isFile = url.startsWith('sqlite:')
  const name = join(import.meta.dirname, `${version}.${isFile ? 'sqlite' : 'postgres'}`)
  const content = gunzipSync(await readFile(`${name}.gz`))
  if (isFile) await writeFile(url.slice('sqlite:'.length), content)
  else await withClient(url, (client) => client.query(content.toString()))
  const db = await openDatabase(url)
  afterAll(() => db.close().then(remove))
  return { db, facts: JSON.parse(await readFile(`${name}.json`, 'utf8')) as Facts }
}

/** Reads every row of every table, each table in one order. */
export async function readTables(db: Database): Promise<Map<string, Row[]>> {
  const names = await db.read<{ name: string }>(
    db.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  const tables = new Map<string, Row[]>()
  for (const { name } of names) tables.set(name, await db.read<Row>(`SELECT * FROM ${name}`))
  return tables
}

import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup'
import { openDatabase } from '../database'
import { lacksPostgresTools, NO_PG_DUMP, TOOL_ENV } from '#test/db/backup'
import { createPlace, createTestDatabase, type TestDatabase } from '#test/db/database'
import { insertAll } from '#test/db/rows'

const lacksTools = await lacksPostgresTools()

let folder: string
let file: string
let db: TestDatabase
let empty: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-backup-'))
  file = join(folder, 'site.backup')
  db = await createTestDatabase()
  empty = await createPlace({ migrated: false })
})
afterEach(async () => {
  await db.drop()
  await empty.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('restoring', () => {
  test('a truncated backup writes nothing at all', async () => {
    await insertAll(db)
    if (!(await makeBackup())) return
    // Its table of contents comes first: tables are made before the end is missed.
    await truncate(file, (await stat(file)).size - 500)

    await expect(restoreTo(empty.url)).rejects.toMatchObject(refusal('pg_restore: '))
    expect(await tablesIn(empty.url)).toEqual([])
  })

  test('a backup of a newer version is refused before anything is written', async () => {
    await db.sequelize.query("INSERT INTO migrations (name) VALUES ('0999-later')")
    if (!(await makeBackup())) return

    await expect(restoreTo(empty.url)).rejects.toMatchObject(
      refusal('was made by a newer version of the site, which has 0999-later'),
    )
    expect(await tablesIn(empty.url)).toEqual([])
  })

  test('a database of another program is refused, and no backup of it is made', async () => {
    await db.sequelize.query('DROP TABLE migrations')

    await expect(backUp(db.url, file, TOOL_ENV)).rejects.toMatchObject(
      refusal(lacksTools ? NO_PG_DUMP : 'There is nothing to back up'),
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('a backup of SQLite is refused', async () => {
    await writeFile(file, 'SQLite format 3\0')

    await expect(restoreTo(empty.url)).rejects.toMatchObject(
      refusal('is a backup of SQLite, and the database is PostgreSQL'),
    )
  })
})

describe('a backup ends with one clear line', () => {
  test('where nothing answers', async () => {
    await expect(backUp('postgres://anne:geheim@127.0.0.1:1/site', file, TOOL_ENV)).rejects.toThrow(
      'PostgreSQL at 127.0.0.1:1 cannot be used: nothing answers there',
    )
    expect(await readdir(folder)).toEqual([])
  })

  test("where PostgreSQL's programs are not installed", async () => {
    await expect(backUp(db.url, file, { PATH: folder })).rejects.toMatchObject(refusal(NO_PG_DUMP))
    expect(await readdir(folder)).toEqual([])
  })

  test('where they are older than the server', async () => {
    await pretend(`pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.18`)

    await expect(backUp(db.url, file, { PATH: folder })).rejects.toMatchObject(
      refusal('pg_dump 15.18 is older than the server, 17.2: install'),
    )
  })

  test('for any other fault of pg_dump, in its own words', async () => {
    await pretend('pg_dump: error: could not write: No space left on device\npg_dump: hint: buy a disk')

    await expect(backUp(db.url, file, { PATH: folder })).rejects.toMatchObject({
      message: 'pg_dump: could not write: No space left on device',
    })
  })
})

test('the password is on no command line, where every user of the machine reads it', async () => {
  await pretend('pg_dump: error: $* with $PGPASSWORD')
  const password = 'très/secret'
  const url = new URL(db.url)
  await db.sequelize.query(`CREATE ROLE anne LOGIN PASSWORD '${password}'`)
  url.username = 'anne'
  url.password = encodeURIComponent(password)

  const told = await backUp(url.href, file, { PATH: folder }).catch((error: unknown) => String(error))
  await db.sequelize.query('DROP ROLE anne')
  expect(told).toMatch(/--dbname=postgres:\/\/anne@127\.0\.0\.1:\d+\/test_\w+ .* with très\/secret$/)
})

/** False where the programs are missing: there the message is checked. */
async function makeBackup(): Promise<boolean> {
  if (!lacksTools) await backUp(db.url, file, TOOL_ENV)
  else await expect(backUp(db.url, file, TOOL_ENV)).rejects.toMatchObject(refusal(NO_PG_DUMP))
  return !lacksTools
}

function restoreTo(url: string) {
  return restore(url, file, { replace: false, now: new Date(), env: TOOL_ENV })
}

/** A pg_dump that prints this complaint and fails. */
async function pretend(complaint: string) {
  await writeFile(join(folder, 'pg_dump'), `#!/bin/sh\necho "${complaint}" >&2\nexit 1\n`, { mode: 0o755 })
}

function refusal(part: string) {
  return { name: 'BackupRefused', message: expect.stringContaining(part) as string }
}

async function tablesIn(url: string) {
  const opened = await openDatabase(url)
  const found = await opened.sequelize.getQueryInterface().showAllTables()
  await opened.close()
  return found
}

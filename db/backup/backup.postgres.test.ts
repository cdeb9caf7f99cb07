import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, restore } from './backup'
import { openDatabase } from '../database'
import { openPictureFiles } from '../picture-files'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED, refusal, TOOL_ENV } from '#test/harness/db/backup'
import { createPlace, createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { insert, NOON, rows } from '#test/harness/db/rows'
import { openFolder } from '#test/harness/worker'

let folder: string
let file: string
let db: TestDatabase
let empty: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  folder = await openFolder()
  file = join(folder, 'site.backup')
  db = await createTestDatabase()
  empty = await createPlace('nothing')
})
afterEach(async () => {
  await db.drop()
  await empty.remove()
})

async function expectRefusal(reason: string, env: { PATH?: string }) {
  await expect(backUp(db.url, file, env)).rejects.toMatchObject(refusal(reason))
  expect(await readdir(folder)).toEqual([])
}

test.each([
  // The file begins with its contents: tables are restored before its end turns out to be missing.
  ['truncated', '', async () => truncate(file, (await stat(file)).size - 500), 'pg_restore: '],
  [
    'of a newer version',
    "INSERT INTO migrations (name) VALUES ('0999-later')",
    () => undefined,
    'was made by a newer version of the site, which has 0999-later',
  ],
  [
    'of SQLite',
    '',
    () => writeFile(file, 'SQLite format 3\0'),
    'is a backup of SQLite, and the database is PostgreSQL',
  ],
])(
  `a backup that is %s is refused, and nothing is written${ONLY_REFUSED}`,
  async (_, before, harm, reason) => {
    if (before) await db.sequelize.query(before)
    if (IS_REFUSED) return expectRefusal(NO_PG_DUMP, TOOL_ENV)
    await backUp(db.url, file, TOOL_ENV)
    await harm()

    const restoring = restore(empty.url, file, { replace: false, now: new Date(), env: TOOL_ENV })
    await expect(restoring).rejects.toMatchObject(refusal(reason))
    const opened = await openDatabase(empty.url)
    expect(await opened.sequelize.getQueryInterface().showAllTables()).toEqual([])
    await opened.close()
  },
)

test(`a photo is the same bytes in each backup${ONLY_REFUSED}`, async () => {
  if (IS_REFUSED) return expectRefusal(NO_PG_DUMP, TOOL_ENV)
  const files = openPictureFiles(db, { pictures: 'ad_photos', files: 'ad_photo_files', owner: 'photo_id' })
  const bytes = randomBytes(200_000)
  await insert(db, 'users', rows.users)
  for (const [id, picture] of [randomBytes(1000), bytes].entries()) {
    await insert(db, 'ad_photos', { ...WAITING_PHOTO, id })
    await db.transaction((tx) => files.add(id, [{ side: 1280, format: 'jpeg', bytes: picture }], tx))
  }
  await backUp(db.url, file, TOOL_ENV)
  await db.write('DELETE FROM ad_photos WHERE id = 0')
  const next = join(folder, 'next.backup')
  await backUp(db.url, next, TOOL_ENV)

  for (const backup of [file, next])
    expect((await readFile(backup)).includes(bytes.toString('hex')), backup).toBe(true)
})

const WAITING_PHOTO = {
  ...{ user_id: rows.users.id, hash: 'a'.repeat(64), fingerprint: 'b'.repeat(16) },
  ...{ width: 1280, height: 960, created_at: NOON },
}

test(`a database of another program is not backed up${ONLY_REFUSED}`, async () => {
  await db.sequelize.query('DROP TABLE migrations')

  await expectRefusal(IS_REFUSED ? NO_PG_DUMP : 'There is nothing to back up', TOOL_ENV)
})

test('a backup without the programs of PostgreSQL says which to install', async () => {
  await expectRefusal(NO_PG_DUMP, { PATH: folder })
})

test.each([
  [
    `pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.18`,
    'pg_dump 15.18 is older than the server, 17.2: install',
  ],
  [
    'pg_dump: error: could not write: No space left on device\npg_dump: hint: buy a disk',
    'pg_dump: could not write: No space left on device',
  ],
])('a backup whose pg_dump fails is reported in one line (%j)', async (complaint, line) => {
  await pretend(complaint)

  const told = await backUp(db.url, file, { PATH: folder }).catch((error: unknown) => String(error))
  expect(told).toContain(line)
  expect(told).not.toMatch(/hint|\n/)
})

test('a backup puts the password of the database on no command line', async () => {
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

/** A pg_dump that prints this complaint and fails. */
async function pretend(complaint: string) {
  await writeFile(join(folder, 'pg_dump'), `#!/bin/sh\necho "${complaint}" >&2\nexit 1\n`, { mode: 0o755 })
}

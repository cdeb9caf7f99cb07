import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED, refusal, TOOL_ENV } from '#test/harness/db/backup'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { count, insert, rows } from '#test/harness/db/rows'
import { openFolder } from '#test/harness/worker'
import { backUp } from './backup'
import { findNewestBackup, rotateBackups } from './rotation'
import { tryRestore } from './try-restore'

let folder: string
let file: string
let db: TestDatabase
beforeEach(async () => {
  folder = await openFolder()
  file = join(folder, 'site.backup')
  db = await createTestDatabase()
  await insert(db, 'news', rows.news)
})
afterEach(() => db.drop())

const attempt = () => tryRestore(db.url, file, folder, TOOL_ENV)

/** The databases of a try that the server still has. SQLite has none. */
const countLeft = () =>
  db.dialect === 'sqlite' ? 0 : count(db, "pg_database WHERE datname LIKE current_database() || '_restore%'")

test(`a try counts what the backup holds, and leaves nothing behind${ONLY_REFUSED}`, async () => {
  if (IS_REFUSED) return expect(attempt()).rejects.toMatchObject(refusal('no such file'))
  await backUp(db.url, file, TOOL_ENV)
  const before = await attempt()
  await insert(db, 'users', rows.users)
  expect(await attempt()).toEqual(before)

  file = join(folder, 'next.backup')
  await backUp(db.url, file, TOOL_ENV)
  expect(await attempt()).toEqual({ tables: before.tables, rows: before.rows + 1 })
  expect(await count(db, 'users')).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['next.backup', 'site.backup'])
  expect(await countLeft()).toBe(0)
})

test('a try of a file that is no backup is refused, and leaves nothing behind', async () => {
  await writeFile(file, 'des vacances au stand')

  await expect(attempt()).rejects.toMatchObject(refusal('is no backup of this site'))
  expect(await readdir(folder)).toEqual(['site.backup'])
  expect(await countLeft()).toBe(0)
})

test(`the newest backup of a folder is the last by its name${ONLY_REFUSED}`, async () => {
  const backups = join(folder, 'backups')
  expect(await findNewestBackup(backups)).toBeNull()
  const night = (day: number) =>
    rotateBackups(db.url, backups, { keep: 7, now: new Date(`2026-03-0${day}T02:30:00Z`), env: TOOL_ENV })
  if (IS_REFUSED) return expect(night(1)).rejects.toMatchObject(refusal(NO_PG_DUMP))

  const { file: newest } = await night(2)
  await night(1)
  await writeFile(join(backups, 'z.backup'), 'made by hand')
  expect(await findNewestBackup(backups)).toBe(newest)
})

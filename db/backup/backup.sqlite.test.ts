import { open, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup'
import { openDatabase } from '../database'
import { refusal } from '#test/harness/db/backup'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { allRows, count, insert, rows } from '#test/harness/db/rows'
import { openFolder } from '#test/harness/worker'

let folder: string
let file: string
let empty: string
let db: TestDatabase
let there: string
beforeEach(async () => {
  folder = await openFolder()
  file = join(folder, 'site.backup')
  empty = join(folder, 'restored.sqlite')
  db = await createTestDatabase()
  there = db.url.slice('sqlite:'.length)
  await insert(db, 'news', rows.news)
})
afterEach(() => db.drop())

describe('a backup', () => {
  test('is one file, without deleted content', async () => {
    await db.write("UPDATE news SET title = 'Rumeur'")
    await db.write('DELETE FROM news')

    await backUp(db.url, file, {})

    expect(await readdir(folder)).toEqual(['site.backup'])
    expect(await readFile(file, 'latin1')).not.toContain('Rumeur')
  })

  test.each([
    ['over a file', 'letters', 'there is a file of that name'],
    ['in a folder that is not there', 'none/site.backup', 'there is no such file or folder'],
    ['in a file', 'letters/more', 'a part of the path is a file'],
  ])('is not made %s, and changes nothing there', async (_, path, reason) => {
    await writeFile(join(folder, 'letters'), 'Chère Anne')

    const target = join(folder, path)
    await expect(backUp(db.url, target, {})).rejects.toMatchObject(refusal(`${target}: ${reason}`))
    expect(await readFile(join(folder, 'letters'), 'utf8')).toBe('Chère Anne')
    expect(await readdir(folder)).toEqual(['letters'])
  })

  test('is refused for a missing database, and for one without this site', async () => {
    await expect(backUp(`sqlite:${empty}`, file, {})).rejects.toThrow(`There is no SQLite database: ${empty}`)
    expect(await readdir(folder)).toEqual([])
    await (await openDatabase(`sqlite:${empty}`)).close()

    await expect(backUp(`sqlite:${empty}`, file, {})).rejects.toThrow('There is nothing to back up')
    expect(await readdir(folder)).not.toContain('site.backup')
  })
})

describe('restoring a backup', () => {
  beforeEach(() => backUp(db.url, file, {}))

  test('accepts an older schema, which the next start migrates', async () => {
    await inBackup("DELETE FROM migrations WHERE name = '0005-admin'")

    await restoreTo(empty)

    const restored = await openDatabase(`sqlite:${empty}`)
    expect(await restored.isReady()).toBe(false)
    expect(await count(restored, 'news')).toBe(1)
    await restored.close()
  })

  test('keeps the existing database aside with its log, also behind a link', async () => {
    const link = join(folder, 'link.sqlite')
    await insert(db, 'news', { ...rows.news, id: 2, slug: 'apres', title: 'Après' })
    await db.close()
    await symlink(there, link)

    await expect(restoreTo(link)).rejects.toMatchObject(refusal(`${there}: there is a database already`))
    const aside = await restoreTo(link, { replace: true })

    expect(aside).toBe(`${there}.before-2026-03-02T12-00-00`)
    expect(await readlink(link)).toBe(there)
    expect(await titles(there)).toEqual(['Ouverture'])
    expect(await titles(aside!)).toEqual(['Ouverture', 'Après'])
  })

  test('changes nothing while another process has the database open', async () => {
    await expect(restoreTo(there, { replace: true })).rejects.toMatchObject(refusal(`${there} is in use`))
    await insert(db, 'news', { ...rows.news, id: 2, slug: 'apres' })
    expect(await db.isReady()).toBe(true)
    const left = ['app.sqlite', 'app.sqlite-shm', 'app.sqlite-wal']
    expect((await readdir(join(there, '..'))).sort()).toEqual(left)
  })

  test('refuses to replace a damaged database', async () => {
    await writeFile(empty, 'damaged '.repeat(1000))

    const reason = `${empty}: what is there is damaged`
    await expect(restoreTo(empty, { replace: true })).rejects.toMatchObject(refusal(reason))
    expect(await readFile(empty, 'utf8')).toContain('damaged')
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['a file that is not there', () => rm(file), 'there is no such file'],
    ['a text', () => writeFile(file, 'question;A;B;C'), 'is no backup of this site'],
    ['a backup overwritten in the middle', () => overwrite(20_000), 'is damaged'],
    ['a backup of another program', () => inBackup('DROP TABLE migrations'), 'is no backup of this site'],
    [
      'a backup of a newer version',
      () => inBackup("INSERT INTO migrations (name) VALUES ('0999-later')"),
      'was made by a newer version of the site, which has 0999-later',
    ],
    ['a database in use', () => writeFile(`${file}-wal`, ''), 'is a database in use and no backup'],
    [
      'a backup of PostgreSQL',
      () => writeFile(file, 'PGDMP...'),
      'is a backup of PostgreSQL, and the database is SQLite',
    ],
    // SQLite would replay this log into the restored database.
    ['a place with the log of another', () => writeFile(`${empty}-wal`, ''), 'restored.sqlite-wal was left'],
  ])('refuses %s, and leaves nothing of it', async (_, harm, reason) => {
    await harm()
    const before = await readdir(folder)

    await expect(restoreTo(empty)).rejects.toMatchObject(refusal(reason))
    expect(await readdir(folder)).toEqual(before)
  })
})

function restoreTo(path: string, { replace = false } = {}) {
  return restore(`sqlite:${path}`, file, { replace, now: new Date('2026-03-02T12:00:00.000Z'), env: {} })
}

async function inBackup(sql: string) {
  const backup = await openDatabase(`sqlite:${file}`)
  await backup.write(sql)
  await backup.close()
}

async function overwrite(from: number) {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(9000, 0xff), 0, 9000, from)
  await handle.close()
}

async function titles(path: string) {
  const opened = await openDatabase(`sqlite:${path}`)
  const found = await allRows(opened, 'news')
  await opened.close()
  return found.map(({ title }) => title)
}

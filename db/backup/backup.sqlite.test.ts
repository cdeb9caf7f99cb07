import { mkdtemp, open, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup'
import { type Database, openDatabase } from '../database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { allRows, count, insert, insertAll, rows } from '#test/db/rows'

const NOW = new Date('2026-03-02T12:00:00.000Z')

let folder: string
let file: string
let empty: string
let db: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-backup-'))
  file = join(folder, 'site.backup')
  empty = join(folder, 'restored.sqlite')
  db = await createTestDatabase()
  await insertAll(db)
})
afterEach(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  test('is one file, without deleted content', async () => {
    await db.write(() => db.sequelize.query("UPDATE news SET title = 'Rumeur'"))
    await db.write(() => db.sequelize.query('DELETE FROM news'))

    await backUp(db.url, file, {})

    expect(await readdir(folder)).toEqual(['site.backup'])
    expect(await readFile(file, 'latin1')).not.toContain('Rumeur')
  })

  test('never replaces a file, and leaves none behind', async () => {
    await writeFile(file, 'letters')

    await expect(backUp(db.url, file, {})).rejects.toMatchObject(
      refusal(`${file}: there is a file of that name`),
    )
    expect(await readFile(file, 'utf8')).toBe('letters')
    expect(await readdir(folder)).toEqual(['site.backup'])
  })

  test.each([
    ['in a folder that is not there', () => 'none/site.backup', 'there is no such file or folder'],
    ['in a file', () => 'site.backup/more', 'a part of the path is a file'],
  ])('is not made %s', async (_, path, reason) => {
    await writeFile(file, '')

    const target = join(folder, path())
    await expect(backUp(db.url, target, {})).rejects.toMatchObject(refusal(`${target}: ${reason}`))
  })

  test('is not made of a missing database, which is not created either', async () => {
    await expect(backUp(`sqlite:${empty}`, file, {})).rejects.toThrow(`There is no SQLite database: ${empty}`)
    expect(await readdir(folder)).toEqual([])
  })

  test('is not made of a database without this site', async () => {
    await (await openDatabase(`sqlite:${empty}`)).close()

    await expect(backUp(`sqlite:${empty}`, file, {})).rejects.toMatchObject(
      refusal('There is nothing to back up'),
    )
    expect(await readdir(folder)).not.toContain('site.backup')
  })
})

describe('restoring', () => {
  beforeEach(() => backUp(db.url, file, {}))

  test('accepts an older schema, which the next start migrates', async () => {
    await inBackup((backup) => backup.sequelize.query("DELETE FROM migrations WHERE name = '0005-admin'"))

    await restoreTo(empty)

    const restored = await openDatabase(`sqlite:${empty}`)
    expect(await restored.isReady()).toBe(false)
    expect(await count(restored, 'users')).toBe(1)
    await restored.close()
  })

  test('keeps the existing database aside, with the content of its log', async () => {
    const there = pathOf(db)
    await insert(db, 'news', { ...rows.news, id: 2, slug: 'apres', title: 'Après' })
    await db.close()

    await expect(restoreTo(there)).rejects.toMatchObject(refusal(`${there}: there is a database already`))
    const aside = await restoreTo(there, { replace: true })

    expect(aside).toBe(`${there}.before-2026-03-02T12-00-00`)
    expect(await titles(there)).toEqual(['Ouverture'])
    expect(await titles(aside!)).toEqual(['Ouverture', 'Après'])
  })

  test('follows a link to the database, and keeps the link', async () => {
    const [there, link] = [pathOf(db), join(folder, 'link.sqlite')]
    await db.close()
    await symlink(there, link)

    expect(await restoreTo(link, { replace: true })).toBe(`${there}.before-2026-03-02T12-00-00`)
    expect(await readlink(link)).toBe(there)
    expect(await titles(there)).toEqual(['Ouverture'])
  })

  test('changes nothing while another process has the database open', async () => {
    const there = pathOf(db)

    await expect(restoreTo(there, { replace: true })).rejects.toMatchObject(refusal(`${there} is in use`))
    await insert(db, 'news', { ...rows.news, id: 2, slug: 'apres' })
    expect(await db.isReady()).toBe(true)
    expect((await readdir(join(there, '..'))).sort()).toEqual([
      'app.sqlite',
      'app.sqlite-shm',
      'app.sqlite-wal',
    ])
  })

  test('refuses to replace a damaged database', async () => {
    await writeFile(empty, 'damaged '.repeat(1000))

    await expect(restoreTo(empty, { replace: true })).rejects.toMatchObject(
      refusal(`${empty}: what is there is damaged`),
    )
    expect(await readFile(empty, 'utf8')).toContain('damaged')
  })

  test('is refused beside the log of another database, which SQLite would read into it', async () => {
    await writeFile(`${empty}-wal`, '')

    await expect(restoreTo(empty)).rejects.toMatchObject(refusal(`${empty}-wal was left behind`))
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['not there', () => rm(file), 'there is no such file'],
    ['a text', () => writeFile(file, 'question;A;B;C'), 'is no backup of this site'],
    ['overwritten in the middle', () => overwrite(20_000), 'is damaged'],
    [
      'of another program',
      () => inBackup((backup) => backup.sequelize.query('DROP TABLE migrations')),
      'is no backup of this site',
    ],
    [
      'of a newer version',
      () =>
        inBackup((backup) => backup.sequelize.query("INSERT INTO migrations (name) VALUES ('0999-later')")),
      'was made by a newer version of the site, which has 0999-later',
    ],
    ['a database in use', () => writeFile(`${file}-wal`, ''), 'is a database in use and no backup'],
    [
      'of PostgreSQL',
      () => writeFile(file, 'PGDMP...'),
      'is a backup of PostgreSQL, and the database is SQLite',
    ],
  ])('a file that is %s is refused, and nothing is left of it', async (_, harm, reason) => {
    await harm()
    const before = await readdir(folder)

    await expect(restoreTo(empty)).rejects.toMatchObject(refusal(reason))
    expect(await readdir(folder)).toEqual(before)
  })
})

function restoreTo(path: string, { replace = false } = {}) {
  return restore(`sqlite:${path}`, file, { replace, now: NOW, env: {} })
}

function refusal(part: string) {
  return { name: 'BackupRefused', message: expect.stringContaining(part) as string }
}

function pathOf({ url }: TestDatabase) {
  return url.slice('sqlite:'.length)
}

async function inBackup(work: (backup: Database) => Promise<unknown>) {
  const backup = await openDatabase(`sqlite:${file}`)
  await backup.write(() => work(backup))
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

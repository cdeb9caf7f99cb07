import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rotateBackups } from './rotation'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { openFolder } from '#test/harness/worker'

let parent: string
let folder: string
let db: TestDatabase
beforeEach(async () => {
  parent = await openFolder()
  folder = join(parent, 'backups')
  db = await createTestDatabase()
})
afterEach(() => db.drop())

const nameOf = (day: number) => `prepa-lts-2026-03-0${day}T02-30-00Z.backup`

const backUpOn = (day: number, keep: number) =>
  rotateBackups(db.url, folder, { keep, now: new Date(`2026-03-0${day}T02:30:00Z`), env: {} })

test('nightly backups are named after their moment, and the newest are kept', async () => {
  for (const day of [1, 2, 3]) await backUpOn(day, 2)
  const fourth = await backUpOn(4, 2)

  expect(fourth).toEqual({ file: join(folder, nameOf(4)), deleted: [nameOf(2)] })
  expect(await readdir(folder)).toEqual([nameOf(3), nameOf(4)])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('the new nightly backup is kept even when older ones have later names', async () => {
  await mkdir(folder)
  await writeFile(join(folder, nameOf(9)), 'made while the clock was ahead')

  const made = await backUpOn(1, 1)

  expect(made).toEqual({ file: join(folder, nameOf(1)), deleted: [nameOf(9)] })
})

test('nightly backups delete no files of others and no folders', async () => {
  const others = ['2026-01-01.backup', 'avant-la-migration.backup', `copie-${nameOf(1)}`, 'notes.txt']
  await mkdir(join(folder, nameOf(1)), { recursive: true })
  for (const name of others) await writeFile(join(folder, name), '')

  const made = await backUpOn(2, 1)

  expect(made).toEqual({ file: join(folder, nameOf(2)), deleted: [] })
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...others, nameOf(1)]))
})

test('a nightly backup that fails deletes nothing', async () => {
  await mkdir(folder)
  for (const day of [1, 2, 3]) await writeFile(join(folder, nameOf(day)), 'whole')
  await db.write('DROP TABLE migrations')

  await expect(backUpOn(4, 1)).rejects.toThrow(
    'There is nothing to back up: the database is not of this site',
  )
  expect(await readdir(folder)).toEqual([1, 2, 3].map(nameOf))
})

test('nightly backups delete what an interrupted one left a day ago', async () => {
  await mkdir(folder)
  const left = [`${nameOf(1)}.0a1b2c3d.new`, `${nameOf(2)}.4e5f6a7b.new`]
  for (const [nth, name] of left.entries()) {
    await writeFile(join(folder, name), 'half')
    const writtenAt = new Date(`2026-03-0${nth + 1}T02:31:00Z`)
    await utimes(join(folder, name), writtenAt, writtenAt)
  }

  await backUpOn(3, 7)

  expect(await readdir(folder)).toEqual([left[1], nameOf(3)])
})

test('a folder of backups that cannot be made is reported in one line', async () => {
  await writeFile(folder, '')

  await expect(backUpOn(1, 7)).rejects.toThrow(`${folder}: there is a file of that name already`)
})

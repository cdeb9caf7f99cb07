import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { prepareDataFolder, refuseEmptied } from './data-folder.server'
import { openFolder } from '#test/harness/worker'

const folder = await openFolder()

test('the data folder is made with its parents, also by several processes', async () => {
  const path = join(folder, 'srv', 'prepa', 'data')
  await Promise.all(Array.from({ length: 8 }, () => prepareDataFolder(path)))
  await prepareDataFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o750)
})

test('an empty database may be one that another process has just made', async () => {
  const file = join(folder, 'app.sqlite')
  await writeFile(file, '')
  await writeFile(join(folder, 'secret'), 'x'.repeat(43))
  const checked = refuseEmptied({ DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` }, 60_000)
  await setTimeout(100)
  await writeFile(file, 'SQLite format 3')

  await expect(checked).resolves.toBeUndefined()
})

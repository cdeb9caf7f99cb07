import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.server'
import { openFolder } from '#test/harness/worker'

const folder = await openFolder()

test('the data folder is made with its parents, also by several processes', async () => {
  const path = join(folder, 'srv', 'prepa', 'data')
  await Promise.all(Array.from({ length: 8 }, () => prepareDataFolder(path)))
  await prepareDataFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o750)
})

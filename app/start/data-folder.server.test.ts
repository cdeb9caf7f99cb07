import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.server'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the data folder is made with its parents, also by several processes', async () => {
  const path = join(folder, 'srv', 'prepa', 'data')
  await Promise.all(Array.from({ length: 8 }, () => prepareDataFolder(path)))
  await prepareDataFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o750)
})

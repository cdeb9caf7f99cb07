import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openUploads } from './uploads.server'
import { openFolder } from '#test/harness/worker'

let dataDir: string
beforeEach(async () => {
  dataDir = await openFolder()
  await mkdir(join(dataDir, 'uploads'))
})

async function leave(name: string, { minutesAgo }: { minutesAgo: number }) {
  const path = join(dataDir, 'uploads', name)
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await writeFile(path, 'half a photo')
  await utimes(path, at, at)
}

test('uploads older than an hour are deleted at the start, younger ones stay', async () => {
  await leave('old.jpg', { minutesAgo: 61 })
  await leave('new.jpg', { minutesAgo: 50 })
  const { folder } = await openUploads(dataDir)

  expect(await readdir(folder)).toEqual(['new.jpg'])
})

test('uploads older than an hour are deleted while the site runs, too', async () => {
  const { folder, removeOld } = await openUploads(dataDir)
  await leave('old.jpg', { minutesAgo: 61 })
  await leave('new.jpg', { minutesAgo: 50 })
  await removeOld()

  expect(await readdir(folder)).toEqual(['new.jpg'])
})

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openUploads } from './uploads.server'
import { openFolder } from '#test/harness/worker'

test('uploads older than an hour are deleted at the start, and while it runs', async () => {
  const dataDir = await openFolder()
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads)
  const leave = async (name: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    await writeFile(join(uploads, name), 'half a photo')
    await utimes(join(uploads, name), at, at)
  }
  await leave('old.jpg', 61)
  await leave('new.jpg', 50)

  const { removeOld } = await openUploads(dataDir)
  expect(await readdir(uploads)).toEqual(['new.jpg'])

  await leave('old.jpg', 61)
  await removeOld()
  expect(await readdir(uploads)).toEqual(['new.jpg'])
})

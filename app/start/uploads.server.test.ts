import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
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

test('uploads that a process of this machine left go at the next start', async () => {
  const dataDir = await openFolder()
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads)
  const { pid: gone } = spawnSync('true')
  const kept = [`${hostname()}.${process.ppid}.photo`, `another-machine.${gone}.photo`]
  const left = [`${hostname()}.${gone}.photo`, `${hostname()}.${process.pid}.photo`]
  for (const name of [...kept, ...left]) await writeFile(join(uploads, name), 'half a photo')

  await openUploads(dataDir)
  expect((await readdir(uploads)).toSorted()).toEqual(kept.toSorted())
})

test('the folder of uploads is made again when somebody has deleted it', async () => {
  const { newPath, removeOld } = await openUploads(await openFolder())
  const path = await newPath()
  await rm(dirname(path), { recursive: true })
  await writeFile(await newPath(), 'a photo')
  await rm(dirname(path), { recursive: true })
  await removeOld()
  expect(await readdir(dirname(path))).toEqual([])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A file with these bytes, until the test is over. Returns its path. */
export async function fileOf(bytes: Buffer | string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return path
}

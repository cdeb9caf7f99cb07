import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolder } from '#test/harness/worker'

/** Writes a file with these bytes. Returns its path. */
export async function writeUpload(bytes: Buffer | string): Promise<string> {
  const folder = await openFolder()
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return path
}

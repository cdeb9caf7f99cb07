/** A stamp records what was installed or built. Neither is repeated while the files stay the same. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** @param {string} path */
export function readStamp(path) {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

/**
 * Hashes the files and Node's version, because another version also needs a new build.
 *
 * @param {string[]} files
 */
export async function hashFiles(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

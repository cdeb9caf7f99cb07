/** A stamp holds the hash of the files that were installed or built. If they change, the step runs again. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** @param {string} path */
export function readStamp(path) {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

/**
 * Hashes the files and Node's version, because another version of Node also needs a new build.
 *
 * @param {string[]} files
 */
export async function hashFiles(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * A stamp records what was installed or built, so that neither is repeated unless the files for it have changed.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** @param {string} path */
export function readStamp(path) {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

/**
 * Hashes the files and the version of Node, so that a new version installs and builds again.
 *
 * @param {string[]} files
 */
export async function hashFiles(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A hash over files and folders, names and contents.
 *
 * @param {string[]} paths
 */
export async function hashOf(paths) {
  const hash = createHash('sha256').update(process.version)
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Whether the stamp says otherwise than `hash`, or is not there.
 *
 * @param {string} stamp
 * @param {string} hash
 */
export async function hasChanged(stamp, hash) {
  try {
    return (await readFile(stamp, 'utf8')) !== hash
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return true
    throw error
  }
}

/**
 * @param {string} stamp
 * @param {string} hash
 */
export function remember(stamp, hash) {
  return writeFile(stamp, hash)
}

// A changed test makes no build stale, nor does what only measures it.
const IS_OUTSIDE = /\.test\.tsx?$|^bin\/bench\//

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.filter((file) => !IS_OUTSIDE.test(file))
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.server'

/** Milliseconds. No file lies there longer than its request takes. */
const OLD = 3_600_000

/**
 * The folder in which uploaded files lie for a moment. Not the system's: that may be memory. A process that is killed
 * leaves its own, and other processes may be at work on theirs.
 */
export async function openUploads(dataDir: string) {
  const folder = resolve(dataDir, 'uploads')
  await prepareDataFolder(folder)

  async function removeOld(): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const { mtimeMs = Date.now() } = (await stat(path).catch(ifGone)) ?? {}
      if (Date.now() - mtimeMs > OLD) await rm(path, { force: true })
    }
  }

  await removeOld()
  return { folder, removeOld }
}

function ifGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

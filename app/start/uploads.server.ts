import { RETENTION, toMs } from '#modules/kernel/retention'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.server'

/**
 * Keeps uploads in the data folder, because the temporary folder may be in memory. File names contain the
 * machine and the process, because several processes may share the folder.
 */
export async function openUploads(dataDir: string) {
  const folder = resolve(dataDir, 'uploads')
  await prepareDataFolder(folder)

  async function remove(isLeft: (name: string, path: string) => Promise<boolean> | boolean): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if (await isLeft(name, path)) await rm(path, { force: true })
    }
  }

  /** Removes all old files, even those of other machines. */
  async function removeOld(): Promise<void> {
    await prepareDataFolder(folder)
    await remove(async (_, path) => {
      const { mtimeMs = Date.now() } = (await stat(path).catch(ifGone)) ?? {}
      return Date.now() - mtimeMs > toMs(RETENTION.brokenUpload)
    })
  }

  await removeOld()
  await remove(wasLeftHere)
  return {
    removeOld,
    async newPath(): Promise<string> {
      // Somebody may have deleted the folder since the start.
      await prepareDataFolder(folder)
      return join(folder, `${HERE}.${process.pid}.${randomUUID()}`)
    },
  }
}

const HERE = hostname()

/**
 * Returns whether the file is from a process of this machine that has ended. At the start, a file with this
 * process's id is from an earlier process.
 */
function wasLeftHere(name: string): boolean {
  const [, machine, writer] = /^(.*)\.(\d+)\.[^.]*$/.exec(name) ?? []
  return machine === HERE && (Number(writer) === process.pid || !isAlive(Number(writer)))
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function ifGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

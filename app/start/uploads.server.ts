import { RETENTION, toMs } from '#modules/kernel/retention'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.server'

/**
 * The folder in which uploaded files lie for a moment. Not the system's: that may be memory. The name of a file begins
 * with the machine and the process that write it, since others may be writing theirs.
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

  /** Also those of other machines, whose processes nobody here knows. */
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
    /** The path of a file that is not there yet. */
    async newPath(): Promise<string> {
      // Somebody may have deleted the folder since the start.
      await prepareDataFolder(folder)
      return join(folder, `${HERE}.${process.pid}.${randomUUID()}`)
    },
  }
}

const HERE = hostname()

/** Left by a process of this machine that is gone: this one has just begun, and has written nothing. */
function wasLeftHere(name: string): boolean {
  const [, machine, writer] = /^(.*)\.(\d+)\.[^.]*$/.exec(name) ?? []
  return machine === HERE && (Number(writer) === process.pid || !isAlive(Number(writer)))
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function ifGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

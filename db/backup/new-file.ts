import { randomBytes } from 'node:crypto'
import { link, lstat, open, rename, rm } from 'node:fs/promises'
import { BackupRefused } from './refused'
import { describeFileFault, fileFaultCode } from '../sqlite/file-fault'

/** The file is complete, and for this user only, or not there at all. An existing one is never touched. */
export async function writeNewFile(path: string, write: (unfinished: string) => Promise<void>) {
  if (await isThere(path)) throw new BackupRefused(`${path}: ${describeFileFault({ code: 'EEXIST' })}`)
  await writeBeside(path, write, publish)
}

/** An unfinished file in the same folder, flushed before `finish` gives it its name. */
export async function writeBeside(
  path: string,
  write: (unfinished: string) => Promise<void>,
  finish: (unfinished: string, path: string) => Promise<void>,
) {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.new`
  try {
    await (await open(unfinished, 'wx', 0o600)).close()
    try {
      await write(unfinished)
      await flush(unfinished)
      await finish(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  } catch (error) {
    refuse(path, error)
  }
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (fileFaultCode(error) === 'ENOENT') return false
    refuse(path, error)
  }
}

/** Unlike a rename, a link does not replace a file that has appeared since. */
export async function publish(unfinished: string, path: string) {
  try {
    await link(unfinished, path)
  } catch (error) {
    // Some file systems, as on memory sticks, have no links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(fileFaultCode(error))) throw error
    await rename(unfinished, path)
  }
}

async function flush(path: string) {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** A fault of the file system or its disk becomes one line; others are thrown as they are. */
function refuse(path: string, error: unknown): never {
  const isOfFiles = /^(E[A-Z]+|SQLITE_FULL)$/.test(fileFaultCode(error))
  throw isOfFiles
    ? new BackupRefused(`${path}: ${describeFileFault(error)}`, { cause: error })
    : (error as Error)
}

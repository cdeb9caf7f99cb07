import { randomBytes } from 'node:crypto'
import { link, lstat, open, rename, rm } from 'node:fs/promises'
import { describeFileFault, fileFaultCode } from '../sqlite/file-fault'

/** A backup that cannot be made or restored. The message is one line for the operator, without a password. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
  }
}

/** Writes a file that only this user can read, completely or not at all. `finish` gives the file its name. */
export async function writeNewFile(
  path: string,
  write: (unfinished: string) => Promise<void>,
  finish: (unfinished: string) => Promise<void> = (unfinished) => publish(unfinished, path),
) {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.new`
  try {
    await (await open(unfinished, 'wx', 0o600)).close()
    try {
      await write(unfinished)
      const written = await open(unfinished, 'r+')
      await written.sync().finally(() => written.close())
      await finish(unfinished)
    } finally {
      await rm(unfinished, { force: true })
    }
  } catch (error) {
    // Rethrows any error that is not a fault of the file system.
    if (!/^(E[A-Z]+|SQLITE_FULL)$/.test(fileFaultCode(error))) throw error
    throw refusal(path, error)
  }
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (fileFaultCode(error) === 'ENOENT') return false
    throw refusal(path, error)
  }
}

export function refusal(path: string, error: unknown): BackupRefused {
  return new BackupRefused(`${path}: ${describeFileFault(error)}`, { cause: error })
}

/** Names the file with a link, because a rename would overwrite a file created in the meantime. */
async function publish(unfinished: string, path: string) {
  try {
    await link(unfinished, path)
  } catch (error) {
    // Some file systems, such as those of memory sticks, have no links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(fileFaultCode(error))) throw error
    await rename(unfinished, path)
  }
}

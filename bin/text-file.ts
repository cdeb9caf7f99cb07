import { isUtf8 } from 'node:buffer'
import { readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { describeFileFault, fileFaultCode } from '#db/sqlite/file-fault'
import { CommandFault } from './command'

/** More than any question bank has; a file that is larger was given by mistake. */
const MAX_MEGABYTES = 10

/** The text of a UTF-8 file, without a byte order mark. Refuses every other file with one line. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readWhole(path).catch((error: unknown) => refuse(path, error))
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : '\0'
  if (text.includes('\0')) throw new CommandFault(`${path} is not encoded in UTF-8: save it as UTF-8`)
  if (!text.trim()) throw new CommandFault(`${path} is empty`)
  return text
}

/** The file has its whole new text or, when that fails, its old one. */
export async function writeTextFile(path: string, text: string): Promise<void> {
  try {
    const { target, mode } = await findTarget(path)
    const beside = `${target}.${process.pid}.new`
    try {
      await writeFile(beside, text, { flush: true, mode })
      await rename(beside, target)
    } catch (error) {
      // Only the first failure is reported: the others follow from it.
      await Promise.allSettled([rm(beside, { force: true })])
      throw error
    }
  } catch (error) {
    refuse(path, error)
  }
}

async function readWhole(path: string): Promise<Buffer> {
  const { size } = await statFile(path)
  const megabytes = Math.ceil(size / 1_000_000)
  if (megabytes > MAX_MEGABYTES) {
    throw new CommandFault(`${path} has ${megabytes} MB; more than ${MAX_MEGABYTES} MB are not read`)
  }
  return readFile(path)
}

/** What a link leads to, so that the link stays one; and the rights of the file that is replaced. */
async function findTarget(path: string): Promise<{ target: string; mode?: number }> {
  try {
    const { mode } = await statFile(path)
    return { target: await realpath(path), mode }
  } catch (error) {
    if (fileFaultCode(error) === 'ENOENT') return { target: await followLink(path) }
    throw error
  }
}

/** Where a link leads whose file is not there yet. */
async function followLink(path: string): Promise<string> {
  try {
    return resolve(dirname(path), await readlink(path))
  } catch (error) {
    // No link, or nothing at all: a new file.
    if (['EINVAL', 'ENOENT'].includes(fileFaultCode(error))) return path
    throw error
  }
}

async function statFile(path: string) {
  const found = await stat(path)
  if (found.isDirectory()) throw new CommandFault(`${path} is a folder, not a file`)
  if (!found.isFile()) throw new CommandFault(`${path} is not a file`)
  return found
}

function refuse(path: string, error: unknown): never {
  if (error instanceof CommandFault) throw error
  throw new CommandFault(`${path}: ${describeFileFault(error)}`)
}

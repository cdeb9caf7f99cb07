import { isUtf8 } from 'node:buffer'
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { describeFileFault, fileFaultCode } from '#db/sqlite/file-fault'
import { CommandFault } from './command'

/** Every question bank is smaller, so a larger file was given by mistake. */
const MAX_MEGABYTES = 10

/** Reads a text file without its byte order mark. Refuses a file that is empty or not in UTF-8. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readWhole(path).catch((error: unknown) => refuse(path, error))
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : '\0'
  if (text.includes('\0')) throw new CommandFault(`${path} is not encoded in UTF-8: save it as UTF-8`)
  if (!text.trim()) throw new CommandFault(`${path} is empty`)
  return text
}

/** Writes the whole new text or, if that fails, keeps the old one. */
export async function writeTextFile(path: string, text: string): Promise<void> {
  const target = await resolveLink(path).catch((error: unknown) => refuse(path, error))
  const beside = `${target}.${process.pid}.new`
  try {
    await writeFile(beside, text, { flush: true })
    await rename(beside, target)
  } catch (error) {
    // Ignores a failure to remove the file, so that the first failure is reported.
    await Promise.allSettled([rm(beside)])
    refuse(path, error)
  }
}

/** Follows a symbolic link, so that writing replaces its target and not the link. */
async function resolveLink(path: string): Promise<string> {
  try {
    await statFile(path)
    return await realpath(path)
  } catch (error) {
    if (fileFaultCode(error) === 'ENOENT') return path
    throw error
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

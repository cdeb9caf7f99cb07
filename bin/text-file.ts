import { isUtf8 } from 'node:buffer'
import { readFile, stat, writeFile } from 'node:fs/promises'
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

export async function writeTextFile(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: unknown) => refuse(path, error))
}

async function readWhole(path: string): Promise<Buffer> {
  const found = await stat(path)
  const megabytes = Math.ceil(found.size / 1_000_000)
  if (megabytes > MAX_MEGABYTES) {
    throw new CommandFault(`${path} has ${megabytes} MB; more than ${MAX_MEGABYTES} MB are not read`)
  }
  if (!found.isFile() && !found.isDirectory()) throw new CommandFault(`${path} is not a file`)
  return readFile(path)
}

function refuse(path: string, error: unknown): never {
  if (error instanceof CommandFault) throw error
  if (fileFaultCode(error) === 'EISDIR') throw new CommandFault(`${path} is a folder, not a file`)
  throw new CommandFault(`${path}: ${describeFileFault(error)}`)
}

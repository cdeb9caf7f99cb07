import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PICTURE_MEGABYTES } from '#modules/kernel/pictures'
import { site } from '#app/start/modules.server'
import { MAX_FORM_BYTES, MAX_FORM_FIELDS, nameOfFile, readFields } from './form.server'
import { badRequest } from './responses'

export type SentFile = {
  name: string
  /**
   * Writes it to the disk for as long as `work` takes, and returns what that returns; null for a file that is too
   * large. A file that nobody writes is read past.
   */
  written<T>(work: (path: string) => Promise<T>): Promise<T | null>
}

/** Is given one file after the other, while the rest of the body waits, with the fields that came before it. */
type Take = (file: SentFile, before: FormData) => Promise<void>

/**
 * In bytes, of a whole form, as docs/operations.md tells the proxy: files that are too many or too large are read past,
 * to say so.
 */
const MAX_BYTES = 120_000_000

/**
 * Reads a form with pictures piece by piece, so that none lies in memory; returns the other fields. `pictures` is the
 * name of their field: other files are read past. Throws 400 or 413 for a body that no person's form has.
 */
export async function readPictureForm(request: Request, pictures: string, take: Take): Promise<FormData> {
  // A form without files may be sent either way.
  if (!isMultipart(request)) return readFields(request)
  const form = new FormData()
  const parser = openParser(request)
  const failed = new Promise<never>((_, reject) => parser.on('error', reject))
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  // Awaited below, unless another fault comes first.
  failed.catch(() => undefined)

  let bytes = 0
  parser.on('field', (name, value, _isNameCut, isCut) => {
    bytes += name.length + value.length
    if (isCut || bytes > MAX_FORM_BYTES) bytes = Infinity
    else form.append(name, value)
  })
  parser.on('fieldsLimit', () => parser.destroy(new Error('too many fields')))

  const files: BusboyFileStream[] = []
  let taken = Promise.resolve()
  parser.on('file', (field, stream, name) => {
    files.push(stream)
    stream.on('error', () => undefined)
    taken = taken.then(async () => {
      if (field === pictures && name) await take(sentFile(stream, name), form)
      stream.resume()
    })
    taken.catch((fault: unknown) => parser.destroy(new Error('a file was not taken', { cause: fault })))
  })

  try {
    await feed(request, async (piece) => {
      await Promise.race([new Promise<void>((resolve) => parser.write(piece, () => resolve())), failed])
      if (bytes > MAX_FORM_BYTES) throw tooLarge()
    })
    parser.end()
    await Promise.race([finished, failed])
    await taken
    return form
  } catch (fault) {
    // What is being written breaks off. The parser may only have failed because of what was done with a file.
    for (const file of files) file.destroy()
    await taken
    throw fault instanceof Response ? fault : badRequest()
  }
}

const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

const tooLarge = () => new Response(null, { status: 413 })

function openParser(request: Request) {
  const headers = { 'content-type': request.headers.get('Content-Type')! }
  const limits = {
    fields: MAX_FORM_FIELDS,
    fieldSize: MAX_FORM_BYTES,
    fieldNameSize: 100,
    fileSize: PICTURE_MEGABYTES * 1_000_000,
    headerPairs: 20,
    headerSize: 4000,
  }
  try {
    return new Busboy({ headers, limits })
  } catch {
    // There is no boundary.
    throw badRequest()
  }
}

async function feed(request: Request, write: (piece: Buffer) => Promise<void>) {
  const reader = request.body?.getReader()
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return
    size += value.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    await write(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
  }
}

function sentFile(stream: BusboyFileStream, name: string): SentFile {
  return {
    name: nameOfFile(name, 'photo'),
    async written(work) {
      const path = join(site().uploads, randomUUID())
      try {
        return (await write(stream, path)) ? await work(path) : null
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** False as soon as it is too large: the rest of it may be much more. */
async function write(stream: BusboyFileStream, path: string): Promise<boolean> {
  const isCut = new Promise<false>((resolve) => stream.once('limit', () => resolve(false)))
  const isWritten = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
    () => !stream.truncated,
  )
  try {
    return await Promise.race([isCut, isWritten])
  } catch (error) {
    // What is no fault of the disk is the client's, who broke off.
    if (!(error as NodeJS.ErrnoException).syscall) throw badRequest()
    throw error
  }
}

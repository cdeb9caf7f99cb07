import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PICTURE_MEGABYTES } from '#modules/kernel/pictures'
import { site } from '#app/start/modules.server'
import { safely } from '#app/start/safely'
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

/** Fields and files: enough to read a whole folder of pictures and refuse it by name. Each part costs about 1 ms. */
const MAX_PARTS = 300

/**
 * Reads a form with pictures piece by piece, so that none lies in memory; returns the other fields. `pictures` is the
 * name of their field: other files are read past. Throws 400 or 413 for a body that no person's form has.
 */
export async function readPictureForm(request: Request, pictures: string, take: Take): Promise<FormData> {
  // A form without files may be sent either way.
  if (!isMultipart(request)) return readFields(request)
  const form = new FormData()
  const parser = openParser(request)
  let fail!: (fault: unknown) => void
  const failed = new Promise<never>((_, reject) => (fail = reject))
  const refuse = () => fail(badRequest())
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  parser.on('error', refuse).on('fieldsLimit', refuse).on('partsLimit', refuse)

  let bytes = 0
  const takeField = (name: string | undefined, value: string, _isNameCut: boolean, isCut: boolean) => {
    if (name === undefined) throw badRequest()
    bytes += name.length + value.length
    if (isCut || bytes > MAX_FORM_BYTES) throw tooLarge()
    form.append(name, value)
  }
  parser.on('field', safely(takeField, fail))

  const broken = new AbortController()
  let taken = Promise.resolve()
  const takeFile = (field: string | undefined, stream: BusboyFileStream, name: string) => {
    // The parser or the writer reports the same error.
    stream.on('error', ignore)
    if (field === undefined) throw badRequest()
    taken = taken.then(async () => {
      if (field === pictures && name) await take(sentFile(stream, name, broken.signal), form)
      stream.resume()
    })
    taken.catch(fail)
  }
  parser.on('file', safely(takeFile, fail))

  const readAll = async () => {
    await feed(request, (piece) => new Promise((resolve) => parser.write(piece, () => resolve())))
    parser.end()
    await finished
    await taken
  }
  try {
    await Promise.race([failed, readAll()])
    return form
  } catch (fault) {
    parser.destroy()
    broken.abort()
    // Waits until the temporary files are removed.
    await Promise.allSettled([taken])
    throw fault
  }
}

const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

const tooLarge = () => new Response(null, { status: 413 })

function openParser(request: Request) {
  const headers = { 'content-type': request.headers.get('Content-Type')! }
  const limits = {
    parts: MAX_PARTS,
    fields: MAX_FORM_FIELDS,
    fieldSize: MAX_FORM_BYTES,
    fieldNameSize: 100,
    fileSize: PICTURE_MEGABYTES * 1_000_000,
    headerPairs: 20,
    headerSize: 4000,
  }
  try {
    // Larger than any chunk of a body: busboy never resumes after a skipped part that fills its buffer.
    return new Busboy({ headers, limits, fileHwm: 131_072 })
  } catch {
    // There is no boundary.
    throw badRequest()
  }
}

async function feed(request: Request, write: (piece: Buffer) => Promise<void>) {
  const reader = request.body?.getReader()
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true }
    if (done) return
    size += value.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    await write(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
  }
}

/** The client has gone: nobody reads the answer. */
function brokenOff(): never {
  throw badRequest()
}

function ignore() {}

function sentFile(stream: BusboyFileStream, name: string, signal: AbortSignal): SentFile {
  return {
    name: nameOfFile(name, 'photo'),
    async written(work) {
      const path = await site().uploads.newPath()
      try {
        return (await write(stream, path, signal)) ? await work(path) : null
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** False as soon as it is too large: the rest of it may be much more. */
async function write(stream: BusboyFileStream, path: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) throw badRequest()
  const isCut = once(stream, 'limit').then(() => false)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const isClosed = new Promise<void>((resolve) => file.once('close', resolve))
  // Once it is being closed, nobody else listens.
  file.on('error', ignore)
  // Not by `pipeline`, which destroys the stream when the disk is full: nobody would read the rest of the body.
  const isWritten = once(stream.pipe(file), 'finish', { signal }).then(() => !stream.truncated)
  try {
    return await Promise.race([isCut, isWritten])
  } catch (error) {
    // What is no fault of the disk is the client's, who broke off.
    if (!(error as NodeJS.ErrnoException).syscall) throw badRequest()
    throw error
  } finally {
    stream.unpipe(file)
    file.destroy()
    // Only what is closed is removed for good.
    await isClosed
  }
}

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
   * Writes the file to disk, runs `work` on it and then deletes it. Returns the result of `work`, or null if
   * the file is too large. A file for which this is not called is skipped.
   */
  written<T>(work: (path: string) => Promise<T>): Promise<T | null>
}

/** The function that receives one file, with the fields before it, while the rest of the body waits. */
type Take = (file: SentFile, before: FormData) => Promise<void>

/**
 * Reads a form with pictures piece by piece, so that no picture is held in memory. Passes each picture to
 * `take` and returns the other fields. Skips files outside the field `pictures`. Throws 400 or 413 for bodies
 * that no real form sends.
 */
export async function readPictureForm(request: Request, pictures: string, take: Take): Promise<FormData> {
  // A form without files may be sent with either encoding.
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
    // The parser or the writer also reports this error, and it is handled there.
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

/**
 * The most fields and files in a form, at about 1 ms each. It leaves room for a whole folder of pictures, so
 * that the answer can name those it refuses.
 */
const MAX_PARTS = 300

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
    // `fileHwm` is larger than any chunk of a body, because busboy never resumes after a skipped part that
    // fills its buffer.
    return new Busboy({ headers, limits, fileHwm: 131_072 })
  } catch {
    // Busboy throws if the content type has no boundary.
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

/**
 * The most bytes in a form with pictures, which docs/operations.md also sets at the proxy. It leaves room for
 * files that are too many or too large, so that the answer can say so.
 */
const MAX_BYTES = 120_000_000

/** Throws 400 because the client has disconnected; nobody reads the answer. */
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

/** Writes a stream to a file. Returns false as soon as it is too large, without reading the rest. */
async function write(stream: BusboyFileStream, path: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) throw badRequest()
  const isCut = once(stream, 'limit').then(() => false)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const isClosed = new Promise<void>((resolve) => file.once('close', resolve))
  // Without a listener, an error while the file closes would end the process.
  file.on('error', ignore)
  // `pipeline` would destroy the stream when the disk is full, and the rest of the body would never be read.
  const isWritten = once(stream.pipe(file), 'finish', { signal }).then(() => !stream.truncated)
  try {
    return await Promise.race([isCut, isWritten])
  } catch (error) {
    // An error without a system call does not come from the disk: the client has disconnected.
    if (!(error as NodeJS.ErrnoException).syscall) throw badRequest()
    throw error
  } finally {
    stream.unpipe(file)
    file.destroy()
    // A file can be removed for good only once it is closed.
    await isClosed
  }
}

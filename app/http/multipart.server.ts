import { on, once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PICTURE_MEGABYTES } from '#modules/kernel/pictures'
import { site } from '#app/start/modules.server'
import { safely } from '#app/start/safely'
import { MAX_FORM_BYTES, MAX_FORM_FIELDS, nameOfFile, readFields } from './form.server'
import { badRequest } from './responses'

/** A file that is still arriving. It is skipped if `withTempFile` is not called before the next iteration. */
export type SentFile = {
  name: string
  /**
   * Writes the file to disk, runs `work` on its path and then deletes it. Returns the result of `work`, or null if
   * the file is too large.
   */
  withTempFile<T>(work: (path: string) => Promise<T>): Promise<T | null>
}

/**
 * Yields the files of one field as they arrive, without holding them in memory. Adds the other fields to
 * `form`. Throws 400 or 413 for a malformed or too large body.
 */
export async function* readFiles(request: Request, field: string, form: FormData): AsyncGenerator<SentFile> {
  if (!isMultipart(request)) {
    // A form without files may be sent with either encoding.
    for (const [name, value] of await readFields(request)) form.append(name, value)
    return
  }
  const parser = openParser(request)
  const broken = new AbortController()
  const { signal } = broken
  const fail = (fault: unknown) => broken.abort(fault)
  const refuse = () => fail(badRequest())
  parser.on('error', refuse).on('fieldsLimit', refuse).on('partsLimit', refuse)
  parser.on('field', safely(fieldReader(form), fail))
  parser.on('file', safely(ignoreErrors, fail))

  const arrived = on(parser, 'file', { signal, close: ['finish'] }) as AsyncIterable<ArrivedFile>
  const fed = feed(request, parser)
  fed.catch(fail)
  try {
    for await (const [name, stream, fileName] of arrived) {
      signal.throwIfAborted()
      if (name === undefined) throw badRequest()
      if (name === field && fileName) yield toSentFile(stream, fileName, signal)
      stream.resume()
    }
    await fed
  } catch (error) {
    // After an abort, throws its reason instead of the iterator's own error.
    signal.throwIfAborted()
    throw error
  } finally {
    parser.destroy()
    broken.abort()
  }
}

type ArrivedFile = [field: string | undefined, stream: BusboyFileStream, fileName: string]

/** Returns the listener that adds fields to `form`. The listener throws if the total size is too large. */
function fieldReader(form: FormData) {
  let bytes = 0
  return (name: string | undefined, value: string, _isNameCut: boolean, isCut: boolean) => {
    if (name === undefined) throw badRequest()
    bytes += name.length + value.length
    if (isCut || bytes > MAX_FORM_BYTES) throw tooLarge()
    form.append(name, value)
  }
}

const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

const tooLarge = () => new Response(null, { status: 413 })

/**
 * The most fields and files in a form. Leaves room for a whole folder of pictures, so that the answer can
 * name each refused picture.
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
    // `fileHwm` is larger than any chunk. If a skipped file filled its buffer, busboy would never resume.
    return new Busboy({ headers, limits, fileHwm: 131_072 })
  } catch {
    // Busboy throws if the content type has no boundary.
    throw badRequest()
  }
}

async function feed(request: Request, parser: ReturnType<typeof openParser>) {
  const reader = request.body?.getReader()
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true }
    if (done) return void parser.end()
    size += value.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    const piece = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    await new Promise<void>((resolve) => parser.write(piece, () => resolve()))
  }
}

/**
 * The most bytes in a form with pictures; docs/operations.md sets the same limit at the proxy. Leaves room
 * for too many or too large files, so that the answer can name the fault.
 */
const MAX_BYTES = 120_000_000

/** Throws 400 because the client has disconnected; nobody reads the answer. */
function brokenOff(): never {
  throw badRequest()
}

/** Ignores the errors of a file's stream, because the parser or the writer reports them, too. */
function ignoreErrors(_field: string | undefined, stream: BusboyFileStream) {
  stream.on('error', ignore)
}

function ignore() {}

function toSentFile(stream: BusboyFileStream, name: string, signal: AbortSignal): SentFile {
  return {
    name: nameOfFile(name, 'photo'),
    async withTempFile(work) {
      const path = await site().uploads.newPath()
      try {
        return (await write(stream, path, signal)) ? await work(path) : null
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** Writes a stream to a file. Returns false as soon as the file is too large, without reading the rest. */
async function write(stream: BusboyFileStream, path: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted()
  const isCut = once(stream, 'limit').then(() => false)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const isClosed = new Promise<void>((resolve) => file.once('close', resolve))
  // Without a listener, an error while the file closes would end the process.
  file.on('error', ignore)
  // With a full disk, `pipeline` would destroy the stream, and the rest of the body would never be read.
  const isWritten = once(stream.pipe(file), 'finish', { signal }).then(() => !stream.truncated)
  try {
    return await Promise.race([isCut, isWritten])
  } catch (error) {
    signal.throwIfAborted()
    // An error without a system call does not come from the disk: the client has disconnected.
    if (!(error as NodeJS.ErrnoException).syscall) throw badRequest()
    throw error
  } finally {
    stream.unpipe(file)
    file.destroy()
    // The caller removes the file next, so it must be closed by then.
    await isClosed
  }
}

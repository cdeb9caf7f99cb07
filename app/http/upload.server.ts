import { isUtf8 } from 'node:buffer'
import { hasNul, readBody } from './body.server'
import { badRequest } from './form.server'

/** What the largest file of a form may have, in megabytes. */
export const MOST_MEGABYTES = 5
const MOST_BYTES = MOST_MEGABYTES * 1_000_000
/** What stands around the file: its name, its type, and a few other fields. */
const AROUND = 20_000
const MOST_FIELDS = 10

type Upload = {
  /** The text, and the file's name on its owner's device; or what is wrong. */
  file: { name: string; text: string } | UploadFault
  /** Whether this box of the same form is ticked. */
  isTicked(box: string): boolean
}

export type UploadFault = 'no-file' | 'too-large' | 'not-utf8' | 'empty'

/**
 * Reads a form that sends a text file along, from who may send one: the guard comes first. It is read as a
 * whole, up to its bound; a byte order mark goes. A body that is no such form is refused with a thrown 400.
 */
export async function readUpload(request: Request, field: string): Promise<Upload> {
  const bytes = await readBody(request, MOST_BYTES + AROUND)
  if (!bytes) return { file: 'too-large', isTicked: () => false }
  const form = await parse(bytes, request.headers.get('Content-Type') ?? '')
  return { file: await readFile(form.get(field)), isTicked: (box) => form.get(box) === 'on' }
}

async function readFile(file: FormDataEntryValue | null): Promise<Upload['file']> {
  if (!(file instanceof File) || file.name === '') return 'no-file'
  if (file.size > MOST_BYTES) return 'too-large'
  const content = new Uint8Array(await file.arrayBuffer())
  const text = isUtf8(content) ? new TextDecoder().decode(content) : null
  if (text === null || hasNul(text)) return 'not-utf8'
  return text.trim() ? { name: nameOf(file), text } : 'empty'
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    if ([...form].length > MOST_FIELDS) throw badRequest()
    return form
  } catch (error) {
    if (error instanceof Response) throw error
    // undici throws a TypeError for whatever is no form.
    throw badRequest()
  }
}

const LONGEST_NAME = 100

function nameOf({ name }: File): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_NAME).join('') || 'questions.csv'
}

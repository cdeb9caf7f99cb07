import { data } from '@remix-run/node'
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { FORM_KEY } from './form-key'
import { badRequest, refuseBody } from './responses'

/** The most bytes in a form or in the body of an API call; uploads have limits of their own. */
export const MAX_FORM_BYTES = 100_000
export const MAX_FORM_FIELDS = 50

/**
 * Parses the known fields of a form. Throws 400 or 413 for a hostile body, because conform could throw an
 * error or need seconds to parse it.
 */
export async function readForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>> {
  return checkForm(await readFields(request), schema)
}

export async function readFields(request: Request): Promise<FormData> {
  const form = await parseForm(request, MAX_FORM_BYTES, MAX_FORM_FIELDS)
  if (!form) throw refuseBody(413)
  return form
}

export function checkForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  if ([...form].some(isHostile)) throw badRequest()
  return parseWithZod(knownFields(form, schema), { schema })
}

export type Faults = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** Shows the form again as filled in, with its errors but without its secret fields. */
export function refuseForm<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  faults: Faults = {},
  init: { status: 400 | 429 | 503; headers?: HeadersInit } = { status: 400 },
) {
  return data(submission.reply({ ...faults, hideFields: SECRET }), init)
}

/**
 * Shows the form again with 409. `conflict` tells `useConflict` that the form was filled in from an old
 * version.
 */
export const refuseConflict = (form: Parameters<typeof refuseForm>[0], sentence: string) =>
  data({ ...form.reply({ formErrors: [sentence] }), conflict: true }, { status: 409 })

/**
 * Shows the form again with 429. The sentence must say what the user has to wait for, because the limit does
 * not end at a fixed time.
 */
export const refuseTooMany = (form: Parameters<typeof refuseForm>[0], sentence: string) =>
  refuseForm(form, { formErrors: [sentence] }, { status: 429 })

/** The values of these fields are never sent back. */
export const SECRET = ['password', 'currentPassword', 'newPassword', 'confirmPassword', 'code']

/** The most bytes in an upload besides its file. */
const MAX_BYTES_AROUND = 20_000
const MAX_UPLOAD_FIELDS = 10

type Upload = {
  file: { name: string; bytes: Uint8Array } | 'no-file' | 'too-large'
  isTicked(box: string): boolean
}

/**
 * Reads a form with one file. Throws 400 for a body that is not a form. Call the route's guard first, so that
 * strangers cannot upload.
 */
export async function readUpload(request: Request, field: string, megabytes: number): Promise<Upload> {
  const mostBytes = megabytes * 1_000_000
  const form = await parseForm(request, mostBytes + MAX_BYTES_AROUND, MAX_UPLOAD_FIELDS)
  if (!form) return { file: 'too-large', isTicked: () => false }
  return { file: await readFile(form.get(field), mostBytes), isTicked: (box) => form.get(box) === 'on' }
}

/**
 * Returns the body, or null if it is too large. Counts the bytes, because `Content-Length` may be wrong.
 * Leaves the rest unread, because cancelling the body would break the connection before the refusal is sent.
 */
export async function readBody(request: Request, maxBytes = MAX_FORM_BYTES) {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null
  if (!request.body) return new Uint8Array()

  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(chunks))
    size += value.byteLength
    if (size > maxBytes) return null
    chunks.push(value)
  }
}

/** Returns whether the text contains NUL, which PostgreSQL cannot store. */
export function hasNul(text: string): boolean {
  return text.includes('\0')
}

async function parseForm(request: Request, maxBytes: number, maxFields: number): Promise<FormData | null> {
  const bytes = await readBody(request, maxBytes)
  if (!bytes) return null
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    // undici throws a TypeError for any body that is not a form.
    throw badRequest()
  })
  if ([...form].length > maxFields) throw badRequest()
  return form
}

function isHostile([name, value]: [string, FormDataEntryValue]): boolean {
  return LARGE_INDEX.test(name) || (typeof value === 'string' && hasNul(value))
}

// conform would turn `a[9999999]` into an array of that length.
const LARGE_INDEX = /\[\d{3,}\]/

function knownFields(form: FormData, { shape }: z.ZodObject): FormData {
  const known = new FormData()
  const key = form.get(FORM_KEY)
  if (typeof key === 'string') known.append(FORM_KEY, key)
  for (const [name, field] of Object.entries(shape)) {
    const values = form.getAll(name).slice(0, field instanceof z.ZodArray ? MAX_FORM_FIELDS : 1)
    for (const value of values) if (typeof value === 'string') known.append(name, value)
  }
  return known
}

async function readFile(file: FormDataEntryValue | null, mostBytes: number): Promise<Upload['file']> {
  if (!(file instanceof File) || file.name === '') return 'no-file'
  if (file.size > mostBytes) return 'too-large'
  return { name: nameOfFile(file.name, 'questions.csv'), bytes: new Uint8Array(await file.arrayBuffer()) }
}

const LONGEST_NAME = 100

export function nameOfFile(name: string, ifNone: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_NAME).join('') || ifNone
}

import { data } from '@remix-run/node'
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { hasNul, readBody } from './body.server'

const MAX_FIELDS = 50

/**
 * Reads a form against its schema. A body that is no form, is too large or holds more than the
 * product's forms ever do is no mistake of a person: it is refused with a thrown 400 or 413, for
 * conform would throw, or take seconds, on some of them. Unknown fields are ignored, and of a
 * doubled field the first counts.
 */
export async function readForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>> {
  const form = await readFormData(request)
  return parseWithZod(knownFields(form, Object.keys(schema.shape)), { schema })
}

type Faults = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** A refused form as it was filled, with its faults. What is secret never travels back. */
export function refuseForm<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  faults: Faults = {},
  init: { status: 400 | 429; headers?: HeadersInit } = { status: 400 },
) {
  return data(submission.reply({ ...faults, hideFields: SECRET }), init)
}

/** Fields that never travel back. */
export const SECRET = ['password', 'currentPassword', 'newPassword', 'confirmPassword']

async function readFormData(request: Request): Promise<FormData> {
  const bytes = await readBody(request)
  if (!bytes) throw new Response(null, { status: 413 })
  try {
    const type = request.headers.get('Content-Type') ?? ''
    return checked(await new Response(bytes, { headers: { 'Content-Type': type } }).formData())
  } catch (error) {
    if (error instanceof Response) throw error
    // undici throws a TypeError for whatever is no form.
    throw badRequest()
  }
}

function checked(form: FormData): FormData {
  const entries = [...form]
  const hostile = ([name, value]: [string, FormDataEntryValue]) =>
    LARGE_INDEX.test(name) || (typeof value === 'string' && hasNul(value))
  if (entries.length > MAX_FIELDS || entries.some(hostile)) throw badRequest()
  return form
}

// `a[9999999]` would become an array of that length.
const LARGE_INDEX = /\[\d{3,}\]/

function knownFields(form: FormData, names: string[]): FormData {
  const known = new FormData()
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}

/** Of what no form of this site sends. */
export function badRequest() {
  return new Response(null, { status: 400 })
}

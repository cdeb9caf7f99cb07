import { type AppLoadContext, data } from '@remix-run/node'
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { isUnavailable } from '../server/unavailable'
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
  init: { status: 400 | 429 | 500 | 503; headers?: HeadersInit } = { status: 400 },
) {
  return data(submission.reply({ ...faults, hideFields: SECRET }), init)
}

type ActOptions = {
  context: AppLoadContext
  /** What nobody can help. */
  failure: string
  /** What is said while the database is away, of a form that saves nothing. */
  unavailable?: string
}

/**
 * Acts on a form. What goes wrong without anybody's fault is logged, and the form shown again as it was
 * filled in, with the sentence that says what failed: nothing that was typed is lost.
 */
export async function actOn<Fields extends Record<string, unknown>, Value, Done>(
  submission: Submission<Fields, string[], Value>,
  { context, failure, unavailable = NOTHING_SAVED }: ActOptions,
  act: () => Promise<Done>,
) {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Response) throw error
    if (isUnavailable(error)) {
      context.log.error({ fault: error.message }, 'could not act on a form')
      return refuseForm(submission, { formErrors: [unavailable] }, { status: 503 })
    }
    context.log.error({ err: error }, 'could not act on a form')
    return refuseForm(submission, { formErrors: [failure] }, { status: 500 })
  }
}

/** As when its disk is full. Where the page cannot be read either, the whole site says so. */
const NOTHING_SAVED = 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.'

const SECRET = ['password', 'currentPassword', 'newPassword', 'confirmPassword']

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

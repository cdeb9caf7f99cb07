import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { type Check, type FormChecks, type RewriteName, REWRITES } from '#app/behaviours/field-checks'
import { thousands } from '#app/text/words'

/** What a browser can check of a form by itself, in the schema's own words and order. */
export function formChecks(schema: z.ZodObject): FormChecks {
  const missing = messagesOfEmpty(schema)
  const checks: FormChecks = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const steps = stepsOf(field as z.core.$ZodType)
    const isNeeded = missing[name] !== undefined
    if (isNeeded || steps.length > 0) checks[name] = { ...(isNeeded && { missing: missing[name] }), steps }
  }
  for (const { path, sameAs, message } of equalities(schema)) {
    const { [path]: field = { steps: [] } } = checks
    checks[path] = { ...field, steps: [...field.steps, { sameAs, message }] }
  }
  return checks
}

/** Ends the hint of a field: how many characters its schema takes. */
export function howLong(field: z.core.$ZodType): string {
  const lengths = stepsOf(field)
    .map((step) => typeof step !== 'string' && 'pattern' in step && LENGTH.exec(step.pattern))
    .filter((length) => length !== false && length !== null)
  const fewest = Math.max(...lengths.map(([, least]) => Number(least)))
  const most = thousands(Math.min(...lengths.map(([, , most]) => Number(most || Infinity))))
  return fewest > 1 ? `De ${fewest} à ${most} caractères.` : `${most} caractères au plus.`
}

const LENGTH = /^\^\[\^\]\{(\d+),(\d*)\}\$$/

/** What the server would say of each field of an empty form. */
function messagesOfEmpty(schema: z.ZodObject): Record<string, string | undefined> {
  const { error } = parseWithZod(new FormData(), { schema }).reply()
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, messages]) => [name, messages?.[0]]))
}

type Steps = (RewriteName | Check)[]

/** Of one field. What a browser cannot know stays with the server. */
function stepsOf(schema: z.core.$ZodType): Steps {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return stepsOf(def.innerType)
    case 'pipe':
      return [...endsOf(stepsOf(def.in), def.out), ...stepsOf(def.out)]
    case 'union':
      return def.error ? stepsOfUnion(def.options, messageOf(def.error)) : []
    case 'enum':
      if (!def.error) return []
      return [
        toPattern(`^(?:${Object.values(def.entries).map(escapeText).join('|')})$`, '', messageOf(def.error)),
      ]
    case 'string':
      return stepsOfText(schema as z.core.$ZodString)
    default:
      return []
  }
}

/** A pipe stops after a part that finds a fault, and a transform finds none. */
function endsOf(steps: Steps, next: z.core.$ZodType): Steps {
  if (next._zod.def.type === 'transform') return steps
  return steps.map((step) => (typeof step === 'string' ? step : { ...step, ends: true }))
}

/** Reads a union with one kind of text, which may be left empty: its one sentence tells every other fault. */
function stepsOfUnion(options: readonly z.core.$ZodType[], message: string): Steps {
  const texts = options.filter(({ _zod }) => _zod.def.type !== 'literal' && _zod.def.type !== 'null')
  if (texts.length !== 1) return []
  return stepsOf(texts[0]!).map((step) =>
    typeof step === 'string' ? step : { ...step, message, ends: true },
  )
}

function stepsOfText(schema: z.core.$ZodString): Steps {
  const steps: Steps = []
  const own = 'check' in schema._zod.def ? [schema as unknown as z.core.$ZodCheck] : []
  for (const check of [...own, ...(schema._zod.def.checks ?? [])]) {
    const step = stepOf(check)
    // What comes behind a rewrite that the browser does not know is checked by the server alone.
    if (step === 'unknown-rewrite') break
    if (step !== null) steps.push(step)
  }
  return steps
}

function stepOf(check: z.core.$ZodCheck): RewriteName | Check | 'unknown-rewrite' | null {
  const { def } = (check as z.core.$ZodChecks)._zod
  if (def.check === 'overwrite') return rewriteOf(def.tx)
  // A rule without a sentence of its own stays with the server.
  if (!def.error) return null
  const ends = 'abort' in def && def.abort ? { ends: true } : {}
  switch (def.check) {
    case 'min_length':
      return { ...toPattern(`^[^]{${def.minimum},}$`, 'u', messageOf(def.error)), ...ends }
    case 'max_length':
      return { ...toPattern(`^[^]{0,${def.maximum}}$`, 'u', messageOf(def.error)), ...ends }
    case 'string_format':
      return def.pattern
        ? { ...toPattern(def.pattern.source, def.pattern.flags, messageOf(def.error)), ...ends }
        : null
    default:
      return null
  }
}

/** Recognises a rewrite by what it does to texts that tell the known ones apart. */
function rewriteOf(rewrite: (text: string) => unknown): RewriteName | 'unknown-rewrite' {
  const isOfSchema = (name: RewriteName) =>
    // The library's own methods have no name to know them by.
    REWRITES[name] === rewrite || PROBES.every((text) => rewrite(text) === REWRITES[name](text))
  return NAMES.find(isOfSchema) ?? 'unknown-rewrite'
}

const NAMES = Object.keys(REWRITES) as RewriteName[]
const PROBES = [
  ' a ',
  'E\u0301',
  'a\r\nb',
  'A@É.be',
  '\u200ba\u200b',
  '\u00a0a',
  'a  b',
  '“a”',
  '1/2/2026',
  '',
]

function toPattern(pattern: string, flags: string, message: string): Check {
  return { pattern, flags, message }
}

/** The schemas of this site give each fault a sentence that is the same for every value. */
function messageOf(error: ((issue: never) => ReturnType<z.core.$ZodErrorMap>) | undefined): string {
  const told = error?.({} as never)
  const message = typeof told === 'string' ? told : told?.message
  if (message === undefined) throw new Error('A rule of a form has no sentence')
  return message
}

function escapeText(value: string | number): string {
  return String(value).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Fields that must hold what another holds: a rule of the form that names the other one in `params`. */
function equalities(schema: z.ZodObject) {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { path, params, error } = check._zod.def as z.core.$ZodCustomDef
    const sameAs: unknown = params?.sameAs
    return typeof sameAs === 'string' && path
      ? [{ path: String(path[0]), sameAs, message: messageOf(error) }]
      : []
  })
}

import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { type FieldCheck, type FormChecks, type RewriteName, REWRITES } from '#app/behaviours/field-checks'
import { thousands } from '#app/text/words'

export function toFormChecks(schema: z.ZodObject): FormChecks {
  const missing = findMissingMessages(schema)
  const checks: FormChecks = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const steps = toSteps(field as z.core.$ZodType)
    const isNeeded = missing[name] !== undefined
    if (isNeeded || steps.length > 0) checks[name] = { ...(isNeeded && { missing: missing[name] }), steps }
  }
  for (const { path, sameAs, message } of findEqualities(schema)) {
    const { [path]: field = { steps: [] } } = checks
    checks[path] = { ...field, steps: [...field.steps, { sameAs, message }] }
  }
  return checks
}

export function formatLength(field: z.core.$ZodType): string {
  const lengths = toSteps(field)
    .map((step) => typeof step !== 'string' && 'pattern' in step && LENGTH.exec(step.pattern))
    .filter((length) => length !== false && length !== null)
  const fewest = Math.max(...lengths.map(([, least]) => Number(least)))
  const most = thousands(Math.min(...lengths.map(([, , most]) => Number(most || Infinity))))
  return fewest > 1 ? `De ${fewest} à ${most} caractères.` : `${most} caractères au plus.`
}

const LENGTH = /^\^\[\^\]\{(\d+),(\d*)\}\$$/

/** Finds the message of each required field by checking an empty form. */
function findMissingMessages(schema: z.ZodObject): Record<string, string | undefined> {
  const { error } = parseWithZod(new FormData(), { schema }).reply()
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, messages]) => [name, messages?.[0]]))
}

type Steps = (RewriteName | FieldCheck)[]

function toSteps(schema: z.core.$ZodType): Steps {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return toSteps(def.innerType)
    case 'pipe':
      return [...stopAtFault(toSteps(def.in), def.out), ...toSteps(def.out)]
    case 'union':
      return def.error ? toUnionSteps(def.options, toMessage(def.error)) : []
    case 'enum':
      if (!def.error) return []
      return [
        toPattern(`^(?:${Object.values(def.entries).map(escapeText).join('|')})$`, '', toMessage(def.error)),
      ]
    case 'string':
      return toTextSteps(schema as z.core.$ZodString)
    default:
      return []
  }
}

/**
 * Ends the checks at a fault in the first part of a pipe, because zod then skips the second part. A second
 * part that only transforms has no checks.
 */
function stopAtFault(steps: Steps, next: z.core.$ZodType): Steps {
  if (next._zod.def.type === 'transform') return steps
  return steps.map((step) => (typeof step === 'string' ? step : { ...step, ends: true }))
}

/** Converts a union of one text schema with a literal or null. Each check gets the message of the union. */
function toUnionSteps(options: readonly z.core.$ZodType[], message: string): Steps {
  const texts = options.filter(({ _zod }) => _zod.def.type !== 'literal' && _zod.def.type !== 'null')
  if (texts.length !== 1) return []
  return toSteps(texts[0]!).map((step) =>
    typeof step === 'string' ? step : { ...step, message, ends: true },
  )
}

function toTextSteps(schema: z.core.$ZodString): Steps {
  const steps: Steps = []
  const own = 'check' in schema._zod.def ? [schema as unknown as z.core.$ZodCheck] : []
  for (const check of [...own, ...(schema._zod.def.checks ?? [])]) {
    const step = toStep(check)
    // The browser does not know this rewrite, so only the server can make the later checks.
    if (step === 'unknown-rewrite') break
    if (step !== null) steps.push(step)
  }
  return steps
}

function toStep(check: z.core.$ZodCheck): RewriteName | FieldCheck | 'unknown-rewrite' | null {
  const { def } = (check as z.core.$ZodChecks)._zod
  if (def.check === 'overwrite') return findRewrite(def.tx)
  if (!def.error) return null
  const ends = 'abort' in def && def.abort ? { ends: true } : {}
  switch (def.check) {
    case 'min_length':
      return { ...toPattern(`^[^]{${def.minimum},}$`, 'u', toMessage(def.error)), ...ends }
    case 'max_length':
      return { ...toPattern(`^[^]{0,${def.maximum}}$`, 'u', toMessage(def.error)), ...ends }
    case 'string_format':
      return def.pattern
        ? { ...toPattern(def.pattern.source, def.pattern.flags, toMessage(def.error)), ...ends }
        : null
    default:
      return null
  }
}

/** Recognises a rewrite by its effect on sample texts. No two known rewrites have the same effect. */
function findRewrite(rewrite: (text: string) => unknown): RewriteName | 'unknown-rewrite' {
  const isOfSchema = (name: RewriteName) =>
    // Zod has its own functions for rewrites such as `trim`, so their effects are compared.
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

function toPattern(pattern: string, flags: string, message: string): FieldCheck {
  return { pattern, flags, message }
}

/** Returns the message of a rule. No message in this site's schemas depends on the value. */
function toMessage(error: ((issue: never) => ReturnType<z.core.$ZodErrorMap>) | undefined): string {
  const outcome = error?.({} as never)
  const message = typeof outcome === 'string' ? outcome : outcome?.message
  if (message === undefined) throw new Error('A rule of a form has no sentence')
  return message
}

function escapeText(value: string | number): string {
  return String(value).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Finds the rules that require two equal fields. Each rule names the other field in `params.sameAs`. */
function findEqualities(schema: z.ZodObject) {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { path, params, error } = check._zod.def as z.core.$ZodCustomDef
    const sameAs: unknown = params?.sameAs
    return typeof sameAs === 'string' && path
      ? [{ path: String(path[0]), sameAs, message: toMessage(error) }]
      : []
  })
}

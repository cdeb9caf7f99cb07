import { withAsciiDomain } from '#modules/kernel/email-address'
import { onOneLine, toIsoDay, withoutUnseen, withPlainSigns } from '#modules/kernel/typing'

/** What the browser checks of a form, by the name of the field: made from the schema of the server. */
export type FormChecks = Record<string, FieldChecks>

type FieldChecks = {
  /** What is said of the field left empty, if it may not be. */
  missing?: string
  /** In the order of the schema: what it makes of the text, and what it then asks of it. */
  steps: readonly (RewriteName | Check)[]
}

export type RewriteName = keyof typeof REWRITES

/** What a schema makes of a text before it reads it. */
export const REWRITES = {
  trim: (text: string) => text.trim(),
  normalize: (text: string) => text.normalize(),
  toLowerCase: (text: string) => text.toLowerCase(),
  withoutUnseen,
  onOneLine,
  withPlainSigns,
  withAsciiDomain,
  toIsoDay,
}

export type Check = {
  message: string
  /** Whether the faults below are not told beside this one. */
  ends?: boolean
} & ({ pattern: string; flags: string } | { sameAs: string })

/** Every fault of a field, in the words and the order of the server. `read` gives the value of another field. */
export function findFaults(checks: FieldChecks, value: string, read: (name: string) => string): string[] {
  if (value === '') return checks.missing === undefined ? [] : [checks.missing]
  const faults = new Set<string>()
  let text = value
  for (const step of checks.steps) {
    if (typeof step === 'string') text = REWRITES[step](text)
    else if (!isMet(step, text, read)) {
      faults.add(step.message)
      if (step.ends) break
    }
  }
  return [...faults]
}

function isMet(check: Check, text: string, read: (name: string) => string): boolean {
  if ('sameAs' in check) return text === read(check.sameAs).normalize()
  return new RegExp(check.pattern, check.flags).test(text)
}

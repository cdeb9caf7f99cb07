import { withAsciiDomain } from '#modules/kernel/email-address'
import { onOneLine, toIsoDay, withoutUnseen, withPlainSigns } from '#modules/kernel/typing'

/** The checks by field name, made from the server's schema. */
export type FormChecks = Record<string, FieldChecks>

type FieldChecks = {
  missing?: string
  steps: readonly (RewriteName | FieldCheck)[]
}

export type RewriteName = keyof typeof REWRITES

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

export type FieldCheck = {
  message: string
  ends?: boolean
} & ({ pattern: string; flags: string } | { sameAs: string })

/**
 * Returns the errors of a field, with the server's messages in the server's order. `read` returns the value
 * of another field.
 */
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

function isMet(check: FieldCheck, text: string, read: (name: string) => string): boolean {
  if ('sameAs' in check) return text === read(check.sameAs).normalize()
  return new RegExp(check.pattern, check.flags).test(text)
}

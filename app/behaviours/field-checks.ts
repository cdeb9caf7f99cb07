/** What the browser checks of a form, by the name of the field: made from the schema of the server. */
export type FormChecks = Record<string, FieldChecks>

export type FieldChecks = {
  /** What is said of the field left empty, if it may not be. */
  missing?: string
  /** In the order of the schema: what it makes of the text, and what it then asks of it. */
  steps: readonly (Rewrite | Check)[]
}

/** The methods of a string that a schema applies before it reads the text. */
export type Rewrite = 'trim' | 'normalize' | 'toLowerCase'

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
    if (typeof step === 'string') text = text[step]()
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

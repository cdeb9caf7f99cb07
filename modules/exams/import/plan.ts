import { createHash } from 'node:crypto'
import type { ImportedQuestion, ImportSummary } from '../contract'
import type { Version } from '../data/question-store'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import { isSame, withoutGaps } from '../use-cases/question-fields'

/** What an import does to the current bank. */
export type Plan = {
  added: QuestionFields[]
  revised: { current: Version; fields: QuestionFields }[]
  unchanged: number
  retired: Version[]
}

export function planImport(
  bank: readonly Version[],
  imported: readonly ImportedQuestion[],
  replace: boolean,
): Plan {
  const left = new Map(bank.map((current) => [current.questionKey, current]))
  const plan: Plan = { added: [], revised: [], unchanged: 0, retired: [] }
  for (const given of imported) {
    const key = questionKey(given.question)
    const current = left.get(key)
    left.delete(key)
    const fields = withoutGaps(given, current)
    if (!current) plan.added.push(fields)
    else if (isSame(current, fields)) plan.unchanged += 1
    else plan.revised.push({ current, fields })
  }
  if (replace) plan.retired = [...left.values()]
  return plan
}

export function summaryOf({ added, revised, unchanged, retired }: Plan): ImportSummary {
  return { added: added.length, revised: revised.length, unchanged, retired: retired.length }
}

/** Equal for plans with the same effect. */
export function fingerprintOf({ added, revised, unchanged, retired }: Plan): string {
  const effect = {
    added,
    revised: revised.map(({ current, fields }) => [current.id, fields]),
    unchanged,
    retired: retired.map(({ id }) => id),
  }
  return createHash('sha256').update(JSON.stringify(effect)).digest('base64url')
}

import { createHash } from 'node:crypto'
import type { ImportedQuestion, ImportSummary } from '../contract'
import type { CurrentQuestion } from '../data/question-store'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import { isSame, withoutGaps } from './question-fields'

/** What an import does to the bank as it stands. */
export type Plan = {
  added: QuestionFields[]
  revised: { current: CurrentQuestion; fields: QuestionFields }[]
  unchanged: number
  retired: CurrentQuestion[]
}

export function planImport(
  bank: readonly CurrentQuestion[],
  imported: readonly ImportedQuestion[],
  replace: boolean,
): Plan {
  const left = new Map(bank.map((current) => [current.key, current]))
  const plan: Plan = { added: [], revised: [], unchanged: 0, retired: [] }
  for (const given of imported) {
    const key = questionKey(given.question)
    const current = left.get(key)
    left.delete(key)
    const fields = withoutGaps(given, current?.fields)
    if (!current) plan.added.push(fields)
    else if (isSame(current.fields, fields)) plan.unchanged += 1
    else plan.revised.push({ current, fields })
  }
  if (replace) plan.retired = [...left.values()]
  return plan
}

export function summaryOf({ added, revised, unchanged, retired }: Plan): ImportSummary {
  return { added: added.length, revised: revised.length, unchanged, retired: retired.length }
}

/** The same for the same outcome, whoever asks and when. */
export function printOf({ added, revised, unchanged, retired }: Plan): string {
  const told = {
    added,
    revised: revised.map(({ current, fields }) => [current.versionId, fields]),
    unchanged,
    retired: retired.map(({ versionId }) => versionId),
  }
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}

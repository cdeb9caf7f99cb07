import type { Tx } from '../../../db/database'
import type { Exams, ImportedQuestion, ImportSummary } from '../contract'
import type { CurrentQuestion, NewVersion } from '../data/question-store'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import { add } from './maintain-bank'
import type { Parts } from './parts'

export function importQuestions(
  parts: Parts,
  imported: readonly ImportedQuestion[],
  { replace, dryRun }: { replace: boolean; dryRun: boolean },
  outer?: Tx,
): ReturnType<Exams['importQuestions']> {
  const { db, questions } = parts
  return db.transaction(async (tx) => {
    if (!dryRun) await questions.lock(tx)
    const plan = planImport(await questions.listCurrent(tx), imported, replace)
    if (!dryRun) await carryOut(parts, plan, tx)
    return summaryOf(plan)
  }, outer)
}

export async function listForExport({ questions }: Parts, tx?: Tx): ReturnType<Exams['listForExport']> {
  return (await questions.listCurrent(tx)).map(({ fields }) => fields)
}

type Plan = {
  added: QuestionFields[]
  revised: { current: CurrentQuestion; fields: QuestionFields }[]
  unchanged: number
  retired: CurrentQuestion[]
}

function planImport(bank: CurrentQuestion[], imported: readonly ImportedQuestion[], replace: boolean): Plan {
  const left = new Map(bank.map((current) => [current.key, current]))
  const plan: Plan = { added: [], revised: [], unchanged: 0, retired: [] }
  for (const given of imported) {
    const key = questionKey(given.question)
    const current = left.get(key)
    left.delete(key)
    const fields = { theme: null, explanation: null, source: null, ...current?.fields, ...given }
    if (!current) plan.added.push(fields)
    else if (isSame(current.fields, fields)) plan.unchanged += 1
    else plan.revised.push({ current, fields })
  }
  if (replace) plan.retired = [...left.values()]
  return plan
}

/** Retires first: a question may stand in the active bank only once. */
async function carryOut(parts: Parts, { added, revised, retired }: Plan, tx: Tx): Promise<void> {
  const { clock, questions } = parts
  const over = [...revised.map(({ current }) => current), ...retired]
  const versions = revised.map(({ current, fields }): NewVersion => {
    return { questionId: current.questionId, number: current.number + 1, fields }
  })
  await questions.retireVersions(
    over.map(({ versionId }) => versionId),
    tx,
  )
  await questions.addVersions(versions, clock.now(), tx)
  await add(parts, added, tx)
}

function summaryOf({ added, revised, unchanged, retired }: Plan): ImportSummary {
  return { added: added.length, revised: revised.length, unchanged, retired: retired.length }
}

function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof QuestionFields] === value)
}

import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams, ImportedQuestion } from '../contract'
import type { NewVersion } from '../data/question-store'
import { add } from './maintain-bank'
import type { Parts } from './parts'
import { type Plan, planImport, printOf, summaryOf } from './plan-import'

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

export async function previewImport(
  { questions }: Parts,
  imported: readonly ImportedQuestion[],
  { replace, atMost }: { replace: boolean; atMost: number },
): ReturnType<Exams['previewImport']> {
  const plan = planImport(await questions.listCurrent(), imported, replace)
  return {
    summary: summaryOf(plan),
    print: printOf(plan),
    added: plan.added.slice(0, atMost),
    revised: plan.revised.slice(0, atMost).map(({ current, fields }) => {
      return { id: current.questionId, before: current.fields, after: fields }
    }),
    retired: plan.retired.slice(0, atMost).map(({ questionId, fields }) => {
      return { id: questionId, question: fields.question }
    }),
  }
}

export function importAsPreviewed(
  parts: Parts,
  imported: readonly ImportedQuestion[],
  { replace, print }: { replace: boolean; print: string },
  outer?: Tx,
): ReturnType<Exams['importAsPreviewed']> {
  const { db, questions } = parts
  return db.transaction(async (tx) => {
    await questions.lock(tx)
    const plan = planImport(await questions.listCurrent(tx), imported, replace)
    if (printOf(plan) !== print) return refuse('bank-changed')
    await carryOut(parts, plan, tx)
    return ok(summaryOf(plan))
  }, outer)
}

export async function listForExport({ questions }: Parts, tx?: Tx): ReturnType<Exams['listForExport']> {
  return (await questions.listCurrent(tx)).map(({ fields }) => fields)
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

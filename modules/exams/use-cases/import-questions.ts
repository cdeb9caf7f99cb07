import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams, ImportedQuestion } from '../contract'
import { fingerprintOf, type Plan, planImport, summaryOf } from '../import/plan'
import type { Deps } from './deps'
import { addAll } from './maintain-bank'
import { fieldsOf } from './question-fields'

export function importQuestions(
  deps: Deps,
  imported: readonly ImportedQuestion[],
  { replace, dryRun }: { replace: boolean; dryRun: boolean },
  outer?: Tx,
): ReturnType<Exams['importQuestions']> {
  const { db, questions } = deps
  return db.transaction(async (tx) => {
    if (!dryRun) await questions.lock(tx)
    const plan = planImport(await questions.listCurrent(tx), imported, replace)
    if (!dryRun) await carryOut(deps, plan, tx)
    return summaryOf(plan)
  }, outer)
}

export async function previewImport(
  { questions }: Deps,
  imported: readonly ImportedQuestion[],
  { replace, atMost }: { replace: boolean; atMost: number },
): ReturnType<Exams['previewImport']> {
  const plan = planImport(await questions.listCurrent(), imported, replace)
  return {
    summary: summaryOf(plan),
    fingerprint: fingerprintOf(plan),
    added: plan.added.slice(0, atMost),
    revised: plan.revised.slice(0, atMost).map(({ current, fields }) => {
      return { id: current.questionId, before: fieldsOf(current), after: fields }
    }),
    retired: plan.retired.slice(0, atMost).map(({ questionId: id, question }) => ({ id, question })),
  }
}

export function importAsPreviewed(
  deps: Deps,
  imported: readonly ImportedQuestion[],
  { replace, fingerprint }: { replace: boolean; fingerprint: string },
  outer?: Tx,
): ReturnType<Exams['importAsPreviewed']> {
  const { db, questions } = deps
  return db.transaction(async (tx) => {
    await questions.lock(tx)
    const plan = planImport(await questions.listCurrent(tx), imported, replace)
    if (fingerprintOf(plan) !== fingerprint) return refuse('bank-changed')
    await carryOut(deps, plan, tx)
    return ok(summaryOf(plan))
  }, outer)
}

export async function listForExport({ questions }: Deps): ReturnType<Exams['listForExport']> {
  return (await questions.listCurrent()).map(fieldsOf)
}

/** Retires first: a question may stand in the active bank only once. */
async function carryOut(deps: Deps, { added, revised, retired }: Plan, tx: Tx): Promise<void> {
  const { clock, questions } = deps
  const outdated = [...revised.map(({ current }) => current), ...retired].map(({ id }) => id)
  const versions = revised.map(({ current: { questionId, number }, fields }) => {
    return { questionId, number: number + 1, fields }
  })
  await questions.retireVersions(outdated, tx)
  await questions.addVersions(versions, clock.now(), tx)
  await addAll(deps, added, tx)
}

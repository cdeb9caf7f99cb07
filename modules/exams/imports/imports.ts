import { createHash } from 'node:crypto'
import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { ImportedQuestion, ImportSummary } from '../contract'
import type { Revision } from '../questions/writer-store'
import type { Version } from '../questions/store'
import { questionKey } from '../letters'
import type { QuestionFields } from '../schemas'
import type { Deps, UseCase } from '../use-cases/deps'
import { fieldsOf, isSame, withoutGaps } from '../questions/fields'

export const importQuestions: UseCase<'imports', 'run'> = (deps, imported, { replace }, outer) =>
  deps.db.transaction(async (tx) => {
    await deps.bankWriter.lock(tx)
    return carryOut(deps, await planImport(deps, imported, replace, tx), tx)
  }, outer)

export const previewImport: UseCase<'imports', 'preview'> = async (deps, imported, { replace, atMost }) => {
  const plan = await planImport(deps, imported, replace)
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

export const importAsPreviewed: UseCase<'imports', 'runAsPreviewed'> = (deps, imported, options, outer) =>
  deps.db.transaction(async (tx) => {
    await deps.bankWriter.lock(tx)
    const plan = await planImport(deps, imported, options.replace, tx)
    if (fingerprintOf(plan) !== options.fingerprint) return refuse('bank-changed')
    return ok(await carryOut(deps, plan, tx))
  }, outer)

export const listForExport: UseCase<'imports', 'listForExport'> = async ({ questions }) =>
  (await questions.listAll({ sort: 'oldest' })).map(fieldsOf)

/** What an import does to the current bank. */
type Plan = {
  added: QuestionFields[]
  revised: Revision[]
  unchanged: number
  retired: Version[]
}

async function planImport(
  { questions }: Deps,
  imported: readonly ImportedQuestion[],
  replace: boolean,
  tx?: Tx,
): Promise<Plan> {
  const bank = await questions.listAll({ sort: 'oldest' }, tx)
  const left = new Set(bank)
  const byKey = new Map(bank.map((current) => [questionKey(current.question), current]))
  const plan: Plan = { added: [], revised: [], unchanged: 0, retired: [] }
  for (const given of imported) {
    const current = byKey.get(questionKey(given.question))
    if (current) left.delete(current)
    const fields = withoutGaps(given, current)
    if (!current) plan.added.push(fields)
    else if (isSame(current, fields)) plan.unchanged += 1
    else plan.revised.push({ current, fields })
  }
  if (replace) plan.retired = [...left]
  return plan
}

/** Retires first: a question may stand in the active bank only once. */
async function carryOut({ clock, bankWriter }: Deps, plan: Plan, tx: Tx): Promise<ImportSummary> {
  const outdated = [...plan.revised.map(({ current }) => current), ...plan.retired]
  await bankWriter.retire(outdated, tx)
  await bankWriter.addRevisions(plan.revised, clock.now(), tx)
  await bankWriter.add(plan.added, clock.now(), tx)
  const changed = outdated.length + plan.added.length
  if (changed > 0) await bankWriter.announceChange(tx)
  return summaryOf(plan)
}

function summaryOf({ added, revised, unchanged, retired }: Plan): ImportSummary {
  return { added: added.length, revised: revised.length, unchanged, retired: retired.length }
}

/** Equal for plans with the same effect. */
function fingerprintOf({ added, revised, unchanged, retired }: Plan): string {
  const effect = {
    added,
    revised: revised.map(({ current, fields }) => [current.id, fields]),
    unchanged,
    retired: retired.map(({ id }) => id),
  }
  return createHash('sha256').update(JSON.stringify(effect)).digest('base64url')
}

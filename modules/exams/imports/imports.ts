import { createHash } from 'node:crypto'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { isSame, mergeFields, pickFields } from '../questions/fields'
import type { ImportedQuestion } from '../questions/question'
import type { QuestionFields } from '../questions/schema'
import type { QuestionStore, Version } from '../questions/store'
import { questionKey } from '../questions/text'
import type { BankWriter, Revision } from '../questions/writer-store'

export type ImportSummary = { added: number; revised: number; unchanged: number; retired: number }

/** The lists hold only examples; `summary` has the full counts. */
export type ImportPreview = {
  summary: ImportSummary
  /** A hash of the import's effect, which `runAsPreviewed` compares. */
  fingerprint: string
  added: QuestionFields[]
  revised: { id: number; before: QuestionFields; after: QuestionFields }[]
  retired: { id: number; question: string }[]
}

export interface QuestionImports {
  /**
   * Adds each question, or revises the active one with the same `questionKey`. An omitted field keeps its
   * value. `replace` retires all other questions. `readQuestionFile` ensures that no question occurs twice.
   */
  run(questions: readonly ImportedQuestion[], options: { replace: boolean }, tx?: Tx): Promise<ImportSummary>

  preview(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; atMost: number },
  ): Promise<ImportPreview>

  /** Refuses with 'bank-changed' if the import would no longer do what the preview showed. */
  runAsPreviewed(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; fingerprint: string },
    tx?: Tx,
  ): Promise<Result<ImportSummary, 'bank-changed'>>

  listForExport(): Promise<QuestionFields[]>
}

type Deps = { db: Database; clock: Clock; questions: QuestionStore; bankWriter: BankWriter }

export function createImports({ db, clock, questions, bankWriter }: Deps): QuestionImports {
  async function planImport(imported: readonly ImportedQuestion[], replace: boolean, tx?: Tx): Promise<Plan> {
    const bank = await questions.listAll({ sort: 'oldest' }, tx)
    const left = new Set(bank)
    const byKey = new Map(bank.map((current) => [questionKey(current.question), current]))
    const plan: Plan = { added: [], revised: [], unchanged: 0, retired: [] }
    for (const question of imported) {
      const current = byKey.get(questionKey(question.question))
      if (current) left.delete(current)
      const fields = mergeFields(question, current)
      if (!current) plan.added.push(fields)
      else if (isSame(current, fields)) plan.unchanged += 1
      else plan.revised.push({ current, fields })
    }
    if (replace) plan.retired = [...left]
    return plan
  }

  /** Retires old versions first, because a text may occur only once among the active questions. */
  async function carryOut(plan: Plan, tx: Tx): Promise<ImportSummary> {
    const outdated = [...plan.revised.map(({ current }) => current), ...plan.retired]
    await bankWriter.retire(outdated, tx)
    await bankWriter.addRevisions(plan.revised, clock.now(), tx)
    await bankWriter.add(plan.added, clock.now(), tx)
    const changed = outdated.length + plan.added.length
    if (changed > 0) await bankWriter.announceChange(tx)
    return toSummary(plan)
  }

  return {
    run: (imported, { replace }, outer) =>
      db.transaction(async (tx) => {
        await bankWriter.lock(tx)
        return carryOut(await planImport(imported, replace, tx), tx)
      }, outer),

    async preview(imported, { replace, atMost }) {
      const plan = await planImport(imported, replace)
      return {
        summary: toSummary(plan),
        fingerprint: toFingerprint(plan),
        added: plan.added.slice(0, atMost),
        revised: plan.revised.slice(0, atMost).map(({ current, fields }) => {
          return { id: current.questionId, before: pickFields(current), after: fields }
        }),
        retired: plan.retired.slice(0, atMost).map(({ questionId: id, question }) => ({ id, question })),
      }
    },

    runAsPreviewed: (imported, { replace, fingerprint }, outer) =>
      db.transaction(async (tx) => {
        await bankWriter.lock(tx)
        const plan = await planImport(imported, replace, tx)
        if (toFingerprint(plan) !== fingerprint) return refuse('bank-changed')
        return ok(await carryOut(plan, tx))
      }, outer),

    listForExport: async () => (await questions.listAll({ sort: 'oldest' })).map(pickFields),
  }
}

type Plan = {
  added: QuestionFields[]
  revised: Revision[]
  unchanged: number
  retired: Version[]
}

function toSummary({ added, revised, unchanged, retired }: Plan): ImportSummary {
  return { added: added.length, revised: revised.length, unchanged, retired: retired.length }
}

function toFingerprint({ added, revised, unchanged, retired }: Plan): string {
  const effect = {
    added,
    revised: revised.map(({ current, fields }) => [current.id, fields]),
    unchanged,
    retired: retired.map(({ id }) => id),
  }
  return createHash('sha256').update(JSON.stringify(effect)).digest('base64url')
}

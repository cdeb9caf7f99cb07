import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Lessons } from '../lessons/lessons'
import { findUnknownTargets } from '../lessons/link-targets'
import { isSame, mergeFields, toBankQuestion } from './fields'
import type { BankQuestion, ImportedQuestion, UnknownPlace } from './question'
import type { QuestionFields } from './schema'
import type { QuestionStore } from './store'
import type { BankWriter } from './writer-store'

/** A method that refuses writes nothing, so the caller can continue to use `tx`. */
export interface QuestionEditing {
  add(fields: QuestionFields, tx?: Tx): Promise<Result<BankQuestion, 'duplicate-question' | UnknownPlace>>

  /**
   * Adds a version under the same id if any field differs. An omitted field keeps its value. Refuses with
   * 'changed' if `read` is no longer the current version.
   */
  revise(
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<
    Result<
      { before: BankQuestion; after: BankQuestion },
      'not-found' | 'duplicate-question' | 'changed' | UnknownPlace
    >
  >

  /** Retires a question, so that it is no longer drawn. Old results keep it. */
  retire(id: number, tx?: Tx): Promise<Result<BankQuestion, 'not-found'>>

  /**
   * Reinstates the last version of a retired question. Refuses with 'duplicate-question' if another active question
   * has the same text.
   */
  restore(id: number, tx: Tx): Promise<Result<BankQuestion, 'duplicate-question'>>

  /** Adds the questions only if the bank has never had one, and returns how many it added. */
  loadShipped(questions: readonly QuestionFields[], tx?: Tx): Promise<number>
}

export type EditingDeps = {
  db: Database
  clock: Clock
  questions: QuestionStore
  bankWriter: BankWriter
  findLinkTargets: Lessons['findLinkTargets']
}

export function createEditing({
  db,
  clock,
  questions,
  bankWriter,
  findLinkTargets,
}: EditingDeps): QuestionEditing {
  async function findUnknown(fields: ImportedQuestion, tx: Tx) {
    if (!fields.picture && !fields.lesson) return null
    const [field] = findUnknownTargets(fields, await findLinkTargets(tx))
    return field ? (`unknown-${field}` as const) : null
  }

  return {
    add: (fields, outer) =>
      db.transaction(async (tx) => {
        await bankWriter.lock(tx)
        const unknown = await findUnknown(fields, tx)
        if (unknown) return refuse(unknown)
        if (await bankWriter.contains(fields.question, tx)) return refuse('duplicate-question')
        const createdAt = clock.now()
        const [id] = await bankWriter.add([fields], createdAt, tx)
        await bankWriter.announceChange(tx)
        return ok({ ...fields, id: id!, createdAt })
      }, outer),

    revise: (questionId, changes, options, outer) =>
      db.transaction(async (tx) => {
        await bankWriter.lock(tx)
        const current = await questions.findCurrent(questionId, tx)
        if (!current) return refuse('not-found')
        if (current.number !== (options?.read ?? current.number)) return refuse('changed')
        const unknown = await findUnknown(changes, tx)
        if (unknown) return refuse(unknown)
        const before = toBankQuestion(current)
        const fields = mergeFields(changes, current)
        if (isSame(current, fields)) return ok({ before, after: before })
        if (await bankWriter.contains(fields.question, tx, questionId)) return refuse('duplicate-question')
        await bankWriter.retire([current], tx)
        const revision = { current, fields, isCorrection: options?.isCorrection }
        await bankWriter.addRevisions([revision], clock.now(), tx)
        await bankWriter.announceChange(tx)
        return ok({ before, after: { ...before, ...fields } })
      }, outer),

    retire: (id, outer) =>
      db.transaction(async (tx) => {
        await bankWriter.lock(tx)
        const current = await questions.findCurrent(id, tx)
        if (!current) return refuse('not-found')
        await bankWriter.retire([current], tx)
        await bankWriter.announceChange(tx)
        return ok(toBankQuestion(current))
      }, outer),

    async restore(id, tx) {
      await bankWriter.lock(tx)
      const last = await questions.findVersion(id, undefined, tx)
      if (!last) throw new Error(`There was never a question ${id}`)
      if (await bankWriter.contains(last.question, tx)) return refuse('duplicate-question')
      await bankWriter.reinstate(last, tx)
      await bankWriter.announceChange(tx)
      return ok(toBankQuestion(last))
    },

    // Retired questions stay in the table, so a bank that an admin has emptied is not filled again.
    loadShipped: (shipped, outer) =>
      db.transaction(async (tx) => {
        if (!(await bankWriter.isEmpty(tx))) return 0
        await bankWriter.add(shipped, clock.now(), tx)
        await bankWriter.announceChange(tx)
        return shipped.length
      }, outer),
  }
}

import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams, ImportedQuestion } from '../contract'
import type { QuestionFields } from '../schemas'
import type { Deps } from './deps'
import { isSame, toBankQuestion, withoutGaps } from './question-fields'

/** Refuses before anything is written, so that the caller may go on with `outer`. */
export function addQuestion(
  deps: Deps,
  fields: QuestionFields,
  outer?: Tx,
): ReturnType<Exams['addQuestion']> {
  const { db, clock, questions } = deps
  return db.transaction(async (tx) => {
    await questions.lock(tx)
    if (await questions.contains(fields.question, tx)) return refuse('duplicate-question')
    const createdAt = clock.now()
    const [id] = await addAll(deps, [fields], tx, createdAt)
    return ok({ ...fields, id: id!, createdAt })
  }, outer)
}

/** Refuses before anything is written, like `addQuestion`. */
export function reviseQuestion(
  { db, clock, questions }: Deps,
  questionId: number,
  given: ImportedQuestion,
  { read }: { read?: number } = {},
  outer?: Tx,
): ReturnType<Exams['reviseQuestion']> {
  return db.transaction(async (tx) => {
    await questions.lock(tx)
    const current = await questions.findCurrent(questionId, tx)
    if (!current) return refuse('unknown')
    if (read !== undefined && read !== current.number) return refuse('changed')
    const before = toBankQuestion(current)
    const fields = withoutGaps(given, current)
    if (isSame(current, fields)) return ok({ before, after: before })
    if (await questions.contains(fields.question, tx, questionId)) return refuse('duplicate-question')
    await questions.retireVersions([current.id], tx)
    const version = { questionId, number: current.number + 1, fields }
    await questions.addVersions([version], clock.now(), tx)
    return ok({ before, after: { ...before, ...fields } })
  }, outer)
}

export function retireQuestion(
  { db, questions }: Deps,
  id: number,
  outer?: Tx,
): ReturnType<Exams['retireQuestion']> {
  return db.transaction(async (tx) => {
    await questions.lock(tx)
    const current = await questions.findCurrent(id, tx)
    if (!current) return refuse('unknown')
    await questions.retireVersions([current.id], tx)
    return ok(toBankQuestion(current))
  }, outer)
}

/** Retired questions stay in the table, so a bank that an admin has emptied is not filled again. */
export function loadShippedBank(deps: Deps, shipped: readonly QuestionFields[], outer?: Tx): Promise<number> {
  return deps.db.transaction(async (tx) => {
    if (!(await deps.questions.isEmpty(tx))) return 0
    await addAll(deps, shipped, tx)
    return shipped.length
  }, outer)
}

/** Returns their ids, in the same order. */
export async function addAll(
  { clock, questions }: Deps,
  added: readonly QuestionFields[],
  tx: Tx,
  createdAt = clock.now(),
): Promise<number[]> {
  const ids = await questions.addQuestions(added.length, createdAt, tx)
  const versions = added.map((fields, index) => ({ questionId: ids[index]!, number: 1, fields }))
  await questions.addVersions(versions, createdAt, tx)
  return ids
}

import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { BankQuestion, Exams, ImportedQuestion } from '../contract'
import type { CurrentOne } from '../data/question-store'
import { isSame, withoutGaps } from './question-fields'
import type { QuestionFields } from '../schemas'
import type { Parts } from './parts'

/** Refuses before it has written anything, so that whoever handed `tx` in may go on with it. */
export function addQuestion(parts: Parts, fields: QuestionFields, tx?: Tx): ReturnType<Exams['addQuestion']> {
  const { db, clock, questions } = parts
  return db.transaction(async (inner) => {
    await questions.lock(inner)
    if (await questions.holds(fields.question, inner)) return refuse('duplicate-question')
    const createdAt = clock.now()
    const [id] = await add(parts, [fields], inner, createdAt)
    return ok({ ...fields, id: id!, createdAt })
  }, tx)
}

/** The same. */
export function reviseQuestion(
  { db, clock, questions }: Parts,
  questionId: number,
  given: ImportedQuestion,
  { read }: { read?: number } = {},
  tx?: Tx,
): ReturnType<Exams['reviseQuestion']> {
  return db.transaction(async (inner) => {
    await questions.lock(inner)
    const current = await questions.findCurrent(questionId, inner)
    if (!current) return refuse('unknown')
    if (read !== undefined && read !== current.number) return refuse('changed')
    const before = toBankQuestion(current)
    const fields = withoutGaps(given, current.fields)
    if (isSame(current.fields, fields)) return ok({ before, after: before })
    if (await questions.holds(fields.question, inner, current)) return refuse('duplicate-question')
    await questions.retireVersions([current.versionId], inner)
    const version = { questionId, number: current.number + 1, fields }
    await questions.addVersions([version], clock.now(), inner)
    return ok({ before, after: { ...before, ...fields } })
  }, tx)
}

export function retireQuestion(
  { db, questions }: Parts,
  id: number,
  tx?: Tx,
): ReturnType<Exams['retireQuestion']> {
  return db.transaction(async (inner) => {
    await questions.lock(inner)
    const current = await questions.findCurrent(id, inner)
    if (!current) return refuse('unknown')
    await questions.retireVersions([current.versionId], inner)
    return ok(toBankQuestion(current))
  }, tx)
}

/** Retired questions stay in the table, so a bank that an admin has emptied is not filled again. */
export function loadShippedBank(parts: Parts, shipped: readonly QuestionFields[], tx?: Tx): Promise<number> {
  return parts.db.transaction(async (inner) => {
    if (!(await parts.questions.isEmpty(inner))) return 0
    await add(parts, shipped, inner)
    return shipped.length
  }, tx)
}

/** Returns their ids, in the same order. */
export async function add(
  { clock, questions }: Parts,
  added: readonly QuestionFields[],
  tx: Tx,
  createdAt = clock.now(),
): Promise<number[]> {
  const ids = await questions.addQuestions(added.length, createdAt, tx)
  const versions = added.map((fields, index) => ({ questionId: ids[index]!, number: 1, fields }))
  await questions.addVersions(versions, createdAt, tx)
  return ids
}

function toBankQuestion({ questionId: id, fields, createdAt }: CurrentOne): BankQuestion {
  return { id, ...fields, createdAt }
}

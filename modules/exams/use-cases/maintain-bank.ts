import type { Tx } from '../../../db/database'
import { ok, refuse } from '../../kernel/result'
import type { Exams } from '../contract'
import { isDuplicateQuestion } from '../data/question-store'
import type { QuestionFields } from '../schemas'
import type { Parts } from './parts'

export async function addQuestion(
  parts: Parts,
  fields: QuestionFields,
  tx?: Tx,
): ReturnType<Exams['addQuestion']> {
  return refusingDuplicates(() =>
    parts.db.transaction(async (inner) => ok({ id: await add(parts, fields, inner) }), tx),
  )
}

export async function reviseQuestion(
  parts: Parts,
  questionId: number,
  fields: QuestionFields,
  tx?: Tx,
): ReturnType<Exams['reviseQuestion']> {
  const { db, clock, questions } = parts
  return refusingDuplicates(() =>
    db.transaction(async (inner) => {
      const current = await questions.findCurrent(questionId, inner)
      if (!current) return refuse('unknown')
      await questions.retireVersion(current.id, inner)
      const version = { questionId, number: current.number + 1, fields, createdAt: clock.now() }
      await questions.addVersion(version, inner)
      return ok({ id: questionId })
    }, tx),
  )
}

export function retireQuestion(
  { db, questions }: Parts,
  id: number,
  tx?: Tx,
): ReturnType<Exams['retireQuestion']> {
  return db.transaction(async (inner) => {
    const current = await questions.findCurrent(id, inner)
    if (!current) return refuse('unknown')
    await questions.retireVersion(current.id, inner)
    return ok(undefined)
  }, tx)
}

/** Retired questions stay in the table, so a bank that an admin has emptied is not filled again. */
export function loadShippedBank(parts: Parts, shipped: readonly QuestionFields[], tx?: Tx): Promise<number> {
  return parts.db.transaction(async (inner) => {
    if (!(await parts.questions.isEmpty(inner))) return 0
    for (const fields of shipped) await add(parts, fields, inner)
    return shipped.length
  }, tx)
}

async function add({ clock, questions }: Parts, fields: QuestionFields, tx: Tx): Promise<number> {
  const createdAt = clock.now()
  const questionId = await questions.addQuestion(createdAt, tx)
  await questions.addVersion({ questionId, number: 1, fields, createdAt }, tx)
  return questionId
}

async function refusingDuplicates<Value>(work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (isDuplicateQuestion(error)) return refuse('duplicate-question')
    throw error
  }
}

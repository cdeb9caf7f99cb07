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
    parts.db.transaction(async (inner) => ok({ id: await addOne(parts, fields, inner) }), tx),
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
      await questions.retireVersions([current.id], inner)
      const version = { questionId, number: current.number + 1, fields }
      await questions.addVersions([version], clock.now(), inner)
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
    await questions.retireVersions([current.id], inner)
    return ok(undefined)
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
): Promise<number[]> {
  const createdAt = clock.now()
  const ids = await questions.addQuestions(added.length, createdAt, tx)
  const versions = added.map((fields, index) => ({ questionId: ids[index]!, number: 1, fields }))
  await questions.addVersions(versions, createdAt, tx)
  return ids
}

async function addOne(parts: Parts, fields: QuestionFields, tx: Tx): Promise<number> {
  const [id] = await add(parts, [fields], tx)
  return id!
}

async function refusingDuplicates<Value>(work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (isDuplicateQuestion(error)) return refuse('duplicate-question')
    throw error
  }
}

import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { ImportedQuestion } from '../contract'
import { unknownIn } from '../lessons/link-targets'
import type { Deps, UseCase } from '../use-cases/deps'
import { known } from '../lessons/lessons'
import { isSame, toBankQuestion, withoutGaps } from './fields'

// Each refuses before anything is written, so that the caller may go on with `outer`.

export const addQuestion: UseCase<'questions', 'add'> = (deps, fields, outer) => {
  const { db, clock, bankWriter } = deps
  return db.transaction(async (tx) => {
    await bankWriter.lock(tx)
    const unknown = await unknownPlace(deps, fields, tx)
    if (unknown) return refuse(unknown)
    if (await bankWriter.contains(fields.question, tx)) return refuse('duplicate-question')
    const createdAt = clock.now()
    const [id] = await bankWriter.add([fields], createdAt, tx)
    await bankWriter.announceChange(tx)
    return ok({ ...fields, id: id!, createdAt })
  }, outer)
}

export const reviseQuestion: UseCase<'questions', 'revise'> = (deps, questionId, given, options, outer) => {
  const { db, clock, questions, bankWriter } = deps
  return db.transaction(async (tx) => {
    await bankWriter.lock(tx)
    const current = await questions.findCurrent(questionId, tx)
    if (!current) return refuse('unknown')
    if (current.number !== (options?.read ?? current.number)) return refuse('changed')
    const unknown = await unknownPlace(deps, given, tx)
    if (unknown) return refuse(unknown)
    const before = toBankQuestion(current)
    const fields = withoutGaps(given, current)
    if (isSame(current, fields)) return ok({ before, after: before })
    if (await bankWriter.contains(fields.question, tx, questionId)) return refuse('duplicate-question')
    await bankWriter.retire([current], tx)
    await bankWriter.addRevisions([{ current, fields, isCorrection: options?.isCorrection }], clock.now(), tx)
    await bankWriter.announceChange(tx)
    return ok({ before, after: { ...before, ...fields } })
  }, outer)
}

export const retireQuestion: UseCase<'questions', 'retire'> = ({ db, questions, bankWriter }, id, outer) =>
  db.transaction(async (tx) => {
    await bankWriter.lock(tx)
    const current = await questions.findCurrent(id, tx)
    if (!current) return refuse('unknown')
    await bankWriter.retire([current], tx)
    await bankWriter.announceChange(tx)
    return ok(toBankQuestion(current))
  }, outer)

export const restoreQuestion: UseCase<'questions', 'restore'> = async ({ questions, bankWriter }, id, tx) => {
  await bankWriter.lock(tx)
  const last = await questions.findVersion(id, undefined, tx)
  if (!last) throw new Error(`There was never a question ${id}`)
  if (await bankWriter.contains(last.question, tx)) return refuse('duplicate-question')
  await bankWriter.reinstate(last, tx)
  await bankWriter.announceChange(tx)
  return ok(toBankQuestion(last))
}

/** Retired questions stay in the table, so a bank that an admin has emptied is not filled again. */
export const loadShippedBank: UseCase<'questions', 'loadShipped'> = (
  { db, clock, bankWriter },
  shipped,
  outer,
) =>
  db.transaction(async (tx) => {
    if (!(await bankWriter.isEmpty(tx))) return 0
    await bankWriter.add(shipped, clock.now(), tx)
    await bankWriter.announceChange(tx)
    return shipped.length
  }, outer)

async function unknownPlace(deps: Deps, given: ImportedQuestion, tx: Tx) {
  if (!given.picture && !given.lesson) return null
  const [field] = unknownIn(given, await known(deps, tx))
  return field ? (`unknown-${field}` as const) : null
}

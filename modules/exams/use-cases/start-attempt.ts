import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams } from '../contract'
import { EXAMS, type ExamType } from '../domain/rules'
import { nextPositionOf } from '../domain/progress'
import { deadlineOf } from '../domain/time'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'
import { isLocked } from './unlock'

/** Two tabs at once come here one after the other: the first one's exam is the other's too. */
export async function start(
  parts: Parts,
  userId: number,
  type: ExamType,
  mayBegin = true,
): ReturnType<Exams['start']> {
  await closeBeforeReading(parts, userId)
  return parts.db.transaction(async (tx) => {
    if (!(await parts.identity.lockMember(userId, tx))) return refuse('signed-out')
    const running = await resume(parts, userId, type, tx)
    if (running) return running
    if (await isLocked(parts, userId, type, tx)) return refuse('locked')
    return mayBegin ? draw(parts, userId, type, tx) : refuse('none-running')
  })
}

async function resume({ attempts }: Parts, userId: number, type: ExamType, tx: Tx) {
  const [running] = await attempts.findOpen({ userId, type }, tx)
  if (!running) return null
  const nextPosition = nextPositionOf(await attempts.questionsOf(running.id, tx))
  return ok({ attemptId: running.id, nextPosition, resumed: true })
}

async function draw({ clock, bank, attempts }: Parts, userId: number, type: ExamType, tx: Tx) {
  const drawn = await bank.draw(EXAMS[type].questions, tx)
  if (drawn.length < EXAMS[type].questions) return refuse('not-enough-questions')

  const startedAt = clock.now()
  const attempt = { userId, type, startedAt, deadline: deadlineOf(type, startedAt) }
  const versionIds = drawn.map((question) => question.versionId)
  const attemptId = await attempts.add(attempt, versionIds, tx)
  return ok({ attemptId, nextPosition: 1, resumed: false })
}

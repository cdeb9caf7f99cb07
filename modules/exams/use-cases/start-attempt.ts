import { ok, refuse } from '../../kernel/result'
import type { Exams } from '../contract'
import { isSecondOpenAttempt } from '../data/attempt-store'
import { EXAMS, type ExamType } from '../domain/rules'
import { nextPositionOf } from '../domain/progress'
import { deadlineOf } from '../domain/time'
import { closeOverdue } from './close-attempt'
import type { Parts } from './parts'
import { isLocked } from './unlock'

export async function start(parts: Parts, userId: number, type: ExamType): ReturnType<Exams['start']> {
  await closeOverdue(parts, userId)
  const running = await resume(parts, userId, type)
  if (running) return running
  if (await isLocked(parts, userId, type)) return refuse('locked')
  try {
    return await draw(parts, userId, type)
  } catch (error) {
    // Two tabs at once: the other one's exam is this one's too.
    const other = isSecondOpenAttempt(error) && (await resume(parts, userId, type))
    if (other) return other
    throw error
  }
}

async function resume({ attempts }: Parts, userId: number, type: ExamType) {
  const [running] = await attempts.findOpen({ userId, type })
  if (!running) return null
  const nextPosition = nextPositionOf(await attempts.questionsOf(running.id))
  return ok({ attemptId: running.id, nextPosition, resumed: true })
}

function draw({ db, clock, bank, attempts }: Parts, userId: number, type: ExamType) {
  return db.transaction(async (tx) => {
    const drawn = await bank.draw(EXAMS[type].questions, tx)
    if (drawn.length < EXAMS[type].questions) return refuse('not-enough-questions')

    const startedAt = clock.now()
    const attempt = { userId, type, startedAt, deadline: deadlineOf(type, startedAt) }
    const versionIds = drawn.map((question) => question.versionId)
    const attemptId = await attempts.add(attempt, versionIds, tx)
    return ok({ attemptId, nextPosition: 1, resumed: false })
  })
}

import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import { EXAMS, type ExamTime, type ExamType, TIMES_OF } from '../rules'
import { deadlineOf, isOverdue } from '../attempts/time'
import { closeBeforeReading } from '../attempts/closing'
import type { Deps, UseCase } from './deps'
import { nextPositionOf } from '../attempts/attempts'
import { isLocked } from './progress'

/** Locks the member, so that a second tab finds the exam that the first one began. */
export const start: UseCase<'attempts', 'start'> = async (deps, userId, type, options = {}) => {
  const { time = 'normal', beside = false, mayBegin = true } = options
  if (!TIMES_OF[type].includes(time)) return refuse('no-such-time')
  await closeBeforeReading(deps, userId)
  return deps.db.transaction(async (tx) => {
    if (!(await deps.identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
    const open = await deps.attempts.findOpen(userId, tx)
    const running = open.find((attempt) => attempt.type === type)
    const found = running && (await deps.attempts.findProgress({ userId, attemptId: running.id }, tx))
    if (found) {
      return ok({ attemptId: found.attempt.id, nextPosition: nextPositionOf(found.answers), resumed: true })
    }
    if (await isLocked(deps, userId, type, tx)) return refuse('locked')
    const isOtherRunning = open.some((attempt) => !isOverdue(attempt, deps.clock.now()))
    if (isOtherRunning && !beside) return refuse('other-running')
    return mayBegin ? begin(deps, { userId, type, time }, tx) : refuse('none-running')
  })
}

type NewExam = { userId: number; type: ExamType; time: ExamTime }

async function begin({ clock, questions, attempts }: Deps, { userId, type, time }: NewExam, tx: Tx) {
  const drawn = await questions.draw(EXAMS[type].questions, tx)
  if (drawn.length < EXAMS[type].questions) return refuse('not-enough-questions')

  const startedAt = clock.now()
  const attempt = { userId, type, time, startedAt, deadline: deadlineOf(type, time, startedAt) }
  const versionIds = drawn.map((version) => version.id)
  const attemptId = await attempts.add(attempt, versionIds, tx)
  return ok({ attemptId, nextPosition: 1, resumed: false })
}

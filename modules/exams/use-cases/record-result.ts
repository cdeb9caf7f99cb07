import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams } from '../contract'
import type { AnswerKey } from '../data/active-questions'
import { EXAMS } from '../domain/rules'
import { claimedTime } from '../domain/time'
import type { ClaimedResult } from '../schemas'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'
import { isLocked } from './unlock'

export async function recordResult(
  parts: Parts,
  caller: Caller,
  claim: ClaimedResult,
): ReturnType<Exams['recordResult']> {
  const { userId } = caller
  await closeBeforeReading(parts, userId)
  return parts.db.transaction(async (tx) => {
    if (!(await parts.identity.lockCaller(caller, tx))) return refuse('signed-out')
    if (await isLocked(parts, userId, claim.examType, tx)) return refuse('locked')

    const questionIds = claim.answers.map((answer) => answer.questionId)
    const keys = await parts.bank.findKeys(questionIds, tx)
    if (keys.length < questionIds.length) return refuse('unknown-question')

    const answers = gradeAnswers(claim.answers, keys)
    const result = {
      userId,
      score: answers.filter((answer) => answer.isCorrect).length,
      totalQuestions: EXAMS[claim.examType].questions,
      timeSpent: claimedTime(claim.examType, claim.timeSpent),
      examType: claim.examType,
      createdAt: parts.clock.now(),
    }
    const id = await parts.results.add({ ...result, attemptId: null, answers }, tx)
    return ok({ id, ...result })
  })
}

function gradeAnswers(given: ClaimedResult['answers'], keys: AnswerKey[]) {
  const keyOf = new Map(keys.map((key) => [key.questionId, key]))
  return given.map(({ questionId, userAnswer }, index) => {
    const { versionId, correctAnswer } = keyOf.get(questionId)!
    return {
      position: index + 1,
      questionVersionId: versionId,
      userAnswer,
      isCorrect: userAnswer === correctAnswer,
    }
  })
}

import type { Caller } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse } from '#modules/kernel/result'
import type { Exams, ExamResult, OwnExams, ResultDetails, ResultQuery } from '../contract'
import { EXAMS } from '../domain/rules'
import { claimedTime } from '../domain/time'
import type { ClaimedResult } from '../schemas'
import { closeBeforeReading } from './close-attempt'
import type { Deps } from './deps'
import { isLocked } from './progress'

export async function findLatestResult(deps: Deps, userId: number): Promise<ResultDetails | null> {
  await closeBeforeReading(deps, userId)
  const result = await deps.results.findLatest(userId)
  return result && deps.results.withAnswers(result)
}

export async function findResult(
  deps: Deps,
  { userId, resultId }: { userId: number; resultId: number },
): Promise<ResultDetails | null> {
  await closeBeforeReading(deps, userId)
  const result = await deps.results.findOwn(userId, resultId)
  return result && deps.results.withAnswers(result)
}

export async function findAnyResult({ results }: Deps, resultId: number): Promise<ResultDetails | null> {
  const result = await results.findAny(resultId)
  return result && results.withAnswers(result)
}

export async function listResults(deps: Deps, userId: number, slice: Slice): Promise<Page<ExamResult>> {
  await closeBeforeReading(deps, userId)
  return deps.results.listOwn(userId, slice)
}

export async function findOwnData(deps: Deps, userId: number): Promise<OwnExams> {
  await closeBeforeReading(deps, userId)
  return deps.ownData.find(userId)
}

const PORTION = 1000

/** Results recorded during the export are newer than what remains to be read, so none comes twice. */
export async function* exportResults({ results }: Deps, query: ResultQuery): AsyncGenerator<ExamResult[]> {
  let last: ExamResult | undefined
  for (;;) {
    const portion = await results.newestAfter(query, last, PORTION)
    if (portion.length > 0) yield portion
    if (portion.length < PORTION) return
    last = portion.at(-1)
  }
}

export async function recordResult(
  deps: Deps,
  caller: Caller,
  claim: ClaimedResult,
): ReturnType<Exams['recordResult']> {
  const { userId } = caller
  await closeBeforeReading(deps, userId)
  return deps.db.transaction(async (tx) => {
    if (!(await deps.identity.lockCaller(caller, tx))) return refuse('signed-out')
    if (await isLocked(deps, userId, claim.examType, tx)) return refuse('locked')

    const questionIds = claim.answers.map((answer) => answer.questionId)
    const keys = await deps.questions.findKeys(questionIds, tx)
    if (keys.length < questionIds.length) return refuse('unknown-question')

    const keyOf = new Map(keys.map((key) => [key.questionId, key]))
    const answers = claim.answers.map(({ questionId, userAnswer }, index) => {
      const { id: questionVersionId, correctAnswer } = keyOf.get(questionId)!
      return { position: index + 1, questionVersionId, userAnswer, isCorrect: userAnswer === correctAnswer }
    })
    const result = {
      userId,
      score: answers.filter((answer) => answer.isCorrect).length,
      totalQuestions: EXAMS[claim.examType].questions,
      timeSpent: claimedTime(claim.examType, claim.timeSpent),
      examType: claim.examType,
      createdAt: deps.clock.now(),
    }
    const id = await deps.results.add({ ...result, attemptId: null, answers }, tx)
    return ok({ id, ...result })
  })
}

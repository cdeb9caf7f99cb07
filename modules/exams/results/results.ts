import { ok, refuse } from '#modules/kernel/result'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { ExamResult, Exams } from '../contract'
import { EXAMS } from '../rules'
import { claimedTime } from '../attempts/time'
import { closeBeforeReading } from '../attempts/closing'
import type { Deps, UseCase } from '../use-cases/deps'
import { isLocked } from '../use-cases/progress'
import { recordExam } from '../memory/recording'

export const findLatestResult: UseCase<'results', 'findLatest'> = async (deps, userId) => {
  await closeBeforeReading(deps, userId)
  const result = await deps.results.findLatest(userId)
  return result && deps.results.withAnswers(result)
}

export const findResult: UseCase<'results', 'find'> = async (deps, { userId, resultId }) => {
  await closeBeforeReading(deps, userId)
  const result = await deps.results.findOwn(userId, resultId)
  return result && deps.results.withAnswers(result)
}

export const findAnyResult: UseCase<'results', 'findAny'> = async ({ results }, resultId) => {
  const result = await results.findAny(resultId)
  return result && results.withAnswers(result)
}

export const listResults: UseCase<'results', 'list'> = async (deps, userId, slice) => {
  await closeBeforeReading(deps, userId)
  return deps.results.listOwn(userId, slice)
}

export const findOwnData: UseCaseOf<Deps, Exams['findOwnData']> = async (deps, userId) => {
  await closeBeforeReading(deps, userId)
  return {
    ...deps.ownData.find(userId),
    ...(await deps.plans.findReminders(userId)),
    mastery: await deps.mastery.listOwn(userId),
    contentReports: await deps.reports.ofMember(userId),
  }
}

const PORTION = 1000

/** Results recorded during the export are newer than what remains to be read, so none comes twice. */
export const exportResults: UseCase<'results', 'readAll'> = async function* ({ results }, query) {
  let portion: ExamResult[] = []
  do {
    portion = await results.newestAfter(query, portion.at(-1), PORTION)
    if (portion.length > 0) yield portion
  } while (portion.length === PORTION)
}

export const recordResult: UseCase<'results', 'record'> = async (deps, caller, claim) => {
  const { userId } = caller
  const { examType } = claim
  await closeBeforeReading(deps, userId)
  return deps.db.transaction(async (tx) => {
    if (!(await deps.identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    if (await isLocked(deps, userId, examType, tx)) return refuse('locked')

    const questionIds = claim.answers.map((answer) => answer.questionId)
    const asked = await deps.questions.findCurrentByIds(questionIds, tx)
    if (asked.length < questionIds.length) return refuse('unknown-question')

    const versionOf = new Map(asked.map((version) => [version.questionId, version]))
    const graded = claim.answers.map(({ questionId, userAnswer }) => {
      const { id: questionVersionId, correctAnswer, edition } = versionOf.get(questionId)!
      return { questionId, edition, questionVersionId, userAnswer, isRight: userAnswer === correctAnswer }
    })
    const answers = graded.map(({ questionVersionId, userAnswer, isRight: isCorrect }, index) => {
      return { position: index + 1, questionVersionId, optionOrder: 'ABC' as const, userAnswer, isCorrect }
    })
    const at = deps.clock.now()
    const exam = { userId, attemptId: null, examType, time: 'normal' as const }
    const lasted = { timeSpent: claimedTime(examType, exam.time, claim.timeSpent), createdAt: at }
    const totalQuestions = EXAMS[examType].questions
    const result = await deps.results.add({ ...exam, ...lasted, totalQuestions, answers }, tx)
    await recordExam(deps, { userId, at, asked: graded }, tx)
    return ok(result)
  })
}

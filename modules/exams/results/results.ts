import type { Database } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { RunningExam } from '../attempts/attempt'
import type { Attempts } from '../attempts/attempts'
import type { Closing } from '../attempts/closing'
import { claimedTime } from '../attempts/time'
import type { Recording } from '../memory/recording'
import type { QuestionStore } from '../questions/store'
import { EXAMS, isCounted, TREND_LENGTH } from '../rules'
import { type Figures, type Progress, toFigures, toProgress } from './figures'
import type { ClaimedResult } from './schema'
import type { ExamResult, ResultDetails, ResultQuery, ResultStore } from './store'

export type Overview = {
  running: RunningExam[]
  progress: Progress
  figures: Figures
  /** The last 20 results, oldest first, without those that `isCounted` rejects. */
  trend: ExamResult[]
  history: Page<ExamResult>
}

export interface Results {
  findLatest(userId: number): Promise<ResultDetails | null>

  find(own: { userId: number; resultId: number }): Promise<ResultDetails | null>

  /** Finds a result of any member, for admins only. */
  findAny(resultId: number): Promise<ResultDetails | null>

  listAll(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>>

  readAll(query: Omit<ResultQuery, 'sort'>): AsyncIterable<ExamResult[]>

  list(userId: number, slice: Slice): Promise<Page<ExamResult>>

  /**
   * Records an exam that an API client ran by itself. Grades it by the current versions. A missing answer is
   * wrong.
   */
  record(
    caller: Caller,
    claim: ClaimedResult,
  ): Promise<Result<ExamResult, 'signed-out' | 'locked' | 'unknown-question'>>

  findProgress(userId: number): Promise<Progress>

  findOverview(userId: number, history: Slice): Promise<Overview>
}

const PORTION = 1000

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  results: ResultStore
  questions: QuestionStore
  recording: Recording
  closing: Closing
  findRunning: Attempts['findRunning']
}

export function createResults(deps: Deps): Results {
  const { db, clock, identity, results, questions, recording, closing, findRunning } = deps

  async function withAnswers(
    result: Awaited<ReturnType<ResultStore['findAny']>>,
  ): Promise<ResultDetails | null> {
    return result && results.withAnswers(result)
  }

  return {
    async findLatest(userId) {
      await closing.closeBeforeReading(userId)
      return withAnswers(await results.findLatest(userId))
    },

    async find({ userId, resultId }) {
      await closing.closeBeforeReading(userId)
      return withAnswers(await results.findOwn(userId, resultId))
    },

    findAny: async (resultId) => withAnswers(await results.findAny(resultId)),
    listAll: results.list,

    // Each portion starts after the last result of the previous one, so that results recorded meanwhile cause no
    // duplicates.
    async *readAll(query) {
      let portion: ExamResult[] = []
      do {
        portion = await results.newestAfter(query, portion.at(-1), PORTION)
        if (portion.length > 0) yield portion
      } while (portion.length === PORTION)
    },

    async list(userId, slice) {
      await closing.closeBeforeReading(userId)
      return results.listOwn(userId, slice)
    },

    async record(caller, claim) {
      const { userId } = caller
      const { examType } = claim
      await closing.closeBeforeReading(userId)
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (await results.isLocked(userId, examType, tx)) return refuse('locked')

        const questionIds = claim.answers.map((answer) => answer.questionId)
        const current = await questions.findCurrentByIds(questionIds, tx)
        if (current.length < questionIds.length) return refuse('unknown-question')

        const versions = new Map(current.map((version) => [version.questionId, version]))
        const graded = claim.answers.map(({ questionId, userAnswer }) => {
          const { id: questionVersionId, correctAnswer, edition } = versions.get(questionId)!
          return { questionId, edition, questionVersionId, userAnswer, isRight: userAnswer === correctAnswer }
        })
        const at = clock.now()
        const recalls = await recording.exam(graded, { userId, at }, tx)
        const answers = graded.map(({ questionId, questionVersionId, userAnswer, isRight }, index) => ({
          ...{ position: index + 1, questionVersionId, optionOrder: 'ABC' as const, userAnswer },
          ...{ isCorrect: isRight, recall: recalls.get(questionId) ?? null },
        }))
        const exam = { userId, attemptId: null, examType, time: 'normal' as const }
        const lasted = { timeSpent: claimedTime(examType, exam.time, claim.timeSpent), createdAt: at }
        const totalQuestions = EXAMS[examType].questions
        const result = await results.add({ ...exam, ...lasted, totalQuestions, answers }, tx)
        return ok(result)
      })
    },

    async findProgress(userId) {
      await closing.closeBeforeReading(userId)
      return toProgress(await results.countScores(userId))
    },

    async findOverview(userId, slice) {
      const running = await findRunning(userId)
      const isNewest = slice.offset === 0 && slice.limit >= TREND_LENGTH
      const [counts, history, newest] = await Promise.all([
        results.countScores(userId),
        results.listOwn(userId, slice),
        isNewest ? null : results.listOwn(userId, { limit: TREND_LENGTH, offset: 0 }),
      ])
      const last = (newest ?? history).items.slice(0, TREND_LENGTH)
      return {
        running,
        progress: toProgress(counts),
        figures: toFigures(counts),
        trend: last.filter(isCounted).reverse(),
        history,
      }
    },
  }
}

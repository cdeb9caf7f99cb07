import { beforeEach } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { createExams } from '#modules/exams'
import type {
  Exams,
  ExamType,
  Letter,
  OwnAttempt,
  OwnSeries,
  QuestionFields,
  RunningAttempt,
  SeriesChoice,
  StartOptions,
} from '#modules/exams'
import { setUpDatabase } from '#test/harness/db/database'
import { ALL } from '#test/harness/portions'
import { DONE, refusal, unwrap } from '#test/harness/results'
import { lettersFor } from '#test/things/exam'
import { question, questions, RIGHT } from '#test/things/question'
import { createWorld } from './identity'
import { camille, join, karim, signIn } from '#test/people'

export { ALL, DONE, refusal, unwrap }

/** In seconds. */
export const MINUTE = 60

const STUDIES = [
  'exam_results',
  'attempts',
  'series',
  'untallied_answers',
  'calibration_bands',
  'study_plans',
]
const CONTENT = ['question_versions', 'questions', 'lessons']

/** The world of a test file: Camille and Karim, and for each test `bank` questions and no exams. */
export async function setUpExams({ bank = 40 } = {}) {
  const db = await setUpDatabase()
  const { identity, clock, mails, mailQueue, leaving } = createWorld(db)
  const exams = createExams({ db, clock, identity, mails: mailQueue, pages: PAGES })
  leaving.removeOwnRows = exams.removeOwnRows
  const camilleId = (await join(identity, camille)).id
  const karimId = (await join(identity, karim)).id
  beforeEach(async () => {
    for (const table of [...STUDIES, ...CONTENT]) await db.write(`DELETE FROM ${table}`)
    clock.reset()
    mails.length = 0
    await exams.questions.loadShipped(questions(bank))
  })

  return {
    ...{ db, identity, clock, mails, exams, camilleId, karimId },
    ...createStudies(exams),
    signIn: (userId: number) => signIn(identity, userId),
  }
}

/** What members do to study. */
export function createStudies(exams: Exams) {
  async function start(userId: number, type: ExamType = 'practice', options?: StartOptions) {
    const { attemptId } = unwrap(await exams.attempts.start(userId, type, options))
    const own = { userId, attemptId }
    return { own, ...(await findRunning(own)) }
  }

  async function findRunning(own: OwnAttempt): Promise<RunningAttempt> {
    const attempt = await exams.attempts.find(own)
    if (attempt?.status !== 'running') throw new Error('The exam is not running')
    return attempt
  }

  /** Answers the questions from the first one on. */
  const mark = (own: OwnAttempt, ...letters: Letter[]) =>
    exams.attempts.answer(
      own,
      letters.map((letter, index) => ({ position: index + 1, letter })),
    )

  /** A whole exam: `right` right answers, then wrong ones. */
  async function takeExam(
    userId: number,
    { right, type, ...options }: { right: number; type?: ExamType } & StartOptions,
  ) {
    const { own, questions: asked } = await start(userId, type, options)
    const key = asked.map(() => RIGHT)
    await mark(own, ...lettersFor(key, right))
    return { own, resultId: (await exams.attempts.finish(own))!.result!.id }
  }

  const startSeries = async (userId: number, choice: SeriesChoice): Promise<OwnSeries> => ({
    userId,
    ...unwrap(await exams.series.start(userId, choice)),
  })

  async function passPractice(userId: number, times: number) {
    for (const _ of range(times)) await takeExam(userId, { right: 7 })
  }

  /** The ids of the active questions, oldest first. */
  async function questionIds(): Promise<number[]> {
    const { items } = await exams.questions.list({ sort: 'oldest' }, ALL)
    return items.map(({ id }) => id)
  }

  /** Returns its id. */
  const addQuestion = async (number: number, changes?: Partial<QuestionFields>) =>
    unwrap(await exams.questions.add(question(number, changes))).id

  /** Retires all questions but the first ones. */
  async function keepInBank(count: number) {
    for (const id of (await questionIds()).slice(count)) await exams.questions.retire(id)
  }

  return {
    ...{ start, findRunning, mark, takeExam, passPractice, startSeries },
    ...{ questionIds, addQuestion, keepInBank },
  }
}

/** From 1 to `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

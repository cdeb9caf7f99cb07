import { isAmong, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { above } from '#db/filter'
import { readPortions } from '#db/list-page'
import type { Table } from '#db/table'
import type { Portions } from '#modules/kernel/page'
import type { AskedQuestion } from './attempts/attempt'
import type { MemoryRecord } from './memory/memory-record'
import type { Tables, TableRow } from './tables'
import type { ExamResult } from './results/store'
import type { ExamType, TimeAllowance } from './rules'
import type { SeriesKind, SeriesSource } from './series/schema'
import type { ReminderPlan } from './study-plans/store'

export type OwnExams = ReminderPlan & {
  memory: (MemoryRecord & { question: string })[]
  examDate: string | null
  attempts: Portions<{
    examType: ExamType
    time: TimeAllowance
    startedAt: Date
    deadline: Date
    closedAt: Date | null
    answers: (AnsweredQuestion & { isMarked: boolean; answeredAt: Date | null })[]
  }>
  examResults: Portions<
    Omit<ExamResult, 'userId'> & {
      answers: (AnsweredQuestion & { isCorrect: boolean; recall: number | null })[]
    }
  >
  series: Portions<{
    kind: SeriesKind
    source: SeriesSource | null
    createdAt: Date
    closedAt: Date | null
    /** Counts that stay when the answers are gone; null before. */
    answered: number | null
    rightAnswers: number | null
    answers: (AnsweredQuestion & { recall: number | null; answeredAt: Date | null })[]
  }>
}

type AnsweredQuestion = Pick<AskedQuestion, 'position' | 'question' | 'optionOrder' | 'userAnswer'>

/** The most exams held in memory at once. */
const EXAMS_AT_ONCE = 100
/**
 * The most series held in memory at once. The number is small, because a series may contain the whole bank.
 */
const SERIES_AT_ONCE = 10

export function createOwnDataStore(db: Database, tables: Tables) {
  const results = tables.results.without('userId', 'attemptId')
  const asked = tables.attemptQuestions.only('optionOrder', 'userAnswer', 'isMarked', 'answeredAt')
  const graded = tables.answers.only('optionOrder', 'userAnswer', 'isCorrect', 'recall')
  const series = tables.series.without('userId')
  const practised = tables.seriesQuestions.only('optionOrder', 'userAnswer', 'recall', 'answeredAt')

  return {
    find(userId: number): Pick<OwnExams, 'attempts' | 'examResults' | 'series'> {
      const begun = readPortions(EXAMS_AT_ONCE, (id, size) =>
        tables.attempts.list(after(userId, id), { order: 'id', limit: size }),
      )
      const recorded = readPortions(EXAMS_AT_ONCE, (id, size) =>
        results.list(after(userId, id), { order: 'id', limit: size }),
      )
      const revised = readPortions(SERIES_AT_ONCE, (id, size) =>
        series.list(after(userId, id), { order: 'id', limit: size }),
      )
      return {
        attempts: withAnswers(begun, asked, 'attempt_questions', 'attempt_id', toOwnAttempt),
        examResults: withAnswers(recorded, graded, 'user_answers', 'exam_result_id', (result) => result),
        series: withAnswers(revised, practised, 'series_questions', 'series_id', (one) => one),
      }
    },
  }

  /** `from` is a table of answers, and `owner` is its column with the id of the exam or series. */
  async function* withAnswers<Exam extends { id: number }, Answer, Own>(
    portions: Portions<Exam>,
    given: Table<Answer, never, never>,
    from: string,
    owner: string,
    toOwn: (exam: Exam & { answers: OwnAnswer<Answer>[] }) => Own,
  ): Portions<Own> {
    for await (const exams of portions) {
      const ids = exams.map(({ id }) => id)
      const { where, values } = whereAll([isAmong(db, owner, ids)])
      const rows = await db.read<{ examId: number; position: number; question: string }>(
        `SELECT ${owner} AS "examId", position, question, ${given.columns} FROM ${from}
         JOIN question_versions ON question_versions.id = question_version_id ${where} ORDER BY position`,
        values,
      )
      const toAnswers = ({ id }: Exam) =>
        rows.filter(({ examId }) => examId === id).map(({ examId: _, ...answer }) => given.toRow(answer))
      yield exams.map((exam) => toOwn({ ...exam, answers: toAnswers(exam) }))
    }
  }
}

const after = (userId: number, id: number) => ({ userId, id: above(id) })

type OwnAnswer<Answer> = Answer & { position: number; question: string }

const toOwnAttempt = <Answers>({
  type: examType,
  time,
  startedAt,
  deadline,
  closedAt,
  answers,
}: TableRow<'attempts'> & { answers: Answers }) => ({
  examType,
  time,
  startedAt,
  deadline,
  closedAt,
  answers,
})

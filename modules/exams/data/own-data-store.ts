import { isAmong, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { type Table, table } from '#db/table'
import type { OwnExams } from '../contract'
import type { Models } from './models'

export type OwnDataStore = ReturnType<typeof createOwnDataStore>

/** Exams whose answers are read at once: other requests have their turn between two slices. */
const SLICE = 100

/** Everything that one member did, in the order in which it came to be. */
export function createOwnDataStore(db: Database, models: Models) {
  const attempts = table(db, models.attempts)
  const results = table(db, models.results).without('userId', 'attemptId')
  const asked = table(db, models.attemptQuestions).only('optionOrder', 'userAnswer', 'isMarked', 'answeredAt')
  const graded = table(db, models.answers).only('optionOrder', 'userAnswer', 'isCorrect')
  const series = table(db, models.series).without('userId')
  const practised = table(db, models.seriesQuestions).only(
    'optionOrder',
    'userAnswer',
    'boxBefore',
    'boxAfter',
    'answeredAt',
  )

  return {
    async find(userId: number): Promise<Pick<OwnExams, 'attempts' | 'examResults' | 'series'>> {
      const begun = await attempts.read('WHERE user_id = $1 ORDER BY id', [userId])
      const recorded = await results.read('WHERE user_id = $1 ORDER BY id', [userId])
      const revised = await series.read('WHERE user_id = $1 ORDER BY id', [userId])
      const withAsked = await withAnswers(begun, asked, 'attempt_questions', 'attempt_id')
      return {
        attempts: withAsked.map(({ type: examType, time, startedAt, deadline, closedAt, answers }) => {
          return { examType, time, startedAt, deadline, closedAt, answers }
        }),
        examResults: await withAnswers(recorded, graded, 'user_answers', 'exam_result_id'),
        series: await withAnswers(revised, practised, 'series_questions', 'series_id'),
      }
    },
  }

  /** `from` has the answers of the exams, and names each one's exam in the column `owner`. */
  async function withAnswers<Exam extends { id: number }, Answer>(
    exams: Exam[],
    given: Table<Answer>,
    from: string,
    owner: string,
  ) {
    const complete = []
    for (let start = 0; start < exams.length; start += SLICE) {
      const slice = exams.slice(start, start + SLICE)
      const ids = slice.map(({ id }) => id)
      const { where, values } = whereAll([isAmong(db, owner, ids)])
      const rows = await db.read<{ examId: number; position: number; question: string }>(
        `SELECT ${owner} AS "examId", position, question, ${given.columns} FROM ${from}
         JOIN question_versions ON question_versions.id = question_version_id ${where} ORDER BY position`,
        values,
      )
      const answersOf = ({ id }: Exam) =>
        rows.filter(({ examId }) => examId === id).map(({ examId: _, ...answer }) => given.toRow(answer))
      complete.push(...slice.map((exam) => ({ ...exam, answers: answersOf(exam) })))
    }
    return complete
  }
}

import type { Database } from '#db/database'
import { holds } from '#db/conditions'
import type { Figures } from '../contract'
import { PASSED } from './result-store'

export type FiguresStore = ReturnType<typeof createFiguresStore>

/** Figures over many results: the database counts them, in one statement each. */
export function createFiguresStore(db: Database) {
  const totals = totalsIn(db)
  return {
    async ofMember(userId: number): Promise<Figures & { passedPractice: number }> {
      const [row = {}] = await db.read<Record<string, unknown>>(FIGURES, [userId])
      const { count, passed, passed_practice, average } = row
      return {
        count: Number(count),
        passed: Number(passed),
        passedPractice: Number(passed_practice),
        averagePercent: Number(average),
        best: scoreOf(row.best_score, row.best_of),
        highest: scoreOf(row.highest_score, row.highest_of),
      }
    },

    async totals(): Promise<{ questions: number; results: number }> {
      const [row = {}] = await db.read<Record<string, unknown>>(totals)
      const { questions, results } = row
      return { questions: Number(questions), results: Number(results) }
    },

    wrongAnswersOf: (resultId: number) => db.read<{ theme: string | null }>(WRONG, [resultId, false]),
  }
}

const scoreOf = (score: unknown, of: unknown) =>
  score === null ? null : { score: Number(score), totalQuestions: Number(of) }

/** Among exams with the same share of right answers, the highest score and the most questions belong together. */
const highest = (column: 'score' | 'total_questions') => `
  (SELECT max(${column}) FROM exam_results AS highest WHERE highest.user_id = $1
   AND highest.score * 10000 / highest.total_questions =
     max(exam_results.score * 10000 / exam_results.total_questions))`

const FIGURES = `
  SELECT count(*) AS count,
         COALESCE(sum(CASE WHEN ${PASSED} THEN 1 ELSE 0 END), 0) AS passed,
         COALESCE(sum(CASE WHEN ${PASSED} AND exam_type = 'practice' THEN 1 ELSE 0 END), 0) AS passed_practice,
         COALESCE(avg(score * 100.0 / total_questions), 0) AS average,
         max(score) AS best_score,
         (SELECT min(total_questions) FROM exam_results AS best
          WHERE best.user_id = $1 AND best.score = max(exam_results.score)) AS best_of,
         ${highest('score')} AS highest_score,
         ${highest('total_questions')} AS highest_of
  FROM exam_results WHERE user_id = $1`

const WRONG = `
  SELECT theme FROM user_answers JOIN question_versions ON question_versions.id = question_version_id
  WHERE exam_result_id = $1 AND is_correct = $2 ORDER BY position`

/** The condition is that of the partial index: for a bound value, SQLite would not use it. */
const totalsIn = (db: Database) => `
  SELECT (SELECT count(*) FROM question_versions WHERE ${holds(db, 'is_current', true)}) AS questions,
         (SELECT count(*) FROM exam_results) AS results`

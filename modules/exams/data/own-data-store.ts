import { isAmong, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { table } from '#db/table'
import type { OwnExams } from '../contract'
import type { Models } from './models'

export type OwnDataStore = ReturnType<typeof createOwnDataStore>

/** Everything that one member did, in the order in which it came to be. */
export function createOwnDataStore(db: Database, models: Models) {
  const attempts = table(db, models.attempts)
  const results = table(db, models.results)
  const asked = table(db, models.attemptQuestions).without('questionVersionId')
  const graded = table(db, models.answers).without('id', 'questionVersionId')

  /** `from` has the answers; the question comes with each. */
  async function readAnswers<Answer>(
    { columns, toRow }: { columns: string; toRow(stored: object): Answer },
    from: string,
    owner: string,
    ids: number[],
  ): Promise<(Answer & { question: string })[]> {
    const { where, values } = whereAll([isAmong(db, owner, ids)])
    const rows = await db.read<{ question: string }>(
      `SELECT ${columns}, question FROM ${from}
       JOIN question_versions ON question_versions.id = question_version_id ${where} ORDER BY position`,
      values,
    )
    return rows.map((row) => ({ ...toRow(row), question: row.question }))
  }

  return {
    async find(userId: number): Promise<OwnExams> {
      const begun = await attempts.read('WHERE user_id = $1 ORDER BY id', [userId])
      const recorded = await results.read('WHERE user_id = $1 ORDER BY id', [userId])
      const ofAttempts = await inSlices(begun, async (slice) => {
        const answers = await readAnswers(asked, 'attempt_questions', 'attempt_id', idsOf(slice))
        return slice.map(({ id, type: examType, startedAt, deadline, closedAt }) => ({
          examType,
          startedAt,
          deadline,
          closedAt,
          answers: answers
            .filter(({ attemptId }) => attemptId === id)
            .map(({ position, question, userAnswer, answeredAt }) => ({
              position,
              question,
              userAnswer,
              answeredAt,
            })),
        }))
      })
      const examResults = await inSlices(recorded, async (slice) => {
        const answers = await readAnswers(graded, 'user_answers', 'exam_result_id', idsOf(slice))
        return slice.map(({ id, examType, score, totalQuestions, timeSpent, createdAt }) => ({
          id,
          examType,
          score,
          totalQuestions,
          timeSpent,
          createdAt,
          answers: answers
            .filter(({ examResultId }) => examResultId === id)
            .map(({ position, question, userAnswer, isCorrect }) => ({
              position,
              question,
              userAnswer,
              isCorrect,
            })),
        }))
      })
      return { attempts: ofAttempts, examResults }
    },
  }
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

/** Exams whose answers are read at once: other requests have their turn between two slices. */
const SLICE = 100

async function inSlices<Row, Read>(rows: Row[], read: (slice: Row[]) => Promise<Read[]>): Promise<Read[]> {
  const reads: Read[] = []
  for (let from = 0; from < rows.length; from += SLICE)
    reads.push(...(await read(rows.slice(from, from + SLICE))))
  return reads
}

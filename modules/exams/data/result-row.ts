import { asDate, type StoredDate } from '#db/read'
import type { ExamResult } from '../contract'

export const RESULT_COLUMNS = `
  id, user_id AS "userId", score, total_questions AS "totalQuestions", time_spent AS "timeSpent",
  exam_type AS "examType", created_at AS "createdAt"`

/** A result as a statement of those columns has it. */
export type ResultRow = Omit<ExamResult, 'createdAt'> & { createdAt: StoredDate }

export function resultOf(row: ResultRow): ExamResult {
  return { ...row, createdAt: asDate(row.createdAt) }
}

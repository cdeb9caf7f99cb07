import type { TestDatabase } from '../db/database'
import type { Exams, RunningAttempt } from '#modules/exams'
import { takeExam } from './bank'

/** In seconds. */
export const MINUTE = 60

export async function start(exams: Exams, userId: number, type: 'practice' | 'official' = 'practice') {
  const started = await exams.start(userId, type)
  if (!started.ok) throw new Error(started.code)
  return findRunning(exams, userId, started.value.attemptId)
}

export async function findRunning(exams: Exams, userId: number, attemptId: number): Promise<RunningAttempt> {
  const attempt = await exams.findAttempt({ userId: userId, attemptId: attemptId })
  if (attempt?.status !== 'running') throw new Error('The exam is not running')
  return attempt
}

export async function passPractice(exams: Exams, userId: number, times: number) {
  for (const _ of range(times)) await takeExam(exams, userId, { right: 7 })
}

/** Retires all questions but the first so many. */
export async function keepInBank(db: TestDatabase, exams: Exams, count: number) {
  const [rows] = await db.sequelize.query(
    'SELECT question_id FROM question_versions WHERE is_current ORDER BY question_id',
  )
  for (const row of (rows as { question_id: number }[]).slice(count))
    await exams.retireQuestion(row.question_id)
}

/** The id of the question that reads so. */
export async function idOf(db: TestDatabase, text: string): Promise<number> {
  const sql = 'SELECT question_id AS id FROM question_versions WHERE question = $1'
  const [row] = await db.read<{ id: number }>(sql, [text])
  return row!.id
}

export async function countResults(db: TestDatabase): Promise<number> {
  const [rows] = await db.sequelize.query('SELECT id FROM exam_results')
  return rows.length
}

/** From 1 to `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

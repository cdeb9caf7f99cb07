import { jsonArray, jsonRows } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { toBindValue } from '#db/read'
import { readJoined } from '#db/table'
import { DatabaseUnavailable } from '#db/unavailable'
import { drawOptionOrder, type Letter } from '../letters'
import type { Tables, TableRow } from '../tables'
import type { Marking, OwnAttempt } from './attempt'

export type AttemptStore = ReturnType<typeof createAttemptStore>

export type Attempt = TableRow<'attempts'>

/**
 * Replaces a saved answer unless that answer was chosen after `latest`. If `latest` is null, replaces any
 * answer.
 */
export type TimedAnswer = { position: number; letter: Letter; answeredAt: Date; latest: Date | null }

export type DrawnQuestion = Awaited<ReturnType<AttemptStore['listQuestions']>>[number]

export function createAttemptStore(db: Database, tables: Tables) {
  const { attempts, attemptQuestions: questions } = tables
  const asked = questions.only('position', 'questionVersionId', 'optionOrder', 'userAnswer', 'isMarked')
  const answers = questions.only('position', 'userAnswer', 'isMarked')
  const text = tables.versions.only(
    'questionId',
    'edition',
    'question',
    'optionA',
    'optionB',
    'optionC',
    'picture',
    'pictureAlt',
    'correctAnswer',
  )
  const saveAnswers = saving(
    db,
    'user_answer = given.letter, answered_at = given."answeredAt"',
    { position: 'integer', letter: 'text', answeredAt: 'timestamptz', latest: 'timestamptz' },
    'AND (answered_at IS NULL OR given.latest IS NULL OR answered_at <= given.latest)',
  )
  const saveMarks = saving(db, 'is_marked = given."isMarked"', { position: 'integer', isMarked: 'boolean' })

  return {
    async add(
      attempt: Omit<Attempt, 'id' | 'closedAt'>,
      versionIds: readonly number[],
      tx: Tx,
    ): Promise<number> {
      const { id } = await attempts.insert({ ...attempt, closedAt: null }, tx)
      const drawn = versionIds.map((questionVersionId, index) => ({
        attemptId: id,
        position: index + 1,
        questionVersionId,
        optionOrder: drawOptionOrder(),
        userAnswer: null,
        answeredAt: null,
      }))
      await questions.insertAll(drawn, tx)
      return id
    },

    findOwn: ({ userId, attemptId: id }: OwnAttempt): Promise<Attempt | null> =>
      attempts.find({ id, userId }),

    findOpen: (userId: number, tx?: Tx): Promise<Attempt[]> =>
      attempts.list({ userId, closedAt: null }, { order: 'id', tx }),

    /** SQL for the open attempts of the member whom a statement calls "user", as JSON. */
    openOfUser: jsonArray(
      db,
      `'id', id, 'type', exam_type, 'time', time, 'deadline', deadline`,
      'SELECT * FROM attempts WHERE user_id = "user".id AND closed_at IS NULL ORDER BY id',
    ),

    findOverdue(before: Date, last: Attempt | undefined, limit: number): Promise<Attempt[]> {
      const after = last ? 'AND (deadline, id) > ($3, $4)' : ''
      const overdue = `WHERE closed_at IS NULL AND deadline < $1 ${after} ORDER BY deadline, id LIMIT $2`
      return attempts.read(overdue, last ? [before, limit, last.deadline, last.id] : [before, limit])
    },

    async listQuestions(attemptId: number, tx?: Tx) {
      const from = `attempt_questions AS asked JOIN question_versions AS text ON text.id = question_version_id
        WHERE attempt_id = $1 ORDER BY position`
      const rows = await readJoined(db, { asked, text }, from, [attemptId], { tx })
      return rows.map((row) => ({ ...row.asked, ...row.text }))
    },

    /** Uses one statement, because pages call this method after each saved answer. */
    async findProgress({ userId, attemptId }: OwnAttempt, tx?: Tx) {
      const from = `attempts AS attempt JOIN attempt_questions AS answer ON attempt_id = id
        WHERE id = $1 AND user_id = $2 AND closed_at IS NULL ORDER BY position`
      const rows = await readJoined(db, { attempt: attempts, answer: answers }, from, [attemptId, userId], {
        tx,
      })
      return rows[0] && { attempt: rows[0].attempt, answers: rows.map(({ answer }) => answer) }
    },

    /**
     * Returns the number of answers saved. On PostgreSQL, locks the attempt, because no answer may be saved
     * after the grading and two batches must not deadlock.
     */
    saveAnswers(attempt: Attempt, answers: readonly TimedAnswer[], notOverdueBefore: Date): Promise<number> {
      const given = answers.map(({ answeredAt, latest, ...answer }) => {
        return { ...answer, answeredAt: toBindValue(answeredAt), latest: toBindValue(latest) }
      })
      const values = [JSON.stringify(given), attempt.id, attempt.userId, notOverdueBefore]
      return db.write(saveAnswers, values)
    },

    /** Overwrites earlier marks, so that the mark that arrives last counts. */
    saveMarks(attempt: Attempt, marks: readonly Marking[], notOverdueBefore: Date): Promise<number> {
      const values = [JSON.stringify(marks), attempt.id, attempt.userId, notOverdueBefore]
      return db.write(saveMarks, values)
    },

    async answerTimes(attemptId: number): Promise<Map<number, Date | null>> {
      const rows = await questions.only('position', 'answeredAt').list({ attemptId })
      return new Map(rows.map(({ position, answeredAt }) => [position, answeredAt]))
    },

    /** Returns false if another caller closed the attempt first. */
    async close(id: number, closedAt: Date, tx: Tx): Promise<boolean> {
      return (await attempts.update({ id, closedAt: null }, { closedAt }, tx)) === 1
    },

    async removeQuestions(attemptId: number, tx: Tx): Promise<void> {
      await questions.remove({ attemptId }, tx)
    },
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}

/**
 * Returns SQL that updates questions of an open attempt. Parameter $1 is a JSON array of the rows to save.
 */
function saving(db: Database, change: string, types: Record<string, string>, unless = '') {
  const lock = db.dialect === 'postgres' ? 'FOR NO KEY UPDATE' : ''
  return `UPDATE attempt_questions SET ${change}
    FROM ${jsonRows(db, 'given', '$1', types)}
    WHERE attempt_id IN (
        SELECT id FROM attempts
        WHERE id = $2 AND user_id = $3 AND closed_at IS NULL AND deadline >= $4 ${lock}
      )
      AND attempt_questions.position = given.position ${unless}`
}

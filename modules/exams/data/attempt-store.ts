import type { Attributes } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { bound } from '#db/read'
import { table } from '#db/table'
import { DatabaseUnavailable } from '#db/unavailable'
import type { Letter, OwnAttempt } from '../contract'
import type { ExamType } from '../domain/rules'
import type { AttemptModel, Models } from './models'

export type AttemptStore = ReturnType<typeof createAttemptStore>

export type Attempt = Attributes<AttemptModel>

/** An answer is not saved over one that was given after `latest`; null is no limit. */
export type TimedAnswer = { position: number; letter: Letter; answeredAt: Date; latest: Date | null }

type Marked = { position: number; userAnswer: Letter }

/** A drawn question with what grading needs. */
export type DrawnQuestion = Awaited<ReturnType<AttemptStore['questionsOf']>>[number]

export function createAttemptStore(db: Database, models: Models) {
  const attempts = table(db, models.attempts)
  const asked = table(db, models.attemptQuestions).only('position', 'questionVersionId', 'userAnswer')
  const text = table(db, models.versions).only('question', 'optionA', 'optionB', 'optionC', 'correctAnswer')
  type Drawn = ReturnType<typeof asked.pick> & ReturnType<typeof text.pick>

  return {
    async add(
      attempt: Omit<Attempt, 'id' | 'closedAt'>,
      versionIds: readonly number[],
      tx: Tx,
    ): Promise<number> {
      const { id } = await models.attempts.create({ ...attempt, closedAt: null }, { transaction: tx })
      const drawn = versionIds.map((questionVersionId, index) => ({
        attemptId: id,
        position: index + 1,
        questionVersionId,
        userAnswer: null,
        answeredAt: null,
      }))
      await models.attemptQuestions.bulkCreate(drawn, { transaction: tx })
      return id
    },

    /** Asks for the owner too, so that somebody else's attempt looks like none. */
    async findOwn({ userId, attemptId }: OwnAttempt): Promise<Attempt | null> {
      const [attempt] = await attempts.read('WHERE id = $1 AND user_id = $2', [attemptId, userId])
      return attempt ?? null
    },

    /** Like `findOwn`, with what is marked: one statement, so that no closing comes in between. */
    async findAnswered({ userId, attemptId }: OwnAttempt): Promise<(Attempt & { answers: Marked[] }) | null> {
      const rows = await db.read<Attempt & { position: number | null; userAnswer: Letter }>(
        `SELECT ${attempts.columns}, position, user_answer AS "userAnswer"
         FROM attempts LEFT JOIN attempt_questions ON attempt_id = id AND user_answer IS NOT NULL
         WHERE id = $1 AND user_id = $2 ORDER BY position`,
        [attemptId, userId],
      )
      const [first] = rows
      if (!first) return null
      const answers = rows.flatMap(({ position, userAnswer }) =>
        position === null ? [] : [{ position, userAnswer }],
      )
      return { ...attempts.toRow(first), answers }
    },

    findOpen: (userId: number): Promise<Attempt[]> =>
      attempts.read('WHERE user_id = $1 AND closed_at IS NULL ORDER BY id', [userId]),

    async findOpenOf(userId: number, type: ExamType, tx: Tx): Promise<Attempt | null> {
      const open = 'WHERE user_id = $1 AND exam_type = $2 AND closed_at IS NULL'
      const [attempt] = await attempts.read(open, [userId, type], tx)
      return attempt ?? null
    },

    /** A member's open attempts whose deadline is earlier than `before`. */
    findOverdue: (before: Date, userId: number): Promise<Attempt[]> =>
      attempts.read(`${OVERDUE} AND user_id = $2 ORDER BY id`, [before, userId]),

    /** Everybody's overdue attempts after `last`, at most `limit`. */
    findAllOverdue(before: Date, last: Attempt | undefined, limit: number): Promise<Attempt[]> {
      const after = last ? 'AND (deadline, id) > ($3, $4)' : ''
      const values = last ? [before, limit, last.deadline, last.id] : [before, limit]
      return attempts.read(`${OVERDUE} ${after} ORDER BY deadline, id LIMIT $2`, values)
    },

    questionsOf: (attemptId: number, tx?: Tx): Promise<Drawn[]> =>
      db.read<Drawn>(
        `SELECT ${asked.columns}, ${text.columns}
         FROM attempt_questions JOIN question_versions ON question_versions.id = question_version_id
         WHERE attempt_id = $1 ORDER BY position`,
        [attemptId],
        tx,
      ),

    /**
     * Checks and saves in one statement; resolves to the number saved. On PostgreSQL it locks the attempt:
     * no answer is saved after the grading, and two batches cannot deadlock.
     */
    saveAnswers(attempt: Attempt, answers: readonly TimedAnswer[], notOverdueBefore: Date): Promise<number> {
      const given = JSON.stringify(
        answers.map(({ answeredAt, latest, ...answer }) => ({
          ...answer,
          answeredAt: bound(answeredAt),
          latest: bound(latest),
        })),
      )
      return db.run(SAVE[db.dialect], [given, attempt.id, attempt.userId, notOverdueBefore])
    },

    /** When each question was answered, by its position. */
    async answerTimes(attemptId: number): Promise<Map<number, Date | null>> {
      const rows = await models.attemptQuestions.findAll({
        attributes: ['position', 'answeredAt'],
        where: { attemptId },
      })
      return new Map(rows.map(({ position, answeredAt }) => [position, answeredAt]))
    },

    /** Closes an open attempt: true for the one caller who did. */
    async close(id: number, closedAt: Date, tx: Tx): Promise<boolean> {
      const open = { where: { id, closedAt: null }, transaction: tx }
      const [closed] = await models.attempts.update({ closedAt }, open)
      return closed === 1
    },

    /** The answers live on in the result. */
    async removeQuestions(attemptId: number, tx: Tx): Promise<void> {
      await models.attemptQuestions.destroy({ where: { attemptId }, transaction: tx })
    },
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}

const OVERDUE = 'WHERE closed_at IS NULL AND deadline < $1'

/** The answers come as one JSON value, which each database turns into rows in its own way. */
const GIVEN = {
  postgres: `json_to_recordset(CAST($1 AS json))
    AS given (position integer, letter text, "answeredAt" timestamptz, latest timestamptz)`,
  sqlite: `(SELECT value ->> 'position' AS position, value ->> 'letter' AS letter,
                   value ->> 'answeredAt' AS "answeredAt", value ->> 'latest' AS latest
            FROM json_each($1)) AS given`,
}

const save = (given: string, lock: string) => `
  UPDATE attempt_questions SET user_answer = given.letter, answered_at = given."answeredAt"
  FROM ${given}
  WHERE attempt_id IN (
      SELECT id FROM attempts
      WHERE id = $2 AND user_id = $3 AND closed_at IS NULL AND deadline >= $4 ${lock}
    )
    AND attempt_questions.position = given.position
    AND (answered_at IS NULL OR given.latest IS NULL OR answered_at <= given.latest)`

const SAVE = {
  postgres: save(GIVEN.postgres, 'FOR NO KEY UPDATE'),
  sqlite: save(GIVEN.sqlite, ''),
}

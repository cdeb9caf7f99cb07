import type { Transaction } from 'sequelize'
import type { Database } from '#db/database'
import { asDate, bound, type StoredDate } from '#db/read'
import type { AskedQuestion, Letter } from '../contract'
import type { ExamType } from '../domain/rules'
import type { Models } from './models'

export type AttemptStore = ReturnType<typeof createAttemptStore>

export type Attempt = {
  id: number
  userId: number
  type: ExamType
  startedAt: Date
  deadline: Date
  closedAt: Date | null
}

/** An answer is not saved over one that was given after `latest`; null is no limit. */
export type TimedAnswer = { position: number; letter: Letter; answeredAt: Date; latest: Date | null }

type Marked = { position: number; userAnswer: Letter }

/** A drawn question with what grading needs. */
export type DrawnQuestion = AskedQuestion & { versionId: number; correctAnswer: Letter }

export function createAttemptStore(db: Database, { attempts, attemptQuestions }: Models) {
  return {
    async add(
      attempt: Omit<Attempt, 'id' | 'closedAt'>,
      versionIds: number[],
      tx: Transaction,
    ): Promise<number> {
      const { type: examType, ...row } = attempt
      const { id } = await attempts.create({ ...row, examType, closedAt: null }, { transaction: tx })
      const drawn = versionIds.map((questionVersionId, index) => ({
        attemptId: id,
        position: index + 1,
        questionVersionId,
        userAnswer: null,
        answeredAt: null,
      }))
      await attemptQuestions.bulkCreate(drawn, { transaction: tx })
      return id
    },

    /** The scope is the owner, so that somebody else's attempt looks like none. */
    async findOwn(userId: number, id: number, tx?: Transaction): Promise<Attempt | null> {
      const [row] = await db.read<AttemptRow>(`${ATTEMPTS} WHERE id = $1 AND user_id = $2`, [id, userId], tx)
      return row ? toAttempt(row) : null
    },

    /** The same with what is marked. */
    async findAnswered(userId: number, id: number): Promise<(Attempt & { answers: Marked[] }) | null> {
      const rows = await db.read<AttemptRow & { position: number | null; userAnswer: Letter }>(ANSWERED, [
        id,
        userId,
      ])
      const [first] = rows
      if (!first) return null
      const { position: _, userAnswer: _1, ...attempt } = first
      const answers = rows.flatMap(({ position, userAnswer }) =>
        position === null ? [] : [{ position, userAnswer }],
      )
      return { ...toAttempt(attempt), answers }
    },

    async findOpen(
      { userId, type }: { userId: number; type?: ExamType },
      tx?: Transaction,
    ): Promise<Attempt[]> {
      const open = `${ATTEMPTS} WHERE user_id = $1 AND closed_at IS NULL`
      const rows = type
        ? await db.read<AttemptRow>(`${open} AND exam_type = $2 ORDER BY id`, [userId, type], tx)
        : await db.read<AttemptRow>(`${open} ORDER BY id`, [userId], tx)
      return rows.map(toAttempt)
    },

    /** A member's open attempts whose deadline is earlier than `before`. */
    async findOverdue(before: Date, userId: number, tx?: Transaction): Promise<Attempt[]> {
      const rows = await db.read<AttemptRow>(`${OVERDUE} AND user_id = $2 ORDER BY id`, [before, userId], tx)
      return rows.map(toAttempt)
    },

    /** Everybody's overdue attempts after `last`, at most `limit`. */
    async findAllOverdue(before: Date, last: Attempt | undefined, limit: number): Promise<Attempt[]> {
      const after = last ? 'AND (deadline, id) > ($3, $4)' : ''
      const rows = await db.read<AttemptRow>(
        `${OVERDUE} ${after} ORDER BY deadline, id LIMIT $2`,
        last ? [before, limit, last.deadline, last.id] : [before, limit],
      )
      return rows.map(toAttempt)
    },

    questionsOf: (attemptId: number, tx?: Transaction): Promise<DrawnQuestion[]> =>
      db.read<DrawnQuestion>(QUESTIONS, [attemptId], tx),

    /**
     * One statement that checks and saves; resolves to how many were saved. Where writers run side by side,
     * it locks the attempt: no answer is saved after the grading, and two batches cannot deadlock.
     */
    saveAnswers(
      attempt: Pick<Attempt, 'id' | 'userId'>,
      answers: readonly TimedAnswer[],
      notOverdueBefore: Date,
    ): Promise<number> {
      const given = JSON.stringify(
        answers.map(({ position, letter, answeredAt, latest }) => ({
          position,
          letter,
          answeredAt: bound(answeredAt),
          latest: bound(latest),
        })),
      )
      return db.run(SAVE[db.dialect], [given, attempt.id, attempt.userId, notOverdueBefore])
    },

    /** When each question was answered, by its position. */
    async answerTimes(attemptId: number): Promise<Map<number, Date | null>> {
      const rows = await attemptQuestions.findAll({
        attributes: ['position', 'answeredAt'],
        where: { attemptId },
      })
      return new Map(rows.map(({ position, answeredAt }) => [position, answeredAt]))
    },

    /** Closes it unless somebody has: true for the one caller who did. */
    async close(id: number, closedAt: Date, tx: Transaction): Promise<boolean> {
      const [closed] = await attempts.update({ closedAt }, { where: { id, closedAt: null }, transaction: tx })
      return closed === 1
    },

    /** The answers live on in the result. */
    async removeQuestions(attemptId: number, tx: Transaction): Promise<void> {
      await attemptQuestions.destroy({ where: { attemptId }, transaction: tx })
    },
  }
}

const ATTEMPTS = `
  SELECT id, user_id AS "userId", exam_type AS type, started_at AS "startedAt", deadline, closed_at AS "closedAt"
  FROM attempts`

const OVERDUE = `${ATTEMPTS} WHERE closed_at IS NULL AND deadline < $1`

const ANSWERED = `
  SELECT id, user_id AS "userId", exam_type AS type, started_at AS "startedAt", deadline, closed_at AS "closedAt",
         position, user_answer AS "userAnswer"
  FROM attempts LEFT JOIN attempt_questions ON attempt_id = id AND user_answer IS NOT NULL
  WHERE id = $1 AND user_id = $2 ORDER BY position`

const QUESTIONS = `
  SELECT position, user_answer AS "userAnswer", version.id AS "versionId", question,
         option_a AS "optionA", option_b AS "optionB", option_c AS "optionC", correct_answer AS "correctAnswer"
  FROM attempt_questions JOIN question_versions AS version ON version.id = question_version_id
  WHERE attempt_id = $1 ORDER BY position`

/** The answers come as one value, whose rows each database reads in its own way. */
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

type AttemptRow = Omit<Attempt, 'startedAt' | 'deadline' | 'closedAt'> & {
  startedAt: StoredDate
  deadline: StoredDate
  closedAt: StoredDate | null
}

function toAttempt(row: AttemptRow): Attempt {
  const closedAt = row.closedAt === null ? null : asDate(row.closedAt)
  return { ...row, startedAt: asDate(row.startedAt), deadline: asDate(row.deadline), closedAt }
}

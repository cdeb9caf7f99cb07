import { Op, type Transaction } from 'sequelize'
import type { Database } from '../../../db/database'
import type { AskedQuestion, Letter } from '../contract'
import type { ExamType } from '../domain/rules'
import type { AttemptModel, Models, VersionModel } from './models'

export type AttemptStore = ReturnType<typeof createAttemptStore>

export type Attempt = {
  id: number
  userId: number
  type: ExamType
  startedAt: Date
  deadline: Date
  closedAt: Date | null
}

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
      const row = await attempts.findOne({ where: { id, userId }, transaction: tx })
      return row && toAttempt(row)
    },

    async findOpen(where: { userId: number; type?: ExamType }, tx?: Transaction): Promise<Attempt[]> {
      const { userId, type } = where
      const rows = await attempts.findAll({
        where: { userId, closedAt: null, ...(type && { examType: type }) },
        order: ['id'],
        transaction: tx,
      })
      return rows.map(toAttempt)
    },

    /** Open attempts whose deadline is earlier than `before`, of one member or of all. */
    async findOverdue(before: Date, userId?: number, tx?: Transaction): Promise<Attempt[]> {
      const rows = await attempts.findAll({
        where: { closedAt: null, deadline: { [Op.lt]: before }, ...(userId !== undefined && { userId }) },
        order: ['deadline'],
        limit: 100,
        transaction: tx,
      })
      return rows.map(toAttempt)
    },

    async questionsOf(attemptId: number, tx?: Transaction): Promise<DrawnQuestion[]> {
      const rows = await attemptQuestions.findAll({
        where: { attemptId },
        include: 'version',
        order: ['position'],
        transaction: tx,
      })
      return rows.map((row) => toDrawnQuestion(row.position, row.userAnswer, row.version!))
    },

    /**
     * One statement that checks and saves. Where writers run side by side, the share lock makes it
     * wait for a closing that has begun, and then find the attempt closed: no answer is acknowledged
     * that the grading has not seen.
     */
    async saveAnswer(answer: {
      userId: number
      attemptId: number
      position: number
      letter: Letter
      at: Date
      notOverdueBefore: Date
      /** An answer that was given later stands. */
      notAnsweredAfter: Date
    }): Promise<boolean> {
      const share = db.dialect === 'postgres' ? 'FOR SHARE' : ''
      const [, saved] = await db.write(() =>
        db.sequelize.query(
          `UPDATE attempt_questions SET user_answer = :letter, answered_at = :at
           WHERE attempt_id IN (
               SELECT id FROM attempts
               WHERE id = :attemptId AND user_id = :userId AND closed_at IS NULL AND deadline >= :notOverdueBefore ${share}
             )
             AND position = :position
             AND (answered_at IS NULL OR answered_at <= :notAnsweredAfter)`,
          { replacements: answer, type: 'UPDATE' },
        ),
      )
      return saved === 1
    },

    async hasQuestion(attemptId: number, position: number): Promise<boolean> {
      return (await attemptQuestions.count({ where: { attemptId, position } })) > 0
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

function toAttempt({ id, userId, examType, startedAt, deadline, closedAt }: AttemptModel): Attempt {
  return { id, userId, type: examType, startedAt, deadline, closedAt }
}

function toDrawnQuestion(position: number, userAnswer: Letter | null, version: VersionModel): DrawnQuestion {
  const { id: versionId, question, optionA, optionB, optionC, correctAnswer } = version
  return { position, userAnswer, versionId, question, optionA, optionB, optionC, correctAnswer }
}

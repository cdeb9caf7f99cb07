import { literal, type Transaction } from 'sequelize'
import { uniqueViolation } from '../../../db/constraints'
import type { Database } from '../../../db/database'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import type { Models } from './models'

export type QuestionStore = ReturnType<typeof createQuestionStore>

export function createQuestionStore(db: Database, { questions, versions }: Models) {
  return {
    /** Version ids of `count` active questions at random, without repetition; fewer if there are fewer. */
    async draw(count: number, tx: Transaction): Promise<number[]> {
      const rows = await versions.findAll({
        attributes: ['id'],
        where: { isCurrent: true },
        order: literal('RANDOM()'),
        limit: count,
        transaction: tx,
      })
      return rows.map((row) => row.id)
    },

    async isEmpty(tx: Transaction): Promise<boolean> {
      return (await questions.findOne({ attributes: ['id'], transaction: tx })) === null
    },

    /** `current` is the version that stands until now; null for an unknown or retired question. */
    async findCurrent(questionId: number, tx: Transaction): Promise<{ id: number; number: number } | null> {
      const lock = db.dialect === 'postgres' ? tx.LOCK.UPDATE : undefined
      const row = await versions.findOne({ where: { questionId, isCurrent: true }, transaction: tx, lock })
      return row && { id: row.id, number: row.number }
    },

    async addQuestion(createdAt: Date, tx: Transaction): Promise<number> {
      return (await questions.create({ createdAt }, { transaction: tx })).id
    },

    async addVersion(
      version: { questionId: number; number: number; fields: QuestionFields; createdAt: Date },
      tx: Transaction,
    ): Promise<void> {
      const { fields, ...rest } = version
      const key = questionKey(fields.question)
      await versions.create({ ...fields, ...rest, questionKey: key, isCurrent: true }, { transaction: tx })
    },

    async retireVersion(id: number, tx: Transaction): Promise<void> {
      await versions.update({ isCurrent: false }, { where: { id }, transaction: tx })
    },
  }
}

/** Whether the database refused a question that stands in the active bank already. */
export function isDuplicateQuestion(error: unknown): boolean {
  return uniqueViolation(error) === 'question_versions.question_key'
}

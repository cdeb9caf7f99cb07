import { literal, type Order, type Transaction } from 'sequelize'
import { uniqueViolation } from '../../../db/constraints'
import type { Database } from '../../../db/database'
import type { Page, Slice } from '../../kernel/page'
import type { BankQuestion, Letter } from '../contract'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import type { Models, VersionModel } from './models'

export type QuestionStore = ReturnType<typeof createQuestionStore>

export type CurrentQuestion = Omit<BankQuestion, 'createdAt'> & { versionId: number }

/** What grades an answer. */
export type AnswerKey = { versionId: number; questionId: number; correctAnswer: Letter }

export function createQuestionStore(db: Database, { questions, versions }: Models) {
  return {
    /** Active questions at random, without repetition; fewer than `count` if there are fewer. */
    async draw(count: number, tx?: Transaction): Promise<CurrentQuestion[]> {
      const rows = await versions.findAll({
        where: { isCurrent: true },
        order: literal('RANDOM()'),
        limit: count,
        transaction: tx,
      })
      return rows.map(toCurrentQuestion)
    },

    /** The active bank in its own order, or the newest first. */
    async list(order: 'own' | 'newest', slice: Slice): Promise<Page<BankQuestion>> {
      const where = { isCurrent: true }
      const total = await versions.count({ where })
      const rows = await versions.findAll({ where, include: 'parent', order: ORDERS[order], ...slice })
      return { items: rows.map(toBankQuestion), total }
    },

    /** The current versions of these questions, in no order; those of unknown and retired ones are missing. */
    async findKeys(questionIds: number[], tx: Transaction): Promise<AnswerKey[]> {
      const rows = await versions.findAll({
        attributes: ['id', 'questionId', 'correctAnswer'],
        where: { questionId: questionIds, isCurrent: true },
        transaction: tx,
      })
      return rows.map(({ id, questionId, correctAnswer }) => ({ versionId: id, questionId, correctAnswer }))
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

/** Ids grow with time, so that the last one is the newest. */
const ORDERS = { own: [['questionId', 'ASC']], newest: [['questionId', 'DESC']] } satisfies Record<
  string,
  Order
>

function toCurrentQuestion(row: VersionModel): CurrentQuestion {
  const { id: versionId, questionId: id, question, optionA, optionB, optionC } = row
  const { correctAnswer, theme, explanation, source } = row
  return { versionId, id, question, optionA, optionB, optionC, correctAnswer, theme, explanation, source }
}

function toBankQuestion(row: VersionModel): BankQuestion {
  const { versionId: _, ...question } = toCurrentQuestion(row)
  return { ...question, createdAt: row.parent!.createdAt }
}

import { type ModelStatic, literal, type Order, type Transaction } from 'sequelize'
import type { Page, Slice } from '#modules/kernel/page'
import type { BankQuestion, Letter } from '../contract'
import type { VersionModel } from './models'

export type ActiveQuestions = ReturnType<typeof createActiveQuestions>

export type ActiveQuestion = Omit<BankQuestion, 'createdAt'> & { versionId: number }

/** What grades an answer. */
export type AnswerKey = { versionId: number; questionId: number; correctAnswer: Letter }

/** The bank as it is asked from: each active question in its current version. */
export function createActiveQuestions(versions: ModelStatic<VersionModel>) {
  return {
    /** At random, without repetition; fewer than `count` if there are fewer. */
    async draw(count: number, tx?: Transaction): Promise<ActiveQuestion[]> {
      const rows = await versions.findAll({
        where: { isCurrent: true },
        order: literal('RANDOM()'),
        limit: count,
        transaction: tx,
      })
      return rows.map(toActiveQuestion)
    },

    /** In the bank's own order, or the newest first. */
    async list(order: 'own' | 'newest', slice: Slice): Promise<Page<BankQuestion>> {
      const where = { isCurrent: true }
      const total = await versions.count({ where })
      if (slice.offset >= total) return { items: [], total }
      const rows = await versions.findAll({ where, include: 'parent', order: ORDERS[order], ...slice })
      return { items: rows.map(toBankQuestion), total }
    },

    /** Of these questions, in no order; unknown and retired ones are missing. */
    async findKeys(questionIds: number[], tx: Transaction): Promise<AnswerKey[]> {
      const rows = await versions.findAll({
        attributes: ['id', 'questionId', 'correctAnswer'],
        where: { questionId: questionIds, isCurrent: true },
        transaction: tx,
      })
      return rows.map(({ id, questionId, correctAnswer }) => ({ versionId: id, questionId, correctAnswer }))
    },
  }
}

/** Ids grow with time, so that the last one is the newest. */
const ORDERS = { own: [['questionId', 'ASC']], newest: [['questionId', 'DESC']] } satisfies Record<
  string,
  Order
>

function toActiveQuestion(row: VersionModel): ActiveQuestion {
  const { id: versionId, questionId: id, question, optionA, optionB, optionC } = row
  const { correctAnswer, theme, explanation, source } = row
  return { versionId, id, question, optionA, optionB, optionC, correctAnswer, theme, explanation, source }
}

export function toBankQuestion(row: VersionModel): BankQuestion {
  const { versionId: _, ...question } = toActiveQuestion(row)
  return { ...question, createdAt: row.parent!.createdAt }
}

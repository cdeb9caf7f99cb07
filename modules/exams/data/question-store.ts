import type { Transaction } from 'sequelize'
import type { Database } from '#db/database'
import { foldForSearch } from '#modules/kernel/search'
import { questionKey } from '../domain/question-key'
import type { QuestionFields } from '../schemas'
import type { Models, VersionModel } from './models'

export type QuestionStore = ReturnType<typeof createQuestionStore>

export type NewVersion = { questionId: number; number: number; fields: QuestionFields }

/** An active question; `key` is what makes it the same as another. */
export type CurrentQuestion = NewVersion & { versionId: number; key: string }

/** `createdAt` is when the question entered the bank. */
export type CurrentOne = CurrentQuestion & { createdAt: Date }

export function createQuestionStore(db: Database, { questions, versions }: Models) {
  return {
    async isEmpty(tx: Transaction): Promise<boolean> {
      return (await questions.findOne({ attributes: ['id'], transaction: tx })) === null
    },

    /** Null for an unknown or retired question. */
    async findCurrent(questionId: number, tx: Transaction): Promise<CurrentOne | null> {
      const row = await versions.findOne({
        where: { questionId, isCurrent: true },
        include: 'parent',
        transaction: tx,
      })
      return row && { ...toCurrentQuestion(row), createdAt: row.parent!.createdAt }
    },

    /** Whether the active bank holds this question, but for this one. */
    async holds(question: string, tx: Transaction, butFor?: { questionId: number }): Promise<boolean> {
      const row = await versions.findOne({
        attributes: ['questionId'],
        where: { questionKey: questionKey(question), isCurrent: true },
        transaction: tx,
      })
      return row !== null && row.questionId !== butFor?.questionId
    },

    /** Every active question in its current version, in the order of their ids. */
    async listCurrent(tx?: Transaction): Promise<CurrentQuestion[]> {
      const rows = await versions.findAll({
        where: { isCurrent: true },
        order: ['questionId'],
        transaction: tx,
        raw: true,
      })
      return rows.map(toCurrentQuestion)
    },

    /** Until the end of `tx` nobody else changes the bank; it can still be read. */
    async lock(tx: Transaction): Promise<void> {
      // On SQLite a transaction is the only writer anyway.
      if (db.dialect === 'sqlite') return
      await db.sequelize.query('LOCK TABLE question_versions IN SHARE ROW EXCLUSIVE MODE', {
        transaction: tx,
      })
    },

    /** Their ids, ascending. */
    async addQuestions(count: number, createdAt: Date, tx: Transaction): Promise<number[]> {
      if (count === 0) return []
      const rows = await db.read<{ id: number }>(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
         INSERT INTO questions (created_at) SELECT $2 FROM numbers RETURNING id`,
        [count, createdAt],
        tx,
      )
      return rows.map((row) => row.id).sort((one, other) => one - other)
    },

    async addVersions(added: readonly NewVersion[], createdAt: Date, tx: Transaction): Promise<void> {
      const rows = added.map(({ fields, ...rest }) => ({
        ...fields,
        ...rest,
        questionKey: questionKey(fields.question),
        searchText: foldForSearch(fields.question),
        isCurrent: true,
        createdAt,
      }))
      for (const some of inPortions(rows)) await versions.bulkCreate(some, { transaction: tx })
    },

    async retireVersions(ids: readonly number[], tx: Transaction): Promise<void> {
      for (const id of inPortions(ids)) {
        await versions.update({ isCurrent: false }, { where: { id }, transaction: tx })
      }
    },
  }
}

/** So many rows a statement that its text stays far below what the databases take. */
const PORTION = 500

function inPortions<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / PORTION)
  return Array.from({ length: count }, (_, index) => rows.slice(index * PORTION, (index + 1) * PORTION))
}

function toCurrentQuestion(row: VersionModel): CurrentQuestion {
  const { id: versionId, questionId, number, questionKey: key } = row
  const { question, optionA, optionB, optionC, correctAnswer, theme, explanation, source } = row
  const fields = { question, optionA, optionB, optionC, correctAnswer, theme, explanation, source }
  return { versionId, questionId, number, key, fields }
}

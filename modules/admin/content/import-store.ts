import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import type { ImportedQuestion } from '#modules/exams'
import type { Models } from '../models'

export type NewImport = { fileName: string; questions: readonly ImportedQuestion[]; replaces: boolean }

export type ImportStore = ReturnType<typeof createImportStore>

/** Files that wait for the admin who uploaded them to confirm. */
export function createImportStore(db: Database, { imports }: Models) {
  return {
    async add(userId: number, file: NewImport, createdAt: Date, transaction: Tx): Promise<number> {
      const { questions, ...row } = file
      const content = JSON.stringify(questions)
      return (await imports.create({ ...row, userId, content, createdAt }, { transaction })).id
    },

    async findOwn(userId: number, id: number, transaction?: Tx): Promise<NewImport | null> {
      const row = await imports.findOne({ where: { id, userId }, transaction })
      if (!row) return null
      const { fileName, replaces } = row
      // Written by `add` alone.
      return { fileName, replaces, questions: JSON.parse(row.content) as ImportedQuestion[] }
    },

    async removeOf(userId: number, transaction: Tx): Promise<void> {
      await imports.destroy({ where: { userId }, transaction })
    },

    removeBefore: (date: Date): Promise<number> =>
      db.write((transaction) => imports.destroy({ where: { createdAt: { [Op.lt]: date } }, transaction })),
  }
}

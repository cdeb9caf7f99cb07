import type { Tx } from '#db/database'
import { below } from '#db/filter'
import type { ImportedQuestion } from '#modules/exams'
import type { Tables } from '../tables'

export type NewImport = { fileName: string; questions: readonly ImportedQuestion[]; replaces: boolean }

export type ImportStore = ReturnType<typeof createImportStore>

export function createImportStore({ imports }: Tables) {
  return {
    async add(userId: number, file: NewImport, createdAt: Date, tx: Tx): Promise<number> {
      const { questions, ...row } = file
      const content = JSON.stringify(questions)
      return (await imports.insert({ ...row, userId, content, createdAt }, tx)).id
    },

    async findOwn(userId: number, id: number, tx?: Tx): Promise<NewImport | null> {
      const row = await imports.find({ id, userId }, tx)
      if (!row) return null
      const { fileName, replaces } = row
      // Only `add` writes this JSON, so it needs no validation.
      return { fileName, replaces, questions: JSON.parse(row.content) as ImportedQuestion[] }
    },

    async removeOwn(userId: number, tx: Tx): Promise<void> {
      await imports.remove({ userId }, tx)
    },

    removeBefore: (date: Date): Promise<number> => imports.remove({ createdAt: below(date) }),
  }
}

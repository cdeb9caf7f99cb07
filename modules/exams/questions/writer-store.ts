import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { foldForSearch } from '#modules/kernel/search'
import type { Tables } from '../tables'
import type { QuestionFields } from './schema'
import type { Version } from './store'
import { changesAnswer, questionKey } from './text'

export type BankWriter = ReturnType<typeof createBankWriter>

type NewVersion = Pick<Version, 'questionId' | 'number' | 'edition'> &
  Pick<Revision, 'fields' | 'isCorrection'>

export type Revision = { current: Version; fields: QuestionFields; isCorrection?: boolean }

export function createBankWriter(db: Database, { questions, versions }: Tables) {
  const texts = versions.only('questionId', 'question')

  async function addVersions(added: readonly NewVersion[], createdAt: Date, tx: Tx): Promise<void> {
    const rows = added.map(({ fields, ...rest }) => ({
      ...fields,
      ...rest,
      questionKey: questionKey(fields.question),
      searchText: foldForSearch(fields.question),
      isCurrent: true,
      createdAt,
    }))
    for (const some of inChunks(rows)) await versions.insertAll(some, tx)
  }

  return {
    /** Returns whether the bank has no question at all, not even a retired one. */
    isEmpty: async (tx: Tx): Promise<boolean> => (await questions.find({}, tx)) === null,

    async contains(question: string, tx: Tx, exceptId?: number): Promise<boolean> {
      // Computes the keys again, because the rule may have changed since they were stored.
      const bank = await texts.list({ isCurrent: true }, { tx })
      const key = questionKey(question)
      return bank.some((other) => other.questionId !== exceptId && questionKey(other.question) === key)
    },

    /** Locks the bank for other writers until `tx` ends. Everybody can still read it. */
    async lock(tx: Tx): Promise<void> {
      // SQLite needs no lock, because a transaction is the only writer anyway.
      if (db.dialect === 'sqlite') return
      await db.write('LOCK TABLE question_versions IN SHARE ROW EXCLUSIVE MODE', [], tx)
    },

    /** Call it once for each change of the bank, because cached pages show questions. */
    announceChange: (tx: Tx): Promise<void> => announceContentChange(db, 'questions', tx),

    async add(added: readonly QuestionFields[], createdAt: Date, tx: Tx): Promise<number[]> {
      if (added.length === 0) return []
      const rows = await db.read<{ id: number }>(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
         INSERT INTO questions (created_at) SELECT $2 FROM numbers RETURNING id`,
        [added.length, createdAt],
        { tx },
      )
      const ids = rows.map((row) => row.id).sort((one, other) => one - other)
      const first = added.map((fields, index) => ({ questionId: ids[index]!, number: 1, edition: 1, fields }))
      await addVersions(first, createdAt, tx)
      return ids
    },

    /** Call it after retiring the current versions, because a question may have only one current version. */
    async addRevisions(revisions: readonly Revision[], at: Date, tx: Tx): Promise<void> {
      const added = revisions.map(({ current, fields, isCorrection }) => {
        const edition = current.edition + Number(changesAnswer(current, fields))
        return { questionId: current.questionId, number: current.number + 1, edition, fields, isCorrection }
      })
      await addVersions(added, at, tx)
    },

    async reinstate({ id }: Pick<Version, 'id'>, tx: Tx): Promise<void> {
      await versions.update({ id }, { isCurrent: true }, tx)
    },

    async retire(retired: readonly Pick<Version, 'id'>[], tx: Tx): Promise<void> {
      await versions.update({ id: retired.map(({ id }) => id) }, { isCurrent: false }, tx)
    },
  }
}

/** The most rows in one statement, because databases limit the number of parameters. */
const PORTION = 500

function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / PORTION)
  return Array.from({ length: count }, (_, index) => rows.slice(index * PORTION, (index + 1) * PORTION))
}

import { type ModelStatic, Op, type Order } from 'sequelize'
import { type Condition, holds, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { readListPage } from '#db/list-page'
import { asDate, type StoredDate } from '#db/read'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { BankQuery, BankQuestion, EditableQuestion, Letter } from '../contract'
import { toBankQuestion } from './active-questions'
import type { VersionModel } from './models'

export type BankList = ReturnType<typeof createBankList>

export type ListedVersion = BankQuestion & { versionId: number }
type VersionKey = { versionId: number; correctAnswer: Letter }
type StoredVersion = BankQuestion & { versionId: number; number: number }

/** The active bank as an admin reads it. */
export function createBankList(db: Database, versions: ModelStatic<VersionModel>) {
  /** All are few: a search among them need not wait for others. */
  const conditionsOf = ({ q = '', theme }: BankQuery): Condition[] => [
    [holds(db, 'is_current', true)],
    ...(theme === undefined ? [] : [['theme = ?', theme] as const]),
    ...matchesEach('search_text', foldSearch(q)),
  ]

  return {
    /** By their age alone. */
    list(query: BankQuery, slice: Slice): Promise<Page<ListedVersion>> {
      const order = `question_id ${query.sort === 'oldest' ? 'ASC' : 'DESC'}`
      const list = { table: 'question_versions', columns: COLUMNS, conditions: conditionsOf(query), order }
      return readListPage(db, list, slice, listedOf)
    },

    /** All that match, the newest first. */
    listKeys(query: BankQuery): Promise<VersionKey[]> {
      const { where, values } = whereAll(conditionsOf(query))
      return db.read<VersionKey>(
        `SELECT id AS "versionId", correct_answer AS "correctAnswer"
         FROM question_versions ${where} ORDER BY question_id DESC`,
        values,
      )
    },

    /** In the order in which they are asked for. */
    async listThese(versionIds: readonly number[]): Promise<ListedVersion[]> {
      const rows = await versions.findAll({ where: { id: [...versionIds] }, include: 'parent' })
      const byId = new Map(rows.map((row) => [row.id, toListed(row)]))
      return versionIds.flatMap((id) => byId.get(id) ?? [])
    },

    async listThemes(): Promise<string[]> {
      const rows = await versions.findAll({
        attributes: ['theme'],
        where: { isCurrent: true, theme: { [Op.ne]: null } },
        group: 'theme',
        limit: MOST_THEMES,
        raw: true,
      })
      return rows.map(({ theme }) => theme!).sort((one, other) => one.localeCompare(other, 'fr'))
    },

    async find(questionId: number): Promise<EditableQuestion | null> {
      const row = await versions.findOne({ where: { questionId, isCurrent: true }, include: 'parent' })
      return row && { ...toBankQuestion(row), version: row.number }
    },

    /** Of one question, the newest first; `createdAt` is that of the version. */
    async listVersions(questionId: number, limit: number): Promise<StoredVersion[]> {
      const order: Order = [['number', 'DESC']]
      const rows = await versions.findAll({ where: { questionId }, include: 'parent', order, limit })
      return rows.map((row) => ({ ...toListed(row), number: row.number, createdAt: row.createdAt }))
    },
  }
}

/** More than anybody chooses from. */
const MOST_THEMES = 500

const COLUMNS = `
  id AS "versionId", question_id AS id, question, option_a AS "optionA", option_b AS "optionB",
  option_c AS "optionC", correct_answer AS "correctAnswer", theme, explanation, source,
  (SELECT created_at FROM questions WHERE questions.id = question_id) AS "createdAt"`

/** As a statement of those columns has it. */
type ListedRow = Omit<ListedVersion, 'createdAt'> & { createdAt: StoredDate }

const listedOf = (row: ListedRow): ListedVersion => ({ ...row, createdAt: asDate(row.createdAt) })

function toListed(row: VersionModel): ListedVersion {
  return { ...toBankQuestion(row), versionId: row.id }
}

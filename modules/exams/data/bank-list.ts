import { type ModelStatic, Op, type Order, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import { matchesAll } from '../../../db/search'
import type { Slice } from '../../kernel/page'
import { foldSearch, SPELLED } from '../../kernel/search'
import type { BankQuery, BankQuestion, EditableQuestion, Letter } from '../contract'
import { toBankQuestion } from './active-questions'
import type { VersionModel } from './models'

export type BankList = ReturnType<typeof createBankList>

export type ListedVersion = BankQuestion & { versionId: number }
type VersionKey = { versionId: number; correctAnswer: Letter }
type StoredVersion = BankQuestion & { versionId: number; number: number }

/** The active bank as an admin reads it. */
export function createBankList(db: Database, versions: ModelStatic<VersionModel>) {
  const matching = ({ q = '', theme }: BankQuery): WhereOptions<VersionModel> => ({
    isCurrent: true,
    ...(theme !== undefined && { theme }),
    [Op.and]: matchesAll(db, SEARCHED, foldSearch(q)),
  })

  return {
    count: (query: BankQuery): Promise<number> => versions.count({ where: matching(query) }),

    /** By their age alone. */
    async list(query: BankQuery, slice: Slice): Promise<ListedVersion[]> {
      const order: Order = [['questionId', query.sort === 'oldest' ? 'ASC' : 'DESC']]
      const rows = await versions.findAll({ where: matching(query), include: 'parent', order, ...slice })
      return rows.map(toListed)
    },

    /** All that match, the newest first. */
    async listKeys(query: BankQuery): Promise<VersionKey[]> {
      const rows = await versions.findAll({
        attributes: ['id', 'correctAnswer'],
        where: matching(query),
        order: [['questionId', 'DESC']],
        raw: true,
      })
      return rows.map(({ id, correctAnswer }) => ({ versionId: id, correctAnswer }))
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

/** The question is stored folded, to be told from others; some signs are searched for as they are typed. */
const SEARCHED = [...SPELLED].reduce(
  (folded, [sign, typed]) => `replace(${folded}, '${sign}', '${typed.replaceAll("'", "''")}')`,
  'question_key',
)

function toListed(row: VersionModel): ListedVersion {
  return { ...toBankQuestion(row), versionId: row.id }
}

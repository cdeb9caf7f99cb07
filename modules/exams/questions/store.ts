import { type Condition, booleanIs, isAmong, whereAll } from '#db/conditions'
import type { CountExpression, Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import { asDate, type Value } from '#db/read'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { Tables, TableRow } from '../tables'
import { EXAMPLES } from '../rules'
import { draw, withoutGroupMates } from './draw'
import type { BankQuery } from './question'
import type { ItemSums } from './statistics'
import { sumsRead } from './statistics-store'

export type QuestionStore = ReturnType<typeof createQuestionStore>

/**
 * `createdAt` dates the version and `enteredAt` the question. `correctedAt` dates the question's last version
 * that corrects a reported fault.
 */
export type Version = Omit<TableRow<'versions'>, 'searchText' | 'isCurrent'> & {
  enteredAt: Date
  correctedAt: Date | null
}

/** The sums cover only the answers to the version's edition. */
export type CountedVersion = Version & ItemSums

export function createQuestionStore(db: Database, { versions }: Tables) {
  const stored = versions.without('searchText', 'isCurrent')
  const drawable = versions.only('id', 'questionId', 'edition', 'theme', 'group', 'checkedBy')
  const columns = `${stored.columns},
    (SELECT created_at FROM questions WHERE questions.id = question_id) AS "enteredAt",
    (SELECT max(created_at) FROM question_versions AS corrected
     WHERE corrected.question_id = question_versions.question_id AND ${booleanIs(db, 'is_correction', true)}
    ) AS "correctedAt"`
  const counted = {
    table: 'question_versions LEFT JOIN item_tallies USING (question_id, edition)',
    columns: `${columns}, ${sumsRead}`,
  }
  // A question is active as long as one of its versions is current.
  const isCurrent = booleanIs(db, 'is_current', true)
  const current: CountExpression = { sql: `SELECT count(*) FROM question_versions WHERE ${isCurrent}` }

  // SQLite returns the dates of the subqueries as texts.
  function toVersion<Stored extends Version>(row: Stored): Stored {
    const { enteredAt, correctedAt } = row
    const dates = { enteredAt: asDate(enteredAt), correctedAt: correctedAt && asDate(correctedAt) }
    return { ...stored.toRow(row), ...dates }
  }

  async function read(rest: string, values?: readonly Value[], tx?: Tx): Promise<Version[]> {
    const rows = await db.read<Version>(`SELECT ${columns} FROM question_versions ${rest}`, values, { tx })
    return rows.map(toVersion)
  }

  async function readCounted(rest: string, values: readonly Value[]): Promise<CountedVersion[]> {
    const sql = `SELECT ${counted.columns} FROM ${counted.table} ${rest}`
    return (await db.read<CountedVersion>(sql, values)).map(toVersion)
  }

  // Puts the search into `conditions`, because the bank is small. A query with `searched` would wait for
  // other searches.
  const toConditions = ({ q = '', theme }: BankQuery): Condition[] => [
    [isCurrent],
    ...(theme === undefined ? [] : [['theme = ?', theme] as const]),
    ...matchesEach('search_text', foldSearch(q)),
  ]

  const toOrder = ({ sort }: BankQuery) => `question_id ${sort === 'oldest' ? 'ASC' : 'DESC'}`

  return {
    /** Draws by the blueprint. Returns null if the bank has too few questions. */
    async draw(count: number, tx?: Tx): Promise<Version[] | null> {
      const ids = draw(await drawable.read(`WHERE ${isCurrent} ORDER BY id`, [], { tx }), count)?.map(
        ({ id }) => id,
      )
      if (!ids) return null
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      const drawn = await read(where, values, tx)
      return drawn.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },

    /** Draws by the blueprint from the examples of the lessons, or returns one of each group if they are fewer. */
    async drawExamples(count: number): Promise<Pick<Version, 'questionId' | 'edition'>[]> {
      const examples = await drawable.read(
        `WHERE id IN (SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY theme ORDER BY question_id) AS place
           FROM question_versions WHERE ${isCurrent} AND theme IN (SELECT theme FROM lessons)
         ) AS placed WHERE place <= $1) ORDER BY id`,
        [EXAMPLES],
      )
      return draw(examples, count) ?? withoutGroupMates(examples)
    },

    list(query: BankQuery, slice: Slice): Promise<Page<Version>> {
      const conditions = toConditions(query)
      const list = { table: 'question_versions', columns, conditions, order: toOrder(query) }
      return readListPage(db, list, slice, toVersion<Version>)
    },

    listCounted(query: BankQuery, slice: Slice): Promise<Page<CountedVersion>> {
      const list = { ...counted, conditions: toConditions(query), order: toOrder(query) }
      return readListPage(db, list, slice, toVersion<CountedVersion>)
    },

    listAllCounted(query: BankQuery): Promise<CountedVersion[]> {
      const { where, values } = whereAll(toConditions(query))
      return readCounted(`${where} ORDER BY ${toOrder(query)}`, values)
    },

    listAll(query: BankQuery, tx?: Tx): Promise<Version[]> {
      const { where, values } = whereAll(toConditions(query))
      return read(`${where} ORDER BY ${toOrder(query)}`, values, tx)
    },

    async findMatching(words: string): Promise<Set<number>> {
      const { where, values } = whereAll(toConditions({ q: words }))
      const rows = await stored.only('questionId').read(where, values)
      return new Set(rows.map(({ questionId }) => questionId))
    },

    /** Leaves out unknown and retired questions. */
    findCurrentByIds(questionIds: readonly number[], tx?: Tx): Promise<Version[]> {
      const { where, values } = whereAll([isAmong(db, 'question_id', questionIds), [isCurrent]])
      return read(where, values, tx)
    },

    async listBySection(slug: string): Promise<{ id: number; question: string; lesson: string }[]> {
      const rows = await stored
        .only('questionId', 'question', 'lesson')
        .read(`WHERE ${isCurrent} AND lesson LIKE $1 ORDER BY question_id`, [`${slug}#%`])
      return rows.map(({ questionId: id, question, lesson }) => ({ id, question, lesson: lesson! }))
    },

    async listThemes(): Promise<string[]> {
      const rows = await stored
        .only('theme')
        .read(`WHERE ${isCurrent} AND theme IS NOT NULL GROUP BY theme LIMIT ${MOST_THEMES}`)
      return rows.map(({ theme }) => theme!).sort((one, other) => one.localeCompare(other, 'fr'))
    },

    current,

    count: async (): Promise<number> => (await db.readCounts({ current })).current,

    async countByTheme(): Promise<Map<string, number>> {
      const rows = await db.read<{ theme: string; count: number | string }>(
        `SELECT theme, count(*) AS count FROM question_versions
         WHERE ${isCurrent} AND theme IS NOT NULL GROUP BY theme`,
      )
      return new Map(rows.map(({ theme, count }) => [theme, Number(count)]))
    },

    async findCurrent(questionId: number, tx?: Tx): Promise<Version | null> {
      const [current] = await read(`WHERE question_id = $1 AND ${isCurrent}`, [questionId], tx)
      return current ?? null
    },

    async findVersion(questionId: number, number?: number, tx?: Tx): Promise<Version | null> {
      const [which, values] = number === undefined ? ['', []] : ['AND number = $2', [number]]
      const last = `WHERE question_id = $1 ${which} ORDER BY number DESC LIMIT 1`
      return (await read(last, [questionId, ...values], tx))[0] ?? null
    },

    listVersions: (questionId: number, limit: number): Promise<CountedVersion[]> =>
      readCounted('WHERE question_id = $1 ORDER BY number DESC LIMIT $2', [questionId, limit]),
  }
}

const MOST_THEMES = 500

import { type Condition, isAmong, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { ExamResult, ResultQuery } from '../contract'
import { PASSED } from './passed'
import { RESULT_COLUMNS, resultOf, type ResultRow } from './result-row'

export type ResultLog = ReturnType<typeof createResultLog>

/** The results of everybody, for admins. */
export function createResultLog(db: Database) {
  const conditionsOf = ({ userIds, type, outcome }: ResultQuery): Condition[] => [
    ...(userIds ? [isAmong(db, 'user_id', userIds)] : []),
    ...(type ? [['exam_type = ?', type] as const] : []),
    ...(outcome ? [[outcome === 'passed' ? PASSED : `NOT (${PASSED})`] as const] : []),
  ]

  return {
    list(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>> {
      const [conditions, order] = [conditionsOf(query), ORDERS[query.sort ?? 'recent']]
      const list = { table: 'exam_results', columns: RESULT_COLUMNS, conditions, order }
      return readListPage(db, list, slice, resultOf)
    },

    /** The newest first: those after `last`, or from the first on. */
    async newestAfter(query: ResultQuery, last: ExamResult | undefined, limit: number) {
      const { where, values } = whereAll([...conditionsOf(query), ...(last ? isAfter(last) : [])])
      const rows = await db.read<ResultRow>(
        `SELECT ${RESULT_COLUMNS} FROM exam_results ${where} ORDER BY ${ORDERS.recent} LIMIT ${limit}`,
        values,
      )
      return rows.map(resultOf)
    },
  }
}

/** As an OR, SQLite would read all that remain and sort them, for every portion. */
const isAfter = ({ createdAt, id }: ExamResult): Condition[] => [
  ['created_at <= ?', createdAt],
  ['NOT (created_at = ? AND id >= ?)', createdAt, id],
]

/** The share of right answers, in thousandths, as the index has it. */
const SHARE = '(score * 1000 / total_questions)'

const ORDERS: Record<NonNullable<ResultQuery['sort']>, string> = {
  recent: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  best: `${SHARE} DESC, created_at DESC, id DESC`,
  worst: `${SHARE} ASC, created_at ASC, id ASC`,
}

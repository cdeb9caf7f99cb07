import { literal, Op, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import { readListPart } from '../../../db/list-part'
import type { Page, Slice } from '../../kernel/page'
import type { ExamResult, ResultQuery } from '../contract'
import type { Models, ResultModel } from './models'
import { PASSED } from './passed'
import { toResult } from './result-store'

export type ResultLog = ReturnType<typeof createResultLog>

/** The results of everybody, for admins. */
export function createResultLog(db: Database, { results }: Models) {
  const conditionsOf = ({ userIds, type, outcome }: ResultQuery): string[] => [
    ...(userIds ? [`user_id IN (${userIds.map(Number).join() || 'NULL'})`] : []),
    ...(type ? [`exam_type = ${db.sequelize.escape(type)}`] : []),
    ...(outcome ? [outcome === 'passed' ? PASSED : `NOT (${PASSED})`] : []),
  ]

  return {
    async list(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>> {
      const order = ORDERS[query.sort ?? 'recent']
      const { rows, total } = await readListPart(results, conditionsOf(query), order, slice)
      return { items: rows.map(toResult), total }
    },

    /** The newest first: those after `last`, or from the first on. */
    async newestAfter(query: ResultQuery, last: ExamResult | undefined, limit: number) {
      const where: WhereOptions<ResultModel>[] = conditionsOf(query).map(literal)
      if (last) {
        const { createdAt, id } = last
        where.push({
          createdAt: { [Op.lte]: createdAt },
          // As an OR, SQLite would read all that remain and sort them, for every portion.
          [Op.not]: { createdAt, id: { [Op.gte]: id } },
        })
      }
      const rows = await results.findAll({ where: { [Op.and]: where }, order: ORDERS.recent, limit })
      return rows.map(toResult)
    },
  }
}

/** The share of right answers, in thousandths, as the index has it. */
const SHARE = literal('(score * 1000 / total_questions)')

const ORDERS: Record<NonNullable<ResultQuery['sort']>, [string | typeof SHARE, 'ASC' | 'DESC'][]> = {
  recent: [
    ['createdAt', 'DESC'],
    ['id', 'DESC'],
  ],
  oldest: [
    ['createdAt', 'ASC'],
    ['id', 'ASC'],
  ],
  best: [
    [SHARE, 'DESC'],
    ['createdAt', 'DESC'],
    ['id', 'DESC'],
  ],
  worst: [
    [SHARE, 'ASC'],
    ['createdAt', 'ASC'],
    ['id', 'ASC'],
  ],
}

import { literal, Op, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import type { Page, Slice } from '../../kernel/page'
import type { ExamResult, ResultQuery } from '../contract'
import type { Models, ResultModel } from './models'
import { PASSED } from './passed'
import { toResult } from './result-store'

export type ResultLog = ReturnType<typeof createResultLog>

/** The results of everybody, for admins. */
export function createResultLog(db: Database, { results }: Models) {
  /** In SQL, for the list and its count are one statement. */
  function conditionOf({ userIds, type, outcome }: ResultQuery): string {
    const conditions = [
      userIds && `user_id IN (${userIds.map(Number).join() || 'NULL'})`,
      type && `exam_type = ${db.sequelize.escape(type)}`,
      outcome && (outcome === 'passed' ? PASSED : `NOT (${PASSED})`),
    ].filter(Boolean)
    return conditions.join(' AND ') || '1 = 1'
  }

  return {
    async list(query: ResultQuery, slice: Slice): Promise<Page<ExamResult>> {
      const condition = conditionOf(query)
      const total = literal(`(SELECT count(*) FROM exam_results WHERE ${condition})`)
      const rows = await results.findAll({
        attributes: { include: [[total, 'total']] },
        where: literal(condition),
        order: ORDERS[query.sort ?? 'recent'],
        ...slice,
      })
      // Past the end no row tells it.
      const counted = rows[0] ? Number(rows[0].get('total')) : await countFrom(slice, condition)
      return { items: rows.map(toResult), total: counted }
    },

    /** The newest first: those after `last`, or from the first on. */
    async newestAfter(query: ResultQuery, last: ExamResult | undefined, limit: number) {
      const where: WhereOptions<ResultModel>[] = [literal(conditionOf(query))]
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

  async function countFrom({ offset }: Slice, condition: string): Promise<number> {
    return offset === 0 ? 0 : results.count({ where: literal(condition) })
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

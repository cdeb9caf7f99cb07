import { LRUCache } from 'lru-cache'
import { isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { Letter } from '../letters'
import { ITEM_SUMS, type Tally } from './statistics'

export type StatisticsStore = ReturnType<typeof createStatisticsStore>

/** The keys are the ids of versions. */
export type Tallies = ReadonlyMap<number, Tally>

/**
 * From this number of answers on, a version's counts are cached. Counting so many is slow, and the shares
 * hardly change within a minute.
 */
const MANY = 1000
const CACHE_MS = 60_000
const CACHE_SIZE = 10_000

export function createStatisticsStore(db: Database, clock: Clock) {
  const perf = { now: () => clock.now().getTime() }
  const cache = new LRUCache<number, Tally>({ max: CACHE_SIZE, ttl: CACHE_MS, ttlResolution: 0, perf })

  return {
    async countAnswers(versionIds: readonly number[]): Promise<Tallies> {
      const tallies = new Map<number, Tally>()
      for (const id of versionIds) {
        const tally = cache.get(id)
        if (tally) tallies.set(id, tally)
      }
      const others = versionIds.filter((id) => !tallies.has(id))
      if (others.length === 0) return tallies

      const { where, values } = whereAll([isAmong(db, 'question_version_id', others)])
      const rows = await db.read<{ id: number; letter: Letter | null; count: number }>(
        `SELECT question_version_id AS id, user_answer AS letter, CAST(count(*) AS integer) AS count
         FROM user_answers ${where} GROUP BY question_version_id, user_answer
         UNION ALL
         SELECT question_version_id, NULLIF(user_answer, 'none'), CAST(count AS integer)
         FROM letter_tallies ${where}`,
        values,
        { lane: 'statistics' },
      )
      for (const { id, ...counted } of rows) tallies.set(id, [...(tallies.get(id) ?? []), counted])
      for (const id of others) {
        const tally = tallies.get(id) ?? []
        if (tally.reduce((sum, { count }) => sum + count, 0) >= MANY) cache.set(id, tally)
      }
      return tallies
    },

    /** Adds the answers of these results to the counts that outlive them. */
    async keepCounts(resultIds: readonly number[], tx: Tx): Promise<void> {
      const { where, values } = whereAll([isAmong(db, 'exam_result_id', resultIds)])
      // In one order, so that two transactions cannot deadlock.
      await db.write(
        `INSERT INTO letter_tallies (question_version_id, user_answer, count)
         SELECT question_version_id, COALESCE(user_answer, 'none') AS letter, count(*)
         FROM user_answers ${where} GROUP BY question_version_id, letter ORDER BY question_version_id, letter
         ON CONFLICT (question_version_id, user_answer)
           DO UPDATE SET count = letter_tallies.count + excluded.count`,
        values,
        tx,
      )
    },
  }
}

const toColumn = (sum: string) => sum.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

export const SUM_COLUMNS = ITEM_SUMS.map(toColumn)

export const sumsRead = ITEM_SUMS.map((sum) => `COALESCE(${toColumn(sum)}, 0) AS "${sum}"`).join(', ')

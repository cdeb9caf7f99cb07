import { isAmong, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { Letter } from '../contract'
import type { Tally } from '../domain/item-statistics'

export type StatisticsStore = ReturnType<typeof createStatisticsStore>

/** How often each answer was given in finished exams, by the id of the version. */
export type Tallies = ReadonlyMap<number, Tally>

/** Above this number of answers counting takes a while, and the shares hardly change within a minute. */
const MANY = 1000
const KEPT_MS = 60_000

/** The database counts from its index alone. Each process keeps the counts of versions with many answers for a minute. */
export function createStatisticsStore(db: Database, clock: Clock) {
  const kept = new Map<number, { tally: Tally; until: number }>()

  async function count(versionIds: readonly number[]): Promise<Tallies> {
    const { where, values } = whereAll([isAmong(db, 'question_version_id', versionIds)])
    const rows = await db.statistics<Row>(
      `SELECT question_version_id AS "versionId", user_answer AS letter, count(*) AS count
       FROM user_answers ${where} GROUP BY question_version_id, user_answer`,
      values,
    )
    const tallies = new Map<number, { letter: Letter | null; count: number }[]>()
    for (const { versionId, letter, count } of rows) {
      const tally = tallies.get(versionId) ?? []
      tally.push({ letter, count: Number(count) })
      tallies.set(versionId, tally)
    }
    return tallies
  }

  return {
    async ofVersions(versionIds: readonly number[]): Promise<Tallies> {
      const now = clock.now().getTime()
      const known = versionIds.flatMap((id) => {
        const one = kept.get(id)
        return one && now < one.until ? [[id, one.tally] as const] : []
      })
      const tallies = new Map<number, Tally>(known)
      const others = versionIds.filter((id) => !tallies.has(id))
      if (others.length === 0) return tallies

      for (const [id, tally] of await count(others)) {
        tallies.set(id, tally)
        if (tally.reduce((sum, { count }) => sum + count, 0) >= MANY)
          kept.set(id, { tally, until: now + KEPT_MS })
      }
      return tallies
    },
  }
}

type Row = { versionId: number; letter: Letter | null; count: number | string }

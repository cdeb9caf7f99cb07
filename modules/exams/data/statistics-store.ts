import { QueryTypes } from 'sequelize'
import type { Database } from '../../../db/database'
import { searchInTurn } from '../../../db/search'
import type { Letter } from '../contract'
import type { Tally } from '../domain/item-statistics'

export type StatisticsStore = ReturnType<typeof createStatisticsStore>

/** By version, how often each answer was given in finished exams: the database counts, in its index alone. */
export type Tallies = ReadonlyMap<number, Tally>

export function createStatisticsStore(db: Database) {
  async function count(which: string, replacements: Record<string, unknown>): Promise<Tallies> {
    const rows = await db.sequelize.query<Row>(
      `SELECT question_version_id AS "versionId", user_answer AS letter, count(*) AS count
       FROM user_answers WHERE question_version_id IN (${which})
       GROUP BY question_version_id, user_answer`,
      { replacements, type: QueryTypes.SELECT },
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
      return versionIds.length === 0 ? new Map() : count(':versionIds', { versionIds })
    },

    /** In turn: it goes through all answers. */
    ofActiveBank: (): Promise<Tallies> =>
      searchInTurn(db, () =>
        count('SELECT id FROM question_versions WHERE is_current = :yes', { yes: true }),
      ),
  }
}

type Row = { versionId: number; letter: Letter | null; count: number | string }

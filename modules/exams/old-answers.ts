import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { before, RETENTION } from '#modules/kernel/retention'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import type { StatisticsStore } from './questions/statistics-store'
import type { ResultStore } from './results/store'
import type { SeriesStore } from './series/store'

export interface OldAnswers {
  /**
   * Deletes the answers of exams and series that are older than `RETENTION.answers`, and returns the number of these
   * exams and series. Their results, what members know, and the figures of questions stay.
   */
  remove(stopping?: Stopping): Promise<number>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  results: ResultStore
  series: SeriesStore
  statistics: StatisticsStore
}

export function createOldAnswers(deps: Deps): OldAnswers {
  const { db, clock, identity, results, series, statistics } = deps

  async function removePortion({ list, remove }: Kind): Promise<number> {
    const now = clock.now()
    const until = before(now, RETENTION.answers)
    const old = await list(until)
    if (old.length === 0) return 0
    return db.transaction(async (tx) => {
      const owners = old.map(({ userId }) => userId)
      await identity.accounts.lockMembers(owners, tx)
      const ids = old.map(({ id }) => id)
      return remove(ids, { until, now }, tx)
    })
  }

  const exams: Kind = {
    list: (until) => results.listWithAnswers(until, EXAMS_AT_ONCE),
    async remove(ids, _when, tx) {
      await statistics.keepCounts(ids, tx)
      return results.removeAnswers(ids, tx)
    },
  }
  const practised: Kind = {
    list: (until) => series.listWithAnswers(until, SERIES_AT_ONCE),
    remove: series.removeAnswers,
  }

  return {
    async remove(stopping) {
      const ofExams = await sweep(stopping, () => removePortion(exams))
      return ofExams + (await sweep(stopping, () => removePortion(practised)))
    },
  }
}

type Kind = {
  list(until: Date): Promise<{ id: number; userId: number }[]>
  remove(ids: number[], when: { until: Date; now: Date }, tx: Tx): Promise<number>
}

/** The most exams and series of one transaction. A series may contain the whole bank. */
const EXAMS_AT_ONCE = 50
const SERIES_AT_ONCE = 10

import type { Database } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { AdReader, ClassifiedAd } from '../ad'
import type { AdQuery } from '../schemas'
import { toSeen } from '../visibility'
import { correctSearch, type Correction } from './correct'
import type { SearchStore } from './store'

export interface AdSearch {
  list(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /** Counts the ads without a province that the query finds apart from its province. */
  countWithoutProvince(query: AdQuery): Promise<number>

  /**
   * Returns a search that found nothing with the nearest words of the listed ads. Returns null if none of its words is
   * unknown, or none has a near one.
   */
  correct(q: string): Promise<Correction | null>

  /**
   * Rebuilds outdated search columns, and gives older ads the province of their place. Returns the number of
   * ads. Several processes may run it at once.
   */
  rebuildText(): Promise<number>
}

/** The most ads whose words are compared with a search. */
const MOST_COMPARED = 2000

/** The most ads per transaction. Other processes can write between two transactions. */
const PORTION = 500

export function createAdSearch({ db, store }: { db: Database; store: SearchStore }): AdSearch {
  return {
    async list(query, slice, reader) {
      const { items, total } = await store.list(query, slice)
      return { items: items.map((ad) => toSeen(ad, reader)), total }
    },

    countWithoutProvince: store.countWithoutProvince,
    correct: async (q) => correctSearch(q, await store.listTitles(MOST_COMPARED)),

    async rebuildText() {
      let rebuilt = 0
      for (;;) {
        const portion = await db.transaction((tx) => store.rebuildText(PORTION, tx), 'alone')
        rebuilt += portion
        if (portion < PORTION) return rebuilt
      }
    },
  }
}

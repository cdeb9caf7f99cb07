import type { AdReader, ClassifiedAd } from '../ad'
import type { PageViewStore } from './store'

export interface PageViews {
  /** Counts one view of an ad's page, unless its owner opens it. `storeCounted` writes the number. */
  count(ad: Pick<ClassifiedAd, 'id' | 'userId'>, reader: AdReader): void

  /** Writes what this process has counted since the last call. */
  storeCounted(): Promise<void>
}

/** Keeps the counts in memory, so that opening a page writes nothing. */
export function createPageViews(store: PageViewStore): PageViews {
  let counted = new Map<number, number>()
  return {
    count({ id, userId }, reader) {
      if (reader?.id !== userId) counted.set(id, (counted.get(id) ?? 0) + 1)
    },

    async storeCounted() {
      if (counted.size === 0) return
      const taken = counted
      counted = new Map()
      await store.add(taken)
    },
  }
}

import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { AdCategory } from '../contract'
import type { AdLists } from '../data/ad-lists'
import type { AdStore } from '../data/ad-store'

/** What the use cases of this module work with. */
export type Parts = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockCaller'>
  closedCategories: readonly AdCategory[]
  ads: AdStore
  lists: AdLists
}

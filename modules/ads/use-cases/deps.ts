import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { AdCategory, Ads } from '../contract'
import type { AdLists } from '../data/ad-lists'
import type { AdStore } from '../data/ad-store'

export type AdsDependencies = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockCaller'>
  closedCategories: readonly AdCategory[]
}

type Deps = AdsDependencies & { ads: AdStore; lists: AdLists }

export type UseCase<Name extends keyof Ads> = UseCaseOf<Deps, Ads[Name]>

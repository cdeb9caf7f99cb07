import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
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

type Methods = Omit<Ads, 'closedCategories'>

/** A method of the interface, with what it needs as its first parameter. */
export type UseCase<Name extends keyof Methods> = (
  deps: AdsDependencies & { ads: AdStore; lists: AdLists },
  ...args: Parameters<Methods[Name]>
) => ReturnType<Methods[Name]>

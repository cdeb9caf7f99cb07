import type { Database } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse } from '#modules/kernel/result'
import type { AdCategory, AdPromise, Ads, ClassifiedAd } from '../contract'
import type { AdStore } from '../data/ad-store'
import { keepWhatApplies } from '../domain/ad'
import type { NewAd } from '../schemas'

type Deps = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockCaller'>
  closedCategories: readonly AdCategory[]
  ads: AdStore
}

const NO_PROMISE: AdPromise = { isCertified: false }

export async function create(
  { db, clock, identity, closedCategories, ads }: Deps,
  caller: Caller,
  ad: NewAd,
  promise = NO_PROMISE,
): ReturnType<Ads['create']> {
  if (closedCategories.includes(ad.category)) return refuse('category-closed')
  return db.transaction(async (tx) => {
    if (!(await identity.lockCaller(caller, tx))) return refuse('signed-out')
    return ok(await ads.add(caller.userId, { ...keepWhatApplies(ad), ...promise }, clock.now(), tx))
  })
}

export async function change(
  { db, clock, identity, closedCategories, ads }: Deps,
  caller: Caller,
  id: number,
  ad: NewAd,
  promise = NO_PROMISE,
): ReturnType<Ads['change']> {
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.lockCaller(caller, tx))) return refuse('signed-out')
    const isClosed = closedCategories.includes(ad.category)
    const values = { ...keepWhatApplies(ad), ...promise }
    const changed = !isClosed && (await ads.changePending({ id, userId }, values, clock.now(), tx))
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    if (changed) return ok(ads.toShown(found))
    return refuse(found.state === 'pending' ? 'category-closed' : 'decided')
  })
}

export async function markSold(
  { db, clock, ads }: Deps,
  userId: number,
  id: number,
): Promise<ClassifiedAd | null> {
  return db.transaction(async (tx) => {
    await ads.markSold({ id, userId }, clock.now(), tx)
    const found = await ads.findOwn(userId, id, tx)
    return found && ads.toShown(found)
  })
}

export function remove({ db, ads }: Deps, userId: number, id: number): Promise<boolean> {
  return db.transaction((tx) => ads.remove({ id, userId }, tx))
}

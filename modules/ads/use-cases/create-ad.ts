import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdPromise, Ads } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

/** Nothing to announce: nobody reads it before it is approved. */
export async function create(
  parts: Parts,
  caller: Caller,
  ad: NewAd,
  promise: AdPromise = { isCertified: false },
): ReturnType<Ads['create']> {
  const { db, clock, identity, closedCategories, ads } = parts
  if (closedCategories.includes(ad.category)) return refuse('category-closed')
  return db.transaction(async (tx) => {
    if (!(await identity.lockCaller(caller, tx))) return refuse('signed-out')
    return ok(await ads.add(caller.userId, { ...keepWhatApplies(ad), ...promise }, clock.now(), tx))
  })
}

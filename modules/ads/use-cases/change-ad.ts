import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdPromise, Ads } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import { stateOf } from '../domain/standing'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

/** Nothing to announce: nobody else reads what waits but an admin. */
export async function change(
  parts: Parts,
  caller: Caller,
  id: number,
  ad: NewAd,
  promise: AdPromise = { isCertified: false },
): ReturnType<Ads['change']> {
  const { db, clock, identity, closedCategories, ads } = parts
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.lockCaller(caller, tx))) return refuse('signed-out')
    const isClosed = closedCategories.includes(ad.category)
    const said = { ...keepWhatApplies(ad), ...promise }
    const changed = !isClosed && (await ads.changeWaiting({ id, userId }, said, clock.now(), tx))
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    const { rejectionReason: _, revision: _1, isCertified: _2, ...now } = found
    if (changed) return ok(now)
    return refuse(stateOf(found) === 'pending' ? 'category-closed' : 'decided')
  })
}

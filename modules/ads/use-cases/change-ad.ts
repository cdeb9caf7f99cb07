import type { Caller } from '../../identity'
import { ok, refuse } from '../../kernel/result'
import type { Ads } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

/** Nothing to announce: nobody else reads what waits but an admin. */
export async function change(parts: Parts, caller: Caller, id: number, ad: NewAd): ReturnType<Ads['change']> {
  const { db, clock, identity, closedCategories, ads } = parts
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.holdsSession(caller, tx))) return refuse('signed-out')
    const isClosed = closedCategories.includes(ad.category)
    const changed =
      !isClosed && (await ads.changeWaiting({ id, userId }, keepWhatApplies(ad), clock.now(), tx))
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    if (changed) return ok(found)
    return refuse(found.isApproved || found.isSold ? 'already-approved' : 'category-closed')
  })
}

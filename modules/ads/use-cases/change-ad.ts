import type { Caller } from '../../identity'
import { ok, refuse } from '../../kernel/result'
import type { Ads } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import { stateOf } from '../domain/standing'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

/** Nothing to announce: nobody else reads what waits but an admin. */
export async function change(
  parts: Parts,
  caller: Caller,
  id: number,
  said: NewAd,
): ReturnType<Ads['change']> {
  const { db, clock, identity, closedCategories, ads } = parts
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.holdsSession(caller, tx))) return refuse('signed-out')
    const isClosed = closedCategories.includes(said.category)
    const changed =
      !isClosed && (await ads.changeWaiting({ id, userId }, keepWhatApplies(said), clock.now(), tx))
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    const { rejectionReason: _, revision: _1, ...ad } = found
    if (changed) return ok(ad)
    return refuse(stateOf(found) === 'pending' ? 'category-closed' : 'decided')
  })
}

import { ok, refuse } from '../../kernel/result'
import type { Ads } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

/** Nothing to announce: nobody else reads what waits but an admin. */
export async function change(
  { db, clock, closedCategories, ads }: Parts,
  userId: number,
  id: number,
  ad: NewAd,
): ReturnType<Ads['change']> {
  if (closedCategories.includes(ad.category)) return refuse('category-closed')
  return db.transaction(async (tx) => {
    const changed = await ads.changeWaiting({ id, userId }, keepWhatApplies(ad), clock.now(), tx)
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    return changed ? ok(found) : refuse('already-approved')
  })
}

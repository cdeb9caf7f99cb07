import type { ClassifiedAd } from '../contract'
import type { Parts } from './parts'

export async function markSold(
  { db, clock, ads }: Parts,
  userId: number,
  id: number,
): Promise<ClassifiedAd | null> {
  return db.transaction(async (tx) => {
    await ads.markSold({ id, userId }, clock.now(), tx)
    return ads.findWithin({ id, userId }, tx)
  })
}

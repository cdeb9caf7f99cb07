import type { Tx } from '../../../db/database'
import type { ClassifiedAd } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { NewAd } from '../schemas'
import type { Parts } from './parts'

export async function createApproved(
  { db, clock, ads }: Parts,
  userId: number,
  ad: NewAd,
  outer?: Tx,
): Promise<ClassifiedAd> {
  return db.transaction((tx) => ads.addApproved(userId, keepWhatApplies(ad), clock.now(), tx), outer)
}

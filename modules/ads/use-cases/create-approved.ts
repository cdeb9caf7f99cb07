import type { Tx } from '#db/database'
import type { CheckedAd } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { AdminAd, NewAd } from '../schemas'
import type { Parts } from './parts'

export async function createApproved(
  { db, clock, ads }: Parts,
  userId: number,
  ad: NewAd | AdminAd,
  outer?: Tx,
): Promise<CheckedAd> {
  const said = keepWhatApplies({ contactInfo: null, ...ad })
  return db.transaction((tx) => ads.addApproved(userId, said, clock.now(), tx), outer)
}

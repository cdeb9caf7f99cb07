import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { CheckedAd } from '../contract'
import type { AdStore } from '../data/ad-store'
import { keepWhatApplies } from '../domain/ad'
import type { AdminAd, NewAd } from '../schemas'

type Deps = { db: Database; clock: Clock; ads: AdStore }

export function createApproved(
  { db, clock, ads }: Deps,
  userId: number,
  ad: NewAd | AdminAd,
  outer?: Tx,
): Promise<CheckedAd> {
  const values = keepWhatApplies({ contactInfo: null, ...ad })
  return db.transaction((tx) => ads.addApproved(userId, values, clock.now(), tx), outer)
}

export async function approve({ clock, ads }: Deps, ids: readonly number[], tx: Tx): Promise<void> {
  await ads.approve(ids, clock.now(), tx)
}

export async function reject({ clock, ads }: Deps, id: number, reason: string, tx: Tx): Promise<void> {
  await ads.reject(id, reason, clock.now(), tx)
}

export async function rewrite(
  { clock, ads }: Deps,
  before: CheckedAd,
  ad: AdminAd,
  tx: Tx,
): Promise<{ before: CheckedAd; after: CheckedAd }> {
  const values = keepWhatApplies(ad)
  const isChanged = Object.entries(values).some(([field, value]) => before[field as keyof AdminAd] !== value)
  if (!isChanged) return { before, after: before }
  await ads.rewrite(before, values, clock.now(), tx)
  const [after] = await ads.lock([before.id], tx)
  if (!after) throw new Error(`Ad ${before.id} was not locked before it was rewritten`)
  return { before, after }
}

export async function removeAll({ ads }: Deps, ids: readonly number[], tx: Tx): Promise<void> {
  await ads.remove({ id: [...ids] }, tx)
}

export async function setOwnerBlocked(
  { clock, ads }: Deps,
  userId: number,
  isBlocked: boolean,
  tx: Tx,
): Promise<void> {
  await ads.setOwnerBlocked(userId, isBlocked, clock.now(), tx)
}

import type { Tx } from '../../../db/database'
import type { ClassifiedAd } from '../contract'
import type { Parts } from './parts'

export async function approve(
  { db, clock, ads }: Parts,
  id: number,
  outer?: Tx,
): Promise<ClassifiedAd | null> {
  return db.transaction(async (tx) => {
    await ads.approve(id, clock.now(), tx)
    return (await ads.find(id, tx))?.ad ?? null
  }, outer)
}

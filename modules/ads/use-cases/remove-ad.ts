import type { Tx } from '#db/database'
import type { AdMember, ClassifiedAd } from '../contract'
import type { Parts } from './parts'

export async function findRemovable({ ads }: Parts, id: number, by: AdMember): Promise<ClassifiedAd | null> {
  return ads.findWithin(removable(id, by))
}

export async function remove({ db, ads }: Parts, id: number, by: AdMember, outer?: Tx): Promise<boolean> {
  return db.transaction((tx) => ads.remove(removable(id, by), tx), outer)
}

export async function removeAll({ ads }: Parts, ids: readonly number[], tx: Tx): Promise<void> {
  await ads.remove({ id: [...ids] }, tx)
}

/** An admin removes whichever ad, others their own. */
function removable(id: number, by: AdMember) {
  return by.isAdmin ? { id } : { id, userId: by.id }
}

import type { Tx } from '#db/database'
import type { Parts } from './parts'

export async function approve({ db, clock, ads }: Parts, ids: readonly number[], outer?: Tx): Promise<void> {
  await db.transaction((tx) => ads.approve(ids, clock.now(), tx), outer)
}

import type { Tx } from '#db/database'
import type { Parts } from './parts'

export async function setOwnerBlocked(
  { clock, ads }: Parts,
  userId: number,
  isBlocked: boolean,
  tx: Tx,
): Promise<void> {
  await ads.setOwnerBlocked(userId, isBlocked, clock.now(), tx)
}

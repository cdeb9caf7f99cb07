import type { Tx } from '#db/database'
import type { Parts } from './parts'

export async function reject({ clock, ads }: Parts, id: number, reason: string, tx: Tx): Promise<void> {
  await ads.reject(id, reason, clock.now(), tx)
}

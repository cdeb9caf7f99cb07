import type { Tx } from '../../../db/database'
import type { Parts } from './parts'

export async function remove(
  { db, ads }: Parts,
  id: number,
  by: { id: number; isAdmin: boolean },
  outer?: Tx,
): Promise<boolean> {
  const where = by.isAdmin ? { id } : { id, userId: by.id }
  return db.transaction((tx) => ads.remove(where, tx), outer)
}

import type { Tx } from '../../../db/database'
import type { CheckedAd } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { AdminAd } from '../schemas'
import type { Parts } from './parts'

export async function rewrite({ clock, ads }: Parts, id: number, ad: AdminAd, tx: Tx): Promise<CheckedAd> {
  await ads.rewrite(id, keepWhatApplies(ad), clock.now(), tx)
  const [rewritten] = await ads.findChecked([id], tx)
  if (!rewritten) throw new Error(`There is no ad ${id}: it must be held before it is rewritten`)
  return rewritten
}

import type { Tx } from '#db/database'
import type { CheckedAd } from '../contract'
import { keepWhatApplies } from '../domain/characteristics'
import type { AdminAd } from '../schemas'
import type { Parts } from './parts'

export async function rewrite(
  { clock, ads }: Parts,
  held: CheckedAd,
  ad: AdminAd,
  tx: Tx,
): Promise<{ before: CheckedAd; after: CheckedAd }> {
  const said = keepWhatApplies(ad)
  if (saysAlready(held, said)) return { before: held, after: held }
  await ads.rewrite(held, said, clock.now(), tx)
  const [after] = await ads.findChecked([held.id], tx)
  if (!after) throw new Error(`There is no ad ${held.id}: it must be held before it is rewritten`)
  return { before: held, after }
}

function saysAlready(held: CheckedAd, said: AdminAd): boolean {
  const fields = Object.keys(said) as (keyof AdminAd)[]
  return fields.every((field) => held[field] === said[field])
}

import type { Tx } from '#db/database'
import type { CheckedAd } from '#modules/ads'
import type { Caller } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import type { Acted } from '#modules/admin/contract'
import { act, type Done } from '../act'
import type { Parts } from '../parts'

/**
 * Acts on ads as they are at this very moment. Their owners are held before them, as by whoever changes his
 * own ad or leaves with all of his: nobody who waits for the other is waited for by him. An ad never
 * changes hands, so that its owner can be asked for beforehand.
 */
export async function actOnAds<Value, Code extends string = never>(
  parts: Parts,
  by: Caller,
  ids: readonly number[],
  change: (held: CheckedAd[], tx: Tx) => Promise<Result<Done<Value>, Code>>,
): Acted<Value, Code> {
  const { ads } = parts
  const found = await ads.findChecked(ids)
  return act(parts, by, async (tx) => change(await ads.holdChecked(ids, tx), tx), {
    about: found.map(({ userId }) => userId),
  })
}

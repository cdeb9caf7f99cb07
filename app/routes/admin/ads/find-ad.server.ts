import type { CheckedAd } from '../../../../modules/ads'
import { parseId } from '../../../http/ids'
import { site } from '../../../modules.server'

/** The ad of an address, whosesoever it is. */
export async function findAnyAd(params: { id?: string }): Promise<CheckedAd | null> {
  const id = parseId(params.id)
  if (!id) return null
  const [ad] = await site().ads.findChecked([id])
  return ad ?? null
}

import { data } from '@remix-run/node'
import type { CheckedAd } from '#modules/ads'
import { stateOf } from '#modules/ads/schemas'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { failure } from '../act.server'
import { backToList } from '../back-to-list'
import { UNDECIDABLE } from './words'

/** The ad of an address, whosesoever it is. */
export async function findAnyAd(params: { id?: string }): Promise<CheckedAd | null> {
  const id = parseId(params.id)
  if (!id) return null
  const [ad] = await site().ads.findChecked([id])
  return ad ?? null
}

/** What the pages show on which one ad is decided. One that waits no more leads back to the list. */
export async function loadWaitingAd(request: Request, params: { id?: string }) {
  const ad = await findAnyAd(params)
  const list = backToList(request, paths.admin.ads())
  if (ad && stateOf(ad) !== 'pending') throw seeOther(list, [await failure(UNDECIDABLE.decided)])
  return data({ ad, list }, { status: ad ? 200 : 404 })
}

import { data } from '@remix-run/node'
import type { CheckedAd } from '#modules/ads'
import { failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { redirectWith } from '#app/http/redirect.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { backToList } from '../back-to-list'
import { UNDECIDABLE } from './decisions'

/** The ad of an address, regardless of owner. */
export async function findAnyAd(params: { id?: string }): Promise<CheckedAd | null> {
  const id = parseId(params.id)
  if (!id) return null
  const [ad] = await site().ads.findChecked([id])
  return ad ?? null
}

/** What a page about one ad loads. */
export async function loadAd(request: Request, params: { id?: string }) {
  const ad = await findAnyAd(params)
  return data({ ad, list: backToList(request, paths.admin.ads()) }, { status: ad ? 200 : 404 })
}

/** The same for a decision. An ad that is no longer pending leads back to the list. */
export async function loadPendingAd(request: Request, params: { id?: string }) {
  const loaded = await loadAd(request, params)
  const { ad, list } = loaded.data
  if (ad && ad.state !== 'pending') throw await redirectWith(list, failure(UNDECIDABLE.decided))
  return loaded
}

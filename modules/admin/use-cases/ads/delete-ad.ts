import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdActions } from '#modules/admin/contract'
import type { Parts } from '../parts'
import { actOnAds } from './act-on-ads'
import { deletion, entryOf } from './entries'

export function deleteAd(parts: Parts, by: Caller, id: number): ReturnType<AdActions['deleteAd']> {
  return actOnAds(parts, by, [id], async ([held], tx) => {
    if (!held) return refuse('not-found')
    await parts.ads.removeAll([id], tx)
    return ok({ value: held, entries: [entryOf('ad.delete', held, deletion(held))] })
  })
}

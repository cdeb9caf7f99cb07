import type { Caller } from '../../../identity'
import { ok, refuse } from '../../../kernel/result'
import type { AdActions } from '../../contract'
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

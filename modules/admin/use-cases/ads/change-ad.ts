import type { AdminAd, AdVersion } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdActions } from '#modules/admin/contract'
import type { Parts } from '../parts'
import { actOnAds } from './act-on-ads'
import { entryOf, rewriting } from './entries'
import { isAsRead } from './standing'

export function changeAd(
  parts: Parts,
  by: Caller,
  read: AdVersion,
  says: AdminAd,
): ReturnType<AdActions['changeAd']> {
  return actOnAds(parts, by, [read.id], async ([held], tx) => {
    if (!held) return refuse('not-found')
    if (!isAsRead(held, read)) return refuse('changed')
    const { before, after } = await parts.ads.rewrite(held, says, tx)
    const changes = rewriting(before, after)
    return ok({ value: after, entries: changes.length > 0 ? [entryOf('ad.update', before, changes)] : [] })
  })
}

import type { AdVersion } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok } from '#modules/kernel/result'
import type { AdActions } from '#modules/admin/contract'
import { changesBetween } from '#modules/admin/domain/actions'
import type { Parts } from '../parts'
import { actOnAds } from './act-on-ads'
import { entryOf } from './entries'
import { undecided } from './standing'
import { tellOwners } from './tell-owners'

export function rejectAd(
  parts: Parts,
  by: Caller,
  read: AdVersion,
  reason: string,
): ReturnType<AdActions['rejectAd']> {
  return actOnAds(parts, by, [read.id], async ([held], tx) => {
    const waiting = undecided(held, read)
    if (!waiting.ok) return waiting
    const ad = waiting.value
    const rejected = { ...ad, rejectionReason: reason }
    await parts.ads.reject(ad.id, reason, tx)
    await tellOwners(parts, [ad], tx, reason)
    const changes = changesBetween(['rejectionReason'], ad, rejected)
    return ok({ value: rejected, entries: [entryOf('ad.reject', ad, changes)] })
  })
}

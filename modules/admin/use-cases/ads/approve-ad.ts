import type { AdVersion } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok } from '#modules/kernel/result'
import type { AdActions } from '#modules/admin/contract'
import type { Parts } from '../parts'
import { actOnAds } from './act-on-ads'
import { approval, entryOf } from './entries'
import { undecided } from './standing'
import { tellOwners } from './tell-owners'

export function approveAd(parts: Parts, by: Caller, read: AdVersion): ReturnType<AdActions['approveAd']> {
  return actOnAds(parts, by, [read.id], async ([held], tx) => {
    // Twice by the same admin, or by two at once: what was asked for is so.
    if (held?.isApproved && !held.isSold) return ok({ value: held, entries: [] })
    const waiting = undecided(held, read)
    if (!waiting.ok) return waiting
    const ad = waiting.value
    await parts.ads.approve([ad.id], tx)
    await tellOwners(parts, [ad], tx)
    return ok({ value: { ...ad, isApproved: true }, entries: [entryOf('ad.approve', ad, approval(ad))] })
  })
}

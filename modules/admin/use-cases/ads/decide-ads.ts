import type { Tx } from '#db/database'
import type { AdVersion, CheckedAd } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdActions, AdDecision } from '#modules/admin/contract'
import type { Entry } from '#modules/admin/data/action-log'
import type { Parts } from '../parts'
import { actOnAds } from './act-on-ads'
import { approval, deletion, entryOf } from './entries'
import { undecided } from './standing'
import { tellOwners } from './tell-owners'

export function decideAds(
  parts: Parts,
  by: Caller,
  read: readonly AdVersion[],
  decision: AdDecision,
): ReturnType<AdActions['decideAds']> {
  const named = new Map(read.map((ad) => [ad.id, ad]))
  return actOnAds(parts, by, [...named.keys()], async (held, tx) => {
    const waiting = held.filter((ad) => undecided(ad, named.get(ad.id)!).ok)
    if (waiting.length === 0) return refuse('changed')
    const entries = await DECIDE[decision](parts, waiting, tx)
    return ok({ value: { done: waiting.length, left: named.size - waiting.length }, entries })
  })
}

const DECIDE: Record<AdDecision, (parts: Parts, ads: CheckedAd[], tx: Tx) => Promise<Entry[]>> = {
  async approve(parts, ads, tx) {
    await parts.ads.approve(idsOf(ads), tx)
    await tellOwners(parts, ads, tx)
    return ads.map((ad) => entryOf('ad.approve', ad, approval(ad)))
  },

  async delete(parts, ads, tx) {
    await parts.ads.removeAll(idsOf(ads), tx)
    return ads.map((ad) => entryOf('ad.delete', ad, deletion(ad)))
  },
}

function idsOf(ads: readonly CheckedAd[]): number[] {
  return ads.map(({ id }) => id)
}

import type { AdminAd, AdVersion } from '../../../ads'
import type { Caller } from '../../../identity'
import { ok, refuse } from '../../../kernel/result'
import type { AdActions } from '../../contract'
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
    // A form that was sent as it was read changes nothing, not even the revision.
    if (rewriting(held, { ...held, ...says }).length === 0) return ok({ value: held, entries: [] })
    const rewritten = await parts.ads.rewrite(held.id, says, tx)
    const changes = rewriting(held, rewritten)
    return ok({ value: rewritten, entries: changes.length > 0 ? [entryOf('ad.update', held, changes)] : [] })
  })
}

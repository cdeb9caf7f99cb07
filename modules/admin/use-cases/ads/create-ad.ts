import type { AdminAd } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok } from '#modules/kernel/result'
import type { AdActions } from '#modules/admin/contract'
import { act } from '../act'
import type { Parts } from '../parts'
import { entryOf, rewriting } from './entries'

export function createAd(parts: Parts, by: Caller, says: AdminAd): ReturnType<AdActions['createAd']> {
  return act(parts, by, async (tx, admin) => {
    const created = await parts.ads.createApproved(admin.id, says, tx)
    return ok({ value: created, entries: [entryOf('ad.create', created, rewriting(null, created))] })
  })
}

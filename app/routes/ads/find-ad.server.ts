import type { ClassifiedAd, OwnAd } from '#modules/ads'
import type { User } from '#modules/identity'
import { parseId } from '#app/http/ids'
import { site } from '#app/start/modules.server'

export type Params = { id?: string }

/** The ad of an address, if it is this member's; another's is as unknown as none. */
export async function findOwnAd(user: User, params: Params): Promise<OwnAd | null> {
  const id = parseId(params.id)
  return id ? site().ads.findOwn(user.id, id) : null
}

/** The ad of an address, if this member may delete it. */
export async function findRemovableAd(user: User, params: Params): Promise<ClassifiedAd | null> {
  const id = parseId(params.id)
  return id ? site().ads.findRemovable(id, user) : null
}

import type { OwnAct, OwnAd } from '#modules/ads'
import { listActs } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { backFrom, parseId, redirectWith } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { explainRefusal } from './refusals'

/** Finds the user's own ad. Redirects to its page, with the reason, if none of `acts` is possible now. */
export async function findOwnAdFor(
  acts: readonly OwnAct[],
  user: User,
  params: { id?: string },
): Promise<OwnAd | null> {
  const id = parseId(params.id)
  const ad = id ? await site().ads.listings.findOwn(user.id, id) : null
  if (!ad) return null
  const possible = listActs(ad, new Date())
  if (!acts.some((act) => possible.includes(act)))
    throw await redirectWith(paths.ad(ad.id), explainRefusal(acts[0]!, ad))
  return ad
}

/** Returns the URL of the page whose button was pressed: the ad's page or the list of own ads. */
export function backFromOwnAd(request: Request, { id }: OwnAd): string {
  return backFrom(request, paths.ad(id), paths.ownAds())
}

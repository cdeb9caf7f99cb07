import type { CheckedAd } from '#modules/ads'
import { stateOf } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import type { OwnAd } from '#app/ui/ads/own-ads'
import { STATE_BADGES } from './ad-view'

export function ownAdOf(ad: CheckedAd): OwnAd {
  const state = stateOf(ad)
  return {
    href: paths.ad(ad.id),
    title: ad.title,
    state: STATE_BADGES[state],
    notice: ad.rejectionReason === null ? undefined : `Motif : ${ad.rejectionReason}`,
    editHref: state === 'pending' ? paths.editAd(ad.id) : undefined,
    deleteHref: paths.deleteAd(ad.id),
  }
}

import type { ClassifiedAd } from '../../../modules/ads'
import { paths } from '../../paths'
import type { OwnAd } from '../../ui/ads/own-ads'
import { STATE_BADGES, stateOf } from './ad-view'

export function ownAdOf(ad: ClassifiedAd): OwnAd {
  const state = stateOf(ad)
  return {
    href: paths.ad(ad.id),
    title: ad.title,
    state: STATE_BADGES[state],
    editHref: state === 'pending' ? paths.editAd(ad.id) : undefined,
    deleteHref: paths.deleteAd(ad.id),
  }
}

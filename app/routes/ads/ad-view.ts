import type { AdState, AdType, CheckedAd, ClassifiedAd } from '#modules/ads'
import { isRegulated } from '#modules/ads/schemas'
import { longDate } from '#app/text/format'
import { paths } from '#app/paths'
import type { AdBadge, AdCardContent } from '#app/ui/ads/ad-card'
import type { OwnAd } from '#app/ui/ads/own-ads'
import { frenchPrice } from '#app/text/french'
import { excerpt } from '#app/text/words'
import { AUTHORISATION, CATEGORY_NAMES, TYPE_BADGES } from './words'

/** About two lines, so that a page of cards stays small. */
const EXCERPT = 160

export function cardOf(ad: ClassifiedAd): AdCardContent {
  return {
    href: paths.ad(ad.id),
    badge: typeBadge(ad.type),
    category: CATEGORY_NAMES[ad.category],
    title: ad.title,
    excerpt: excerpt(ad.description, EXCERPT),
    notice: isRegulated(ad.category) ? AUTHORISATION : undefined,
    price: frenchPrice(ad.price),
    place: ad.location,
    date: longDate(ad.createdAt),
    dateTime: ad.createdAt.toISOString(),
  }
}

export function ownAdOf(ad: CheckedAd): OwnAd {
  const { state } = ad
  return {
    href: paths.ad(ad.id),
    title: ad.title,
    state: STATE_BADGES[state],
    notice: ad.rejectionReason === null ? undefined : `Motif : ${ad.rejectionReason}`,
    editHref: state === 'pending' ? paths.editAd(ad.id) : undefined,
    deleteHref: paths.actOnAd(ad.id, 'delete'),
  }
}

/** Wanted ads stand out less than offers. */
export function typeBadge(type: AdType): AdBadge {
  return { tone: type === 'sale' ? 'brand' : 'plain', label: TYPE_BADGES[type] }
}

export const STATE_BADGES = {
  pending: { tone: 'warning', label: 'En attente' },
  online: { tone: 'success', label: 'En ligne' },
  sold: { tone: 'plain', label: 'Vendu' },
  rejected: { tone: 'danger', label: 'Refusée' },
} as const satisfies Record<AdState, unknown>

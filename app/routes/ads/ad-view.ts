import type { AdState, AdType, ClassifiedAd } from '#modules/ads'
import { isRegulated } from '#modules/ads/schemas'
import { longDate } from '#app/text/format'
import { paths } from '#app/paths'
import type { AdBadge, AdCardContent } from '#app/ui/ads/ad-card'
import { frenchPrice } from '#app/ui/ads/price'
import { excerpt } from '#app/text/excerpt'
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

/** What is looked for stands out less than what is there. */
export function typeBadge(type: AdType): AdBadge {
  return { tone: type === 'sale' ? 'brand' : 'plain', label: TYPE_BADGES[type] }
}

export const STATE_BADGES = {
  pending: { tone: 'warning', label: 'En attente' },
  online: { tone: 'success', label: 'En ligne' },
  sold: { tone: 'plain', label: 'Vendu' },
  rejected: { tone: 'danger', label: 'Refusée' },
} as const satisfies Record<AdState, unknown>

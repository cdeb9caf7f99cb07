import type { CheckedAd } from '#modules/ads'
import { stateOf } from '#modules/ads/schemas'
import { dayAndTime, numericDate } from '#app/text/format'
import { paths } from '#app/paths'
import { frenchPrice } from '#app/ui/ads/price'
import { excerpt } from '#app/text/excerpt'
import { STATE_BADGES, typeBadge } from '#app/routes/ads/ad-view'
import { CATEGORY_NAMES } from '#app/routes/ads/words'

type Names = ReadonlyMap<number, { username: string }>

export type AdRow = ReturnType<typeof rowOf>
export type WaitingAd = ReturnType<typeof waitingOf>

export function rowOf(ad: CheckedAd, names: Names) {
  const state = stateOf(ad)
  return {
    ...named(ad, names),
    price: frenchPrice(ad.price),
    state: STATE_BADGES[state],
    isPending: state === 'pending',
    date: numericDate(ad.createdAt),
    dateTime: ad.createdAt.toISOString(),
  }
}

export function waitingOf(ad: CheckedAd, names: Names) {
  const said = named(ad, names)
  const facts = [CATEGORY_NAMES[ad.category], frenchPrice(ad.price), ad.location].join(', ')
  return {
    ...said,
    facts: `${facts}. Par ${said.member}, ${dayAndTime(ad.createdAt)}`,
    excerpt: excerpt(ad.description, EXCERPT),
  }
}

/** About two lines of the panel. */
const EXCERPT = 200

function named({ id, title, type, revision, userId }: CheckedAd, names: Names) {
  return {
    id,
    revision,
    title,
    href: paths.ad(id),
    type: typeBadge(type),
    // Who has left at this very moment has no ads any more either.
    member: names.get(userId)?.username ?? '',
  }
}

import type { AdminAd, AdSnapshot } from '#modules/ads'
import { AD_FIELDS, CATEGORY_NAMES, CONDITION_NAMES, PROVINCE_NAMES, TYPE_BADGES } from '#app/text/ads'
import { dayAndTime } from '#app/text/format'
import { count } from '#app/text/words'
import { FoldedChanges } from '#app/ui/content/change-list'
import { french } from '#app/ui/text/text'
import { listChanges } from '#app/text/fields'

/**
 * Compares an ad with its state at an admin's last decision, and a correction with the version online. Returns null if
 * there was no decision.
 */
export function compareWithReview(look: AdSnapshot | null, ad: AdminAd) {
  if (!look) return null
  const since =
    look.at === null ? "par rapport à l'annonce en ligne" : `depuis le ${dayAndTime(new Date(look.at))}`
  return { since, changes: listChanges(AD_FIELDS, withNames(look.says), withNames(ad)) }
}

export type ReviewComparison = NonNullable<ReturnType<typeof compareWithReview>>

export function ReviewChanges({ since, changes }: ReviewComparison) {
  if (changes.length === 0) return <p>{french(`Rien n'a changé ${since}.`)}</p>
  const label = count(changes.length, 'champ changé', 'champs changés')
  return <FoldedChanges label={`${label} ${since}`} changes={changes} />
}

function withNames(ad: AdminAd) {
  const { type, category, condition, province } = ad
  return {
    ...ad,
    type: TYPE_BADGES[type],
    category: CATEGORY_NAMES[category],
    condition: condition && CONDITION_NAMES[condition],
    province: province && PROVINCE_NAMES[province],
  }
}

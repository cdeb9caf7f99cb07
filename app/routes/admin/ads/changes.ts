import type { AdminAd, LastLook } from '#modules/ads'
import { AD_FIELDS, CATEGORY_NAMES, CONDITION_NAMES, PROVINCE_NAMES, TYPE_BADGES } from '#app/text/ads'
import { dayAndTime } from '#app/text/format'
import { changesOf } from '../field-names'

/** What an ad says otherwise than when an admin last looked at it; null where nobody has. */
export function changesSince(look: LastLook | null, ad: AdminAd) {
  if (!look) return null
  const when = dayAndTime(new Date(look.at))
  return { when, changes: changesOf(AD_FIELDS, inWords(look.says), inWords(ad)) }
}

export type ChangesSince = NonNullable<ReturnType<typeof changesSince>>

/** With the names that readers see in place of its codes. */
function inWords(ad: AdminAd) {
  const { type, category, condition, province } = ad
  return {
    ...ad,
    type: TYPE_BADGES[type],
    category: CATEGORY_NAMES[category],
    condition: condition && CONDITION_NAMES[condition],
    province: province && PROVINCE_NAMES[province],
  }
}

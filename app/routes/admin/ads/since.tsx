import type { AdminAd, AdSnapshot } from '#modules/ads'
import { AD_FIELDS, CATEGORY_NAMES, CONDITION_NAMES, PROVINCE_NAMES, TYPE_BADGES } from '#app/text/ads'
import { dayAndTime } from '#app/text/format'
import { count } from '#app/text/words'
import { FoldedChanges } from '#app/ui/admin/change-list'
import { french } from '#app/ui/text/text'
import { changesOf } from '../field-names'

/** What an ad says otherwise than when an admin last looked at it; null where nobody has. */
export function changesSince(look: AdSnapshot | null, ad: AdminAd) {
  if (!look) return null
  const when = dayAndTime(new Date(look.at))
  return { when, changes: changesOf(AD_FIELDS, inWords(look.says), inWords(ad)) }
}

export type ChangesSince = NonNullable<ReturnType<typeof changesSince>>

/** What the owner of an ad has changed since an admin last looked at it. */
export function Since({ when, changes }: ChangesSince) {
  if (changes.length === 0) return <p>{french(`Rien n'a changé depuis le ${when}.`)}</p>
  const label = count(changes.length, 'champ changé', 'champs changés')
  return <FoldedChanges label={`${label} depuis le ${when}`} changes={changes} />
}

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

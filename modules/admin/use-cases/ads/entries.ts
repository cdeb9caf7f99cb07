import type { AdminAd, CheckedAd } from '#modules/ads'
import { type Change, changesBetween, type LoggedField } from '#modules/admin/domain/actions'
import type { Entry } from '#modules/admin/data/action-log'

export function entryOf(action: Entry['action'], { id, title }: CheckedAd, changes: Change[]): Entry {
  return { action, subjectId: id, subject: title, changes }
}

/** What the ad said, and what it says. */
export function rewriting(before: CheckedAd | null, after: CheckedAd): Change[] {
  return changesBetween(SAID, before, after).map((change) =>
    UNTOLD.includes(change.field) ? withoutWords(change) : change,
  )
}

export function approval(before: CheckedAd): Change[] {
  return changesBetween(['isApproved'], before, { ...before, isApproved: true })
}

/** What is gone is told by few words: the log is kept for longer than what it tells of. */
export function deletion(before: CheckedAd): Change[] {
  return changesBetween(['type', 'category', 'price', 'isApproved', 'isSold'], before, null)
}

const SAID = [
  'title',
  'description',
  'price',
  'location',
  'type',
  'category',
  'condition',
  'weight',
  'caliber',
  'brand',
  'contactEmail',
  'contactPhone',
  'contactInfo',
] as const satisfies (keyof AdminAd)[]

// Of a description too: it holds whatever its author wrote, and the log outlives the account.
const UNTOLD: LoggedField[] = ['description', 'contactEmail', 'contactPhone', 'contactInfo']

/** That they were changed, not how somebody is reached. */
function withoutWords({ field, before, after }: Change): Change {
  return { field, before: before && '…', after: after && '…' }
}

import type { AdVersion, CheckedAd } from '#modules/ads'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Undecidable } from '#modules/admin/contract'

/** The ad that waits for a decision, and still says what was read. */
export function undecided(ad: CheckedAd | undefined, read: AdVersion): Result<CheckedAd, Undecidable> {
  if (!ad) return refuse('not-found')
  if (ad.isApproved || ad.isSold || ad.rejectionReason !== null) return refuse('decided')
  return isAsRead(ad, read) ? ok(ad) : refuse('changed')
}

export function isAsRead(ad: CheckedAd, { revision }: AdVersion): boolean {
  return revision === undefined || revision === ad.revision
}

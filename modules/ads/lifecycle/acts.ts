import { isRecent } from '#modules/kernel/clock'
import type { AdState } from '../visibility'

const DAY_MS = 24 * 3_600_000

/** How long before its end an ad is announced to its owner, and from when it can be renewed. */
export const ANNOUNCED_MS = 7 * DAY_MS
export const RENEWABLE_DAYS = 14
export const RENEWABLE_MS = RENEWABLE_DAYS * DAY_MS
/** How long an ad that has ended waits for its owner, before it is deleted. */
export const KEPT_DAYS = 30
export const KEPT_MS = KEPT_DAYS * DAY_MS
/** How long a sale can be undone. */
export const UNDONE_DAYS = 7
export const UNDONE_MS = UNDONE_DAYS * DAY_MS

type Timed = { state: AdState; reservedAt: Date | null; soldAt: Date | null; expiresAt: Date | null }

/** What an owner may do with an ad, beside deleting it. */
export type OwnAct =
  'renew' | 'edit' | 'correct' | 'reserve' | 'release' | 'lower-price' | 'mark-sold' | 'undo-sale'

/** In the order in which they are offered. */
export function actsOf(ad: Timed, now: Date): OwnAct[] {
  switch (ad.state) {
    case 'pending':
      return ['edit']
    case 'rejected':
      return ['correct']
    case 'online':
      return [...renewal(ad, now), 'mark-sold', ad.reservedAt === null ? 'reserve' : 'release', 'lower-price']
    // Even before its end: a wrong clock may have ended it.
    case 'expired':
      return ['renew']
    case 'sold':
      return ad.soldAt !== null && isRecent(ad.soldAt, now, UNDONE_MS) ? ['undo-sale'] : []
    case 'hidden':
      return []
  }
}

/** From some days before its end. */
function renewal({ expiresAt }: Timed, now: Date): OwnAct[] {
  const left = expiresAt === null ? Infinity : expiresAt.getTime() - now.getTime()
  return left <= RENEWABLE_MS ? ['renew'] : []
}

/** Whole days, the last one counted. */
export function daysUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS))
}

/** When an ad that has ended is deleted. */
export function deletedAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + KEPT_MS)
}

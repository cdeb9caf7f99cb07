import { isRecent } from '#modules/kernel/clock'
import { type AdState, RENEWABLE_MS, UNDONE_MS } from '../rules'

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

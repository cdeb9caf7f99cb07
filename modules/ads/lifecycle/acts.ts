import { latestBy } from '#modules/kernel/clock'
import { after, before, RETENTION } from '#modules/kernel/retention'
import { type AdState, RENEWABLE_DAYS } from '../rules'

type Timed = { state: AdState; reservedAt: Date | null; soldAt: Date | null; expiresAt: Date | null }

/** What an owner may do with an ad besides deleting it. */
export type OwnAct =
  'renew' | 'edit' | 'correct' | 'reserve' | 'release' | 'lower-price' | 'mark-sold' | 'undo-sale'

/** In the order in which they are offered. */
export function listActs(ad: Timed, now: Date): OwnAct[] {
  const timed = TIMED_ACTS.filter((act) => isOpen(act, ad, now))
  switch (ad.state) {
    case 'pending':
      return ['edit']
    case 'rejected':
      return ['correct']
    case 'online':
      return [...timed, 'mark-sold', ad.reservedAt === null ? 'reserve' : 'release', 'lower-price']
    default:
      return timed
  }
}

const TIMED_ACTS = ['renew', 'undo-sale'] as const
export type TimedAct = (typeof TIMED_ACTS)[number]

/** An act is open in `state`; with `date`, only while that lies after `after` and not after `until`. */
export type Opening = { state: AdState; date?: 'expiresAt' | 'soldAt'; after?: Date; until?: Date }

/** What `listActs` offers and what the store updates both follow from these. */
export function listOpenings(act: TimedAct, now: Date): Opening[] {
  if (act === 'undo-sale')
    return [{ state: 'sold', date: 'soldAt', after: before(now, RETENTION.sale), until: latestBy(now) }]
  // One that has ended may be renewed whatever its date says: a wrong clock may have ended it.
  return [
    { state: 'expired' },
    { state: 'online', date: 'expiresAt', until: after(now, { days: RENEWABLE_DAYS }) },
  ]
}

function isOpen(act: TimedAct, ad: Timed, now: Date): boolean {
  return listOpenings(act, now).some(({ state, date, after, until }) => {
    if (ad.state !== state) return false
    if (!date) return true
    const moment = ad[date]
    return moment !== null && (!after || moment > after) && (!until || moment <= until)
  })
}

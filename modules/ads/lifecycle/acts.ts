import { latestBy } from '#modules/kernel/clock'
import { after, before, RETENTION } from '#modules/kernel/retention'
import { type AdState, RENEWABLE_DAYS } from '../rules'

type Timed = { state: AdState; reservedAt: Date | null; soldAt: Date | null; expiresAt: Date | null }

/** An act of an owner on their ad, other than deleting it. */
export type OwnAct =
  | 'renew'
  | 'edit'
  | 'correct'
  | 'reserve'
  | 'release'
  | 'lower-price'
  | 'mark-sold'
  | 'undo-sale'
  | 'correct-online'
  | 'edit-correction'
  | 'withdraw-correction'

/** Lists the acts that are open to the owner now, in the order in which the page offers them. */
export function listActs(ad: Timed, now: Date, hasCorrection = false): OwnAct[] {
  const timed = TIMED_ACTS.filter((act) => isOpen(act, ad, now))
  switch (ad.state) {
    case 'pending':
      return ['edit']
    case 'rejected':
      return ['correct']
    case 'online':
      return [
        ...timed,
        'mark-sold',
        ad.reservedAt === null ? 'reserve' : 'release',
        'lower-price',
        ...(hasCorrection
          ? (['edit-correction', 'withdraw-correction'] as const)
          : (['correct-online'] as const)),
      ]
    default:
      return timed
  }
}

const TIMED_ACTS = ['renew', 'undo-sale'] as const
export type TimedAct = (typeof TIMED_ACTS)[number]

/**
 * A state in which an act is open to the owner. If `date` is given, that date of the ad must be later than
 * `after` and no later than `until`.
 */
export type Opening = { state: AdState; date?: 'expiresAt' | 'soldAt'; after?: Date; until?: Date }

/** Returns the states in which an act is open, both for `listActs` and for the updates of the store. */
export function listOpenings(act: TimedAct, now: Date): Opening[] {
  if (act === 'undo-sale')
    return [{ state: 'sold', date: 'soldAt', after: before(now, RETENTION.sale), until: latestBy(now) }]
  // An expired ad can always be renewed, because a wrong clock may have ended it too early.
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

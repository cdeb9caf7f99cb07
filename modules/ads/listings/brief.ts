import type { AdMember, ClassifiedAd } from '../ad'
import type { AdState } from '../rules'
import { mayRead } from '../visibility'

/** What favourites and conversations show of an ad. */
export type AdInBrief = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'state' | 'reservedAt'> & {
  /** It is over: the conversation stays. */
  hasEnded: boolean
  /** Whether this member may open its page. */
  isReadable: boolean
}

type AdRow = Pick<
  ClassifiedAd,
  'id' | 'userId' | 'type' | 'title' | 'price' | 'state' | 'reservedAt' | 'isApproved'
>

/** Also of an ad that this member cannot read any more. */
export function toBrief(
  { id, type, title, price, state, reservedAt, ...ad }: AdRow & { ownerIsBlocked: boolean },
  member: AdMember,
): AdInBrief {
  return {
    ...{ id, type, title, price, state, reservedAt },
    hasEnded: hasEnded(state),
    isReadable: mayRead({ ...ad, state }, ad.ownerIsBlocked, member),
  }
}

/** An ad that cannot be had any more. */
function hasEnded(state: AdState): boolean {
  return state === 'sold' || state === 'expired'
}

/** Why a member may not contact the owner or save the ad; null where they may. */
export function findContactRefusal(
  { userId, state }: Pick<ClassifiedAd, 'userId' | 'state'>,
  memberId: number,
): 'own-ad' | 'ended' | null {
  if (userId === memberId) return 'own-ad'
  return state === 'online' ? null : 'ended'
}

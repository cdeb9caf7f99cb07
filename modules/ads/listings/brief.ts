import type { AdInBrief, AdMember, ClassifiedAd } from '../contract'
import { mayRead } from '../visibility'
import { hasEnded } from '../messages/rules'

type AdRow = Pick<
  ClassifiedAd,
  'id' | 'userId' | 'type' | 'title' | 'price' | 'state' | 'reservedAt' | 'isApproved'
>

/** What a member's own lists show of an ad, also of one that they cannot read any more. */
export function inBrief(
  { id, type, title, price, state, reservedAt, ...ad }: AdRow & { ownerIsBlocked: boolean },
  member: AdMember,
): AdInBrief {
  return {
    ...{ id, type, title, price, state, reservedAt },
    hasEnded: hasEnded(state),
    isReadable: mayRead({ ...ad, state }, ad.ownerIsBlocked, member),
  }
}

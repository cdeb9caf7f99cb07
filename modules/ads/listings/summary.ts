import type { AdMember, ClassifiedAd } from '../ad'
import { AD_VISIBILITY, hasEnded, maySee, type VisibleAd } from '../visibility'

/** What favourites and conversations show of an ad. */
export type AdSummary = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'state' | 'reservedAt'> & {
  /** Sold or expired. */
  hasEnded: boolean
  /** Whether this member may open its page. */
  isReadable: boolean
}

type AdRow = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'reservedAt'> & VisibleAd

/** Works for ads that this member may no longer see, too. */
export function toSummary(
  { id, type, title, price, state, reservedAt, ...ad }: AdRow,
  member: AdMember,
): AdSummary {
  return {
    ...{ id, type, title, price, state, reservedAt },
    hasEnded: hasEnded(state),
    isReadable: maySee('page', { ...ad, state }, member),
  }
}

/** Why a member may not contact the owner or save the ad; null where they may. */
export function findContactRefusal(
  { userId, state }: Pick<ClassifiedAd, 'userId' | 'state'>,
  memberId: number,
): 'own-ad' | 'ended' | null {
  if (userId === memberId) return 'own-ad'
  return AD_VISIBILITY[state].contacts === 'owner' ? 'ended' : null
}

import type { AdMember, ClassifiedAd } from '../ad'
import { hasEnded, maySee, type VisibleAd } from '../visibility'

/** The part of an ad that favourites and conversations show. */
export type AdSummary = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'state' | 'reservedAt'> & {
  hasEnded: boolean
  /** Whether this member may open the page of the ad. */
  isReadable: boolean
}

type AdRow = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'reservedAt'> & VisibleAd

/** Returns the summary of an ad, even of one that this member may no longer see. */
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

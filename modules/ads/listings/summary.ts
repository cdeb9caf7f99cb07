import type { AdMember, ClassifiedAd } from '../ad'
import { hasEnded, maySee, type VisibleAd } from '../visibility'

/** The part of an ad that favourites and conversations show. */
export type AdSummary = Pick<ClassifiedAd, Shown | 'state'> & {
  hasEnded: boolean
  /** Whether this member may open the page of the ad. */
  isReadable: boolean
}

type Shown = 'id' | 'type' | 'title' | 'price' | 'formerPrice' | 'loweredAt' | 'reservedAt'

type AdRow = Pick<ClassifiedAd, Shown> & VisibleAd

/** Returns the summary of an ad, even of one that this member may no longer see. */
export function toSummary(
  { id, type, title, price, formerPrice, loweredAt, state, reservedAt, ...ad }: AdRow,
  member: AdMember,
): AdSummary {
  return {
    ...{ id, type, title, price, formerPrice, loweredAt, state, reservedAt },
    hasEnded: hasEnded(state),
    isReadable: maySee('page', { ...ad, state }, member),
  }
}

import { holds } from '#db/conditions'
import type { Database } from '#db/database'
import type { AdReader, ClassifiedAd } from './ad'
import type { AdState } from './rules'

/** Public lists, the page of the ad, the contacts on it, and its photos. */
type Part = 'listed' | 'page' | 'contacts' | 'photos'

/** Its owner and admins see every part of an ad. */
type Audience = 'everybody' | 'members' | 'owner'

const UNSEEN = { listed: 'owner', page: 'owner', contacts: 'owner', photos: 'owner' } as const
const ENDED = { ...UNSEEN, page: 'everybody' } as const

/** Who sees what of an ad. Of one that nobody has approved, or of a blocked owner, others see nothing in any state. */
export const AD_VISIBILITY: Record<AdState, Record<Part, Audience>> = {
  pending: UNSEEN,
  online: { listed: 'everybody', page: 'everybody', contacts: 'members', photos: 'everybody' },
  sold: ENDED,
  expired: ENDED,
  hidden: UNSEEN,
  rejected: UNSEEN,
}

/** Left out where the reader is known to see the page, the owner is not blocked. */
export type VisibleAd = Pick<ClassifiedAd, 'userId' | 'isApproved' | 'state'> & { ownerIsBlocked?: boolean }

export function maySee(part: Part, ad: VisibleAd, reader: AdReader): boolean {
  if (reader?.isAdmin) return true
  if (ad.ownerIsBlocked) return false
  if (reader?.id === ad.userId) return true
  const audience = ad.isApproved ? AD_VISIBILITY[ad.state][part] : 'owner'
  return audience === 'everybody' || (audience === 'members' && reader !== null)
}

/** What leaves the module of an ad whose page this reader may see: contacts only where they may see those too. */
export function toSeen(
  { ownerIsBlocked: _, ...ad }: ClassifiedAd & { ownerIsBlocked?: boolean },
  reader: AdReader,
): ClassifiedAd {
  if (maySee('contacts', ad, reader)) return ad
  return { ...ad, contactEmail: null, contactPhone: null, contactInfo: null }
}

/** An ad that cannot be had any more: it has a page, and is in no list. */
export function hasEnded(state: AdState): boolean {
  const { listed, page } = AD_VISIBILITY[state]
  return listed === 'owner' && page === 'everybody'
}

const LISTED = Object.entries(AD_VISIBILITY).flatMap(([state, { listed }]) =>
  listed === 'everybody' ? [`'${state}'`] : [],
)

/** In SQL: everybody finds the ad in lists. The database generates these states of approved ads only. */
export const isListed = (db: Pick<Database, 'dialect'>) =>
  `state IN (${LISTED.join(', ')}) AND ${holds(db, 'owner_is_blocked', false)}`

/** In SQL: not in the bin. Every read of ads asks for this, or for another state. */
export const notBinned = (ad = 'classified_ads') => `${ad}.state <> 'binned'`

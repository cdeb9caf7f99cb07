import { booleanIs } from '#db/conditions'
import type { Database } from '#db/database'
import type { AdReader, CheckedAd, ClassifiedAd } from './ad'
import type { AdState } from './rules'

type Part = 'listed' | 'page' | 'contacts' | 'photos'

/** Who sees a part of an ad. Each audience includes the ad's owner and the admins. */
type Audience = 'everybody' | 'members' | 'owner'

const UNSEEN = { listed: 'owner', page: 'owner', contacts: 'owner', photos: 'owner' } as const
const ENDED = { ...UNSEEN, page: 'everybody' } as const

/** Who sees each part of an ad, by its state. Applies only if the ad is approved and its owner is not blocked. */
export const AD_VISIBILITY: Record<AdState, Record<Part, Audience>> = {
  pending: UNSEEN,
  online: { listed: 'everybody', page: 'everybody', contacts: 'members', photos: 'everybody' },
  sold: ENDED,
  expired: ENDED,
  hidden: UNSEEN,
  rejected: UNSEEN,
}

/** The fields that decide who sees an ad. Without `ownerIsBlocked`, the owner counts as not blocked. */
export type VisibleAd = Pick<ClassifiedAd, 'userId' | 'isApproved' | 'state'> & { ownerIsBlocked?: boolean }

export function maySee(part: Part, ad: VisibleAd, reader: AdReader): boolean {
  if (reader?.isAdmin) return true
  if (ad.ownerIsBlocked) return false
  if (reader?.id === ad.userId) return true
  const audience = ad.isApproved ? AD_VISIBILITY[ad.state][part] : 'owner'
  return audience === 'everybody' || (audience === 'members' && reader !== null)
}

export function toSeen(
  { ownerIsBlocked: _, ...ad }: ClassifiedAd & { ownerIsBlocked?: boolean },
  reader: AdReader,
): ClassifiedAd {
  if (maySee('contacts', ad, reader)) return ad
  return { ...ad, contactEmail: null, contactPhone: null, contactInfo: null }
}

export type StateFlags = Pick<CheckedAd, 'rejectionReason' | 'isSold' | 'isApproved' | 'endedAt'> & {
  isBinned: boolean
  isHidden: boolean
}

/** Returns the state of an ad with these flags. A CHECK of the database refuses any other state. */
export function toState(ad: StateFlags): AdState | 'binned' {
  if (ad.isBinned) return 'binned'
  if (ad.rejectionReason !== null) return 'rejected'
  if (ad.isSold) return 'sold'
  if (!ad.isApproved) return 'pending'
  if (ad.isHidden) return 'hidden'
  return ad.endedAt === null ? 'online' : 'expired'
}

/** Returns whether an ad has left the lists but still has a public page. */
export function hasEnded(state: AdState): boolean {
  const { listed, page } = AD_VISIBILITY[state]
  return listed === 'owner' && page === 'everybody'
}

const LISTED = Object.entries(AD_VISIBILITY).flatMap(([state, { listed }]) =>
  listed === 'everybody' ? [`'${state}'`] : [],
)

/**
 * Returns the SQL condition for ads in lists. It does not check the approval, because only approved ads are
 * 'online'.
 */
export const isListed = (db: Pick<Database, 'dialect'>) =>
  `state IN (${LISTED.join(', ')}) AND ${booleanIs(db, 'owner_is_blocked', false)}`

/** Returns the SQL condition that leaves out the bin, for queries that do not name the states to read. */
export const notBinned = (ad = 'classified_ads') => `${ad}.state <> 'binned'`

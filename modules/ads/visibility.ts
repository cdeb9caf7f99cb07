import { booleanIs } from '#db/conditions'
import type { Database } from '#db/database'
import type { AdReader, ClassifiedAd } from './ad'
import type { AdState } from './rules'

type Part = 'listed' | 'page' | 'contacts' | 'photos'

/** Its owner and admins see every part of an ad. */
type Audience = 'everybody' | 'members' | 'owner'

const UNSEEN = { listed: 'owner', page: 'owner', contacts: 'owner', photos: 'owner' } as const
const ENDED = { ...UNSEEN, page: 'everybody' } as const

/** By state, who sees what of an ad; of one that is not approved, or whose owner is blocked, others see nothing. */
export const AD_VISIBILITY: Record<AdState, Record<Part, Audience>> = {
  pending: UNSEEN,
  online: { listed: 'everybody', page: 'everybody', contacts: 'members', photos: 'everybody' },
  sold: ENDED,
  expired: ENDED,
  hidden: UNSEEN,
  rejected: UNSEEN,
}

/** `ownerIsBlocked` may be left out where the reader is known to see the page. */
export type VisibleAd = Pick<ClassifiedAd, 'userId' | 'isApproved' | 'state'> & { ownerIsBlocked?: boolean }

export function maySee(part: Part, ad: VisibleAd, reader: AdReader): boolean {
  if (reader?.isAdmin) return true
  if (ad.ownerIsBlocked) return false
  if (reader?.id === ad.userId) return true
  const audience = ad.isApproved ? AD_VISIBILITY[ad.state][part] : 'owner'
  return audience === 'everybody' || (audience === 'members' && reader !== null)
}

/** Hides the contacts of an ad from readers of its page who may not see them. */
export function toSeen(
  { ownerIsBlocked: _, ...ad }: ClassifiedAd & { ownerIsBlocked?: boolean },
  reader: AdReader,
): ClassifiedAd {
  if (maySee('contacts', ad, reader)) return ad
  return { ...ad, contactEmail: null, contactPhone: null, contactInfo: null }
}

/** An ad that has ended still has its page, but is in no list. */
export function hasEnded(state: AdState): boolean {
  const { listed, page } = AD_VISIBILITY[state]
  return listed === 'owner' && page === 'everybody'
}

const LISTED = Object.entries(AD_VISIBILITY).flatMap(([state, { listed }]) =>
  listed === 'everybody' ? [`'${state}'`] : [],
)

/** The SQL of who finds ads in lists; the database gives 'online' to approved ads only. */
export const isListed = (db: Pick<Database, 'dialect'>) =>
  `state IN (${LISTED.join(', ')}) AND ${booleanIs(db, 'owner_is_blocked', false)}`

/** The SQL that leaves out the bin. Every read of ads has this, or asks for another state. */
export const notBinned = (ad = 'classified_ads') => `${ad}.state <> 'binned'`

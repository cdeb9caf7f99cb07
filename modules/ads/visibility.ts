import type { AdReader, ClassifiedAd } from './ad'
import type { AdState } from './rules'

/** Whether the ad exists for this reader. One that has ended still does, though no list shows it. */
export function mayRead(
  ad: Pick<ClassifiedAd, 'userId' | 'isApproved' | 'state'>,
  ownerIsBlocked: boolean,
  reader: AdReader,
): boolean {
  if (reader?.isAdmin) return true
  if (ownerIsBlocked) return false
  return (ad.isApproved && ad.state !== 'hidden') || ad.userId === reader?.id
}

/** Contact details are for members; those of an ad that is not online for its owner and admins. */
export function asSeenBy<Ad extends ClassifiedAd>(reader: AdReader, ad: Ad): Ad {
  const seesContacts = reader && (ad.state === 'online' || reader.isAdmin || ad.userId === reader.id)
  return seesContacts ? ad : { ...ad, contactEmail: null, contactPhone: null, contactInfo: null }
}

/** Whether everybody may see the photos of an ad. */
export function hasPublicPhotos({
  state,
  ownerIsBlocked,
}: {
  state: AdState
  ownerIsBlocked: boolean
}): boolean {
  return state === 'online' && !ownerIsBlocked
}

/** Of an ad that this reader may read: those of one that is not online are for its owner and admins. */
export function showsPhotos(
  { userId, state }: Pick<ClassifiedAd, 'userId' | 'state'>,
  reader: AdReader,
): boolean {
  return state === 'online' || isOwnerOrAdmin(userId, reader)
}

export function isOwnerOrAdmin(userId: number, reader: AdReader): boolean {
  return reader !== null && (reader.isAdmin || reader.id === userId)
}

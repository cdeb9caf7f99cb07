import type { ClassifiedAd } from '../ad'
import { AD_VISIBILITY } from '../visibility'

export type WriteRefusal = 'unreachable' | 'blocking' | 'blocked' | 'unconfirmed'

/** Returns why a member may not write to another, or null. First messages also need `findContactRefusal`. */
export function findWriteRefusal({
  writer,
  reader,
  isBlocking,
  isBlockedBy,
}: BetweenMembers): WriteRefusal | null {
  if (!reader || reader.isBlocked) return 'unreachable'
  if (isBlocking) return 'blocking'
  if (isBlockedBy) return 'blocked'
  return writer.emailConfirmedAt ? null : 'unconfirmed'
}

/**
 * Returns why a member may neither begin a conversation about an ad nor save the ad; null if the member may
 * do both.
 */
export function findContactRefusal(
  { userId, state }: Pick<ClassifiedAd, 'userId' | 'state'>,
  memberId: number,
): 'own-ad' | 'ended' | null {
  if (userId === memberId) return 'own-ad'
  return AD_VISIBILITY[state].contacts === 'owner' ? 'ended' : null
}

type BetweenMembers = {
  writer: { emailConfirmedAt: Date | null }
  /** Undefined if the account is deleted. `isBlocked` tells whether an admin has blocked it. */
  reader: { isBlocked: boolean } | undefined
  /** Whether the writer has blocked the reader. */
  isBlocking: boolean
  /** Whether the reader has blocked the writer. */
  isBlockedBy: boolean
}

import type { User } from '#modules/identity'
import { MAILED_CHARACTERS } from '../rules'

/** The other member of a conversation. */
export type Correspondent = { id: number; username: string; isGunsmith: boolean }

export function toCorrespondent({ id, username, approvalNumber }: User): Correspondent {
  return { id, username, isGunsmith: approvalNumber !== null }
}

type Sides = { ownerId: number; writerId: number }
type Read = Sides & { ownerReadAt: Date | null; writerReadAt: Date | null; lastMessageAt: Date }

export function otherIn({ ownerId, writerId }: Sides, userId: number): number {
  return userId === ownerId ? writerId : ownerId
}

/** Returns whether a message was written since this member last read the conversation. */
export function isUnreadBy({ lastMessageAt, ...read }: Read, userId: number): boolean {
  const readAt = userId === read.ownerId ? read.ownerReadAt : read.writerReadAt
  return readAt === null || readAt < lastMessageAt
}

/**
 * Returns the moment of a new message. It is strictly later than the last message, because the moment of the last
 * message read tells which messages are unread.
 */
export function momentAfter(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}

/** Returns the beginning of a message for a mail. Cuts it between characters, not within one. */
export function firstWords(message: string): string {
  const signs = Array.from(message)
  return signs.length <= MAILED_CHARACTERS ? message : `${signs.slice(0, MAILED_CHARACTERS - 1).join('')}…`
}

type BetweenMembers = {
  writer: { emailConfirmedAt: Date | null }
  /** Undefined if the account is deleted. */
  reader: { isBlocked: boolean } | undefined
  /** Whether the writer has blocked the reader; `isBlocked` is the reverse. */
  isBlocking: boolean
  isBlocked: boolean
}

export type WriteRefusal = 'unreachable' | 'blocking' | 'blocked' | 'unconfirmed'

/** Returns why the writer may not write to the reader; null if they may. */
export function findWriteRefusal({
  writer,
  reader,
  isBlocking,
  isBlocked,
}: BetweenMembers): WriteRefusal | null {
  if (!reader || reader.isBlocked) return 'unreachable'
  if (isBlocking) return 'blocking'
  if (isBlocked) return 'blocked'
  return writer.emailConfirmedAt ? null : 'unconfirmed'
}

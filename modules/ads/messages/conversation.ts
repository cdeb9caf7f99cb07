import type { User } from '#modules/identity'
import { MAILED_CHARACTERS } from '../rules'

/** The other one of the two. */
export type Correspondent = { id: number; username: string; isGunsmith: boolean }

export function toCorrespondent({ id, username, approvalNumber }: User): Correspondent {
  return { id, username, isGunsmith: approvalNumber !== null }
}

type Sides = { ownerId: number; writerId: number }
type Read = Sides & { ownerReadAt: Date | null; writerReadAt: Date | null; lastMessageAt: Date }

export function otherIn({ ownerId, writerId }: Sides, userId: number): number {
  return userId === ownerId ? writerId : ownerId
}

/** Whether something was written since this member last read. */
export function isUnreadBy({ lastMessageAt, ...read }: Read, userId: number): boolean {
  const readAt = userId === read.ownerId ? read.ownerReadAt : read.writerReadAt
  return readAt === null || readAt < lastMessageAt
}

/** Strictly later than the last message, since what was read is known by its moment. */
export function momentAfter(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}

/** Cuts a message between characters. */
export function firstWords(message: string): string {
  const signs = Array.from(message)
  return signs.length <= MAILED_CHARACTERS ? message : `${signs.slice(0, MAILED_CHARACTERS - 1).join('')}…`
}

type BetweenMembers = {
  writer: { emailConfirmedAt: Date | null }
  /** Undefined for a deleted account. */
  reader: { isBlocked: boolean } | undefined
  /** Which of the two has blocked the other. */
  isBlocking: boolean
  isBlocked: boolean
}

export type WriteRefusal = 'unreachable' | 'blocking' | 'blocked' | 'unconfirmed'

/** Why the writer may not write to the reader; null where they may. */
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

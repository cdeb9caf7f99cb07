import type { User } from '#modules/identity'
import { MAILED_CHARACTERS } from '../rules'

export type Correspondent = { id: number; username: string; isGunsmith: boolean }

export function toCorrespondent({ id, username, approvalNumber }: User): Correspondent {
  return { id, username, isGunsmith: approvalNumber !== null }
}

type Sides = { ownerId: number; writerId: number }
type Read = Sides & { ownerReadAt: Date | null; writerReadAt: Date | null; lastMessageAt: Date }

export function otherIn({ ownerId, writerId }: Sides, userId: number): number {
  return userId === ownerId ? writerId : ownerId
}

export function isUnreadBy({ lastMessageAt, ...read }: Read, userId: number): boolean {
  const readAt = userId === read.ownerId ? read.ownerReadAt : read.writerReadAt
  return readAt === null || readAt < lastMessageAt
}

/** Returns the time of a new message: later than `last`, because an equal time would count as read. */
export function momentAfter(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}

/** Shortens a message for a mail, without splitting a surrogate pair. */
export function shorten(message: string): string {
  const signs = Array.from(message)
  return signs.length <= MAILED_CHARACTERS ? message : `${signs.slice(0, MAILED_CHARACTERS - 1).join('')}…`
}

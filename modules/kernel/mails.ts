import type { Page, Slice } from './page'

/** What each mail is queued with, by its name. `emails/messages/index.ts` fills it: no module knows how a mail looks. */
export interface MailParameters {}

/** `userId` where the member with this address is known. */
export type Mail = {
  [T in keyof MailParameters]: { template: T; parameters: MailParameters[T] }
}[keyof MailParameters] & { to: string; userId?: number; hold?: Hold }

/** A mail is not sent before `until`, unless it is released; by its key it can also be withdrawn. */
export type Hold = { key: string; until: Date }

/** A mail is queued in the transaction of its cause, and sent after the commit. */
export interface MailQueue<Tx> {
  queue(mails: Mail | readonly Mail[], tx?: Tx): Promise<void>
}

export interface HeldMails<Tx> extends MailQueue<Tx> {
  /** Those with these keys that still wait are due now. */
  release(keys: readonly string[], tx: Tx): Promise<void>

  /** Those with these keys are never sent. Returns the keys of which no mail was sent or is being sent. */
  withdraw(keys: readonly string[], tx: Tx): Promise<string[]>
}

/**
 * Why a mail was given up. The server refused the address or the text for good; or for a day it answered 'later', took
 * nothing from this sender, or did not answer; or this version could not read the mail, or had a fault of its own.
 */
export type MailFailure = 'address' | 'text' | 'later' | 'sender' | 'away' | 'unreadable' | 'fault'

/** Why a mail that was given up is not sent again: it was once already, its link has ended, or its day is over. */
export type ResendRefusal = 'resent' | 'link' | 'day'

/** Without what the mail says: that may be private, or give access. */
export type FailedMail = {
  id: number
  /** Null where no member is known to have the address. */
  userId: number | null
  to: string
  /** In French. */
  kind: string
  createdAt: Date
  failedAt: Date
  failure: MailFailure
  /** The server's code, as '550 5.1.1'; null where none has answered. */
  answer: string | null
  attempts: number
  resendRefusal: ResendRefusal | null
}

/** The mails that the queue has given up. */
export interface FailedMails<Tx> {
  /** For `db.count`. */
  readonly all: { readonly sql: string }

  /** The newest first. */
  list(slice: Slice): Promise<Page<FailedMail>>

  /** Nobody changes it until the end of `tx`. Null for one that has been sent again or deleted. */
  lock(id: number, tx: Tx): Promise<FailedMail | null>

  /** Due now, with all attempts before it. */
  resend(id: number, tx: Tx): Promise<void>

  remove(id: number, tx: Tx): Promise<void>

  /** Returns how many. */
  removeBefore(date: Date): Promise<number>
}

import type { Page, Slice } from './page'

/**
 * The parameters with which each mail is queued, by its name. `emails/messages/index.ts` declares them, so that no
 * module knows how a mail looks.
 */
export interface MailParameters {}

/** A mail to be queued. `userId` is the member with this address, if they are known. */
export type Mail = {
  [T in keyof MailParameters]: { template: T; parameters: MailParameters[T] }
}[keyof MailParameters] & { to: string; userId?: number; hold?: Hold }

/**
 * The delay of a mail, which is not sent before `until`. By its `key`, the mail can be released earlier, or
 * withdrawn.
 */
export type Hold = { key: string; until: Date }

/** The queue of mails. A mail is queued in the transaction of its cause, and sent after the commit. */
export interface MailQueue<Tx> {
  queue(mails: Mail | readonly Mail[], tx?: Tx): Promise<void>
}

export interface HeldMails<Tx> extends MailQueue<Tx> {
  /** Ends the delay of the mails with these keys that still wait: they are due now. */
  release(keys: readonly string[], tx: Tx): Promise<void>

  /**
   * Deletes the mails with these keys, except those that were sent or are being sent. Returns the keys of the
   * deleted mails.
   */
  withdraw(keys: readonly string[], tx: Tx): Promise<string[]>
}

/**
 * Why a mail was given up. At once, if the server refused the 'address' or the 'text' for good. After a day of
 * attempts, if the server answered 'later', took nothing from this 'sender' or was 'away', or if this version of
 * the site could not read the mail ('unreadable') or had a 'fault' of its own.
 */
export type MailFailure = 'address' | 'text' | 'later' | 'sender' | 'away' | 'unreadable' | 'fault'

/**
 * Why a mail that was given up is not sent again: it was already 'resent', its 'link' has ended, or its 'day' is
 * over.
 */
export type ResendRefusal = 'resent' | 'link' | 'day'

/** A mail that was given up, without its text, which may be private or give access to an account. */
export type FailedMail = {
  id: number
  /** Null if no known member has the address. */
  userId: number | null
  to: string
  /** The name of this kind of mail, in French. */
  kind: string
  createdAt: Date
  failedAt: Date
  failure: MailFailure
  /** The code of the mail server's reply, such as '550 5.1.1'; null if no server replied. */
  answer: string | null
  attempts: number
  resendRefusal: ResendRefusal | null
}

/** The mails that were given up. */
export interface FailedMails<Tx> {
  /** The SQL that counts all of these mails, for `db.count`. */
  readonly all: { readonly sql: string }

  /** Lists the mails, the last given up first. */
  list(slice: Slice): Promise<Page<FailedMail>>

  /** Finds a mail and locks it until `tx` ends. Null if it has been sent again or deleted. */
  lock(id: number, tx: Tx): Promise<FailedMail | null>

  /** Makes a mail due now, and resets its number of attempts. */
  resend(id: number, tx: Tx): Promise<void>

  remove(id: number, tx: Tx): Promise<void>

  /** Deletes the mails that were given up before this date; returns how many. */
  removeBefore(date: Date): Promise<number>
}

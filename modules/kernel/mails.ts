import type { Page, Slice } from './page'

/** The parameters of each mail. `emails/messages/index.ts` adds them, so that no module depends on the mails. */
export interface MailParameters {}

/** `userId` is the member who has this address, if known. */
export type Mail = {
  [T in keyof MailParameters]: { template: T; parameters: MailParameters[T] }
}[keyof MailParameters] & { to: string; userId?: number; hold?: Hold }

/** Delays a mail until `until`. With the `key`, the mail can be released earlier or withdrawn. */
export type Hold = { key: string; until: Date }

/** Stores mails in the transaction that causes them. They are sent after its commit. */
export interface MailQueue<Tx> {
  queue(mails: Mail | readonly Mail[], tx?: Tx): Promise<void>
}

export interface HeldMails<Tx> extends MailQueue<Tx> {
  /** Makes the mails with these keys due now. */
  release(keys: readonly string[], tx: Tx): Promise<void>

  /** Deletes the mails with these keys that have not been tried yet. Returns their keys. */
  withdraw(keys: readonly string[], tx: Tx): Promise<string[]>
}

/**
 * Why a mail was given up. 'address', 'text' or 'sender' is what the mail server refused. With 'later', the
 * server asked to try again; with 'away', it could not be reached. 'unreadable' and 'fault' are errors of the
 * site.
 */
export type MailFailure = 'address' | 'text' | 'later' | 'sender' | 'away' | 'unreadable' | 'fault'

/** Why a failed mail is not sent again: it was 'resent' already, its 'link' has expired, or its 'day' is over. */
export type ResendRefusal = 'resent' | 'link' | 'day'

/** A mail that was given up. Its text is left out, because it may be private or give access to an account. */
export type FailedMail = {
  id: number
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

export interface FailedMails<Tx> {
  /** SQL for the failed mails, as a `Queue` of the database. */
  readonly queue: { readonly rows: string; readonly since: string }

  list(slice: Slice): Promise<Page<FailedMail>>

  /** Locks a mail until `tx` ends. Returns null if it was sent again or deleted. */
  lock(id: number, tx: Tx): Promise<FailedMail | null>

  /** Makes a mail due now, and resets its number of attempts. */
  resend(id: number, tx: Tx): Promise<void>

  remove(id: number, tx: Tx): Promise<void>

  removeBefore(date: Date): Promise<number>
}

import type { Count, Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'

/**
 * Why a mail was given up. The server refused the address or the text for good; or for a day it answered 'later', took
 * nothing from this sender, or did not answer; or this version could not read the mail, or had a fault of its own.
 */
export type MailFailure = 'address' | 'text' | 'later' | 'sender' | 'away' | 'unreadable' | 'fault'

/** Why a mail does not go out again: once is enough, its link or its day is over. */
export type NotAgain = 'resent' | 'link' | 'day'

/** Nobody reads what it says: it may be private, or hold what gives access. */
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
  notAgain: NotAgain | null
}

/** The mails that the queue has given up. */
export interface FailedMails {
  readonly failed: Count

  /** The newest first. */
  listFailed(slice: Slice): Promise<Page<FailedMail>>

  /** Nobody changes it until the end of `tx`. Null for one that has been sent again or deleted. */
  lockFailed(id: number, tx: Tx): Promise<FailedMail | null>

  /** Due now, with all attempts before it. */
  resendFailed(id: number, tx: Tx): Promise<void>

  removeFailed(id: number, tx: Tx): Promise<void>

  /** Returns how many. */
  removeFailedBefore(date: Date): Promise<number>
}

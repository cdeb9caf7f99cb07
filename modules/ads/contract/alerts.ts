import type { Caller } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import type { Stopping } from '#modules/kernel/page'
import type { ClassifiedAd } from './ad'
import type { AdQuery } from './finding'

/** A search whose new ads a member gets by mail. */
export type Alert = {
  id: number
  /** As it stands in the address of the list. */
  search: string
  query: AdQuery
  createdAt: Date
}

export type OwnAlerts = {
  alerts: Alert[]
  /** False once the member has ended the mails; they end and begin for all alerts at once. */
  isMailed: boolean
}

/** What one mail tells a member: new ads that their alerts find, the newest first. */
export type AdDigest = {
  firstName: string
  ads: Pick<ClassifiedAd, 'id' | 'title' | 'price' | 'location'>[]
  /** More were found than a mail lists. */
  hasMore: boolean
  /** It tells of what was approved until then. */
  until: Date
}

/**
 * Searches that members keep, and the mail of a day that says what is new in them. It goes to confirmed addresses
 * only, from the morning in Belgium on.
 */
export interface Alerts {
  /**
   * `search` holds the parameters of the list's address; those that ask for nothing are ignored. Begins the mails
   * again where they had ended. 'empty' without a filter, 'same' where the member has it, 'full' with `MOST_ALERTS`.
   */
  createAlert(caller: Caller, search: string): Promise<Result<void, 'signed-out' | 'empty' | 'same' | 'full'>>

  /** Idempotent. */
  removeAlert(userId: number, id: number): Promise<void>

  /** The oldest first. */
  listAlerts(userId: number): Promise<OwnAlerts>

  /** For the copy of the member's data. */
  findOwnAlerts(
    userId: number,
  ): Promise<{ search: string; createdAt: Date; seenUntil: Date; nextDigestOn: string | null }[]>

  /** Ads approved while the mails had ended appear in no later mail. */
  setDigests(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  /** Needs no session, only the link of a mail. Idempotent; accepts a member who is gone. */
  stopDigests(userId: number): Promise<void>

  /**
   * Queues the mails of the members whose day has come and whose alerts find something new; returns how many. Of
   * several processes at once, one queues a mail.
   */
  queueDigests(stopping?: Stopping): Promise<number>

  /**
   * What a mail that was queued on this day says, when its turn comes; null when it is no longer wanted, or came
   * too late: the next one then says it.
   */
  takeDigest(userId: number, day: string): Promise<AdDigest | null>

  /** The mail has gone: the next one does not repeat its ads. */
  noteDigest(userId: number, until: Date): Promise<void>
}

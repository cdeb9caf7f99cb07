import type { Tx } from '#db/database'
import type { Caller } from '../../identity'
import type { ListQuery, Page, Slice } from '../../kernel/page'
import type { Result } from '../../kernel/result'
import type { AD_REPORT_FILTERS, AdReportClosing, NewAdReport } from '../ad-report-schema'
import type { Rejection } from './review'

export type { AdReportClosing, AdReportReason, NewAdReport } from '../ad-report-schema'

/** With what it keeps of the ad, as that was when it was reported. */
export type AdReport = NewAdReport & {
  id: number
  /** Null where the ad was deleted. */
  adId: number | null
  adTitle: string
  adText: string
  /** Null where the account was deleted. */
  ownerId: number | null
  ownerName: string
  /** Null for a visitor, who is answered at `email`. */
  userId: number | null
  email: string
  createdAt: Date
  /** Null while it waits for a moderator. */
  closedAt: Date | null
  outcome: AdReportClosing['outcome'] | null
  reply: string | null
}

export type QueuedAdReport = AdReport & {
  /** Open reports of the same ad. */
  openReports: number
}

/** What moderators weigh of a member: ads that stand rejected, and reports of ads and conversations. */
export type ModerationRecord = {
  waitingAds: number
  rejectedAds: number
  reportsAbout: number
  reportsBy: number
}

/** Everything that a member has reported, for the copy of their data. */
export type OwnAdReports = (Pick<
  AdReport,
  'id' | 'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
> & { ad: string })[]

/** Anybody may report an ad that they can read, and is answered by mail (DSA, art. 16). */
export interface AdReports {
  /** The member's last report of this ad. */
  findLastAdReport(userId: number, adId: number): Promise<AdReport | null>

  /**
   * By a member, or by a visitor with their address. 'reported' while an earlier one of it, by the same member or
   * address, is open; 'too-many-open' while five of theirs are, of ads and conversations. Each gets a receipt by mail.
   */
  reportAd(
    by: Caller | { email: string },
    adId: number,
    report: NewAdReport,
    tx?: Tx,
  ): Promise<Result<AdReport, 'signed-out' | 'not-found' | 'own-ad' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  listAdReports(query: ListQuery<typeof AD_REPORT_FILTERS>, slice: Slice): Promise<Page<QueuedAdReport>>

  findAdReport(id: number, tx?: Tx): Promise<QueuedAdReport | null>

  /** All open reports of the same ad, this one among them unless it is closed; in the order of their ids. */
  findOpenWith(report: QueuedAdReport, tx?: Tx): Promise<AdReport[]>

  hasOpenReports(adId: number, tx: Tx): Promise<boolean>

  /** Open reports and closed ones alike. */
  findModerationRecord(userId: number): Promise<ModerationRecord>

  /** Those of `ids` that are open, each with a mail to its reporter. Called after the reporters were locked. */
  closeAdReports(
    ids: readonly number[],
    closing: Pick<AdReportClosing, 'outcome' | 'reply'>,
    tx: Tx,
  ): Promise<AdReport[]>

  /** Takes an ad off the public pages while it is looked at, or gives it back. False where nothing changed. */
  setHidden(id: number, isHidden: boolean, tx: Tx): Promise<boolean>

  /** Rejects an ad that was published. Its owner may correct it and send it again, like any rejected one. */
  takeDown(id: number, rejection: Rejection, tx: Tx): Promise<boolean>

  findOwnAdReports(userId: number): Promise<OwnAdReports>

  /**
   * Deletes closed reports of visitors after a year; those of members go with the account. A year after its answer a
   * report also loses its copy of what it was about, and the names of deleted accounts. Returns how many reports were
   * deleted.
   */
  removeOldReports(): Promise<number>
}

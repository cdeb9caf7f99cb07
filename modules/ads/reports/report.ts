import type { AdReportClosing, NewAdReport } from './schema'

export type { AdReportClosing, AdReportReason, NewAdReport } from './schema'

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

export const WAITING_KINDS = [
  'ads',
  'adReports',
  'conversationReports',
  'questionReports',
  'statements',
  'failedMails',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** What waits for an admin. The oldest of a kind has waited for `hours`; null if that is unknown or nothing waits. */
export type Waiting = Record<WaitingKind, { count: number; hours: number | null }>

/** The mail that tells an admin what waits. */
export type WaitingMail = { firstName: string; waiting: Waiting }

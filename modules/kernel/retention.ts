/** A day is 24 hours, even when the clocks change. */
export type Period = { years: number } | { days: number } | { hours: number } | { minutes: number }

/**
 * How long things are kept or stay open. The sweeps, the privacy page and the mails take their numbers from here.
 * Whatever has no period here stays until its owner deletes it or their account.
 */
export const RETENTION = {
  /** `session` counts from a session's start, and `unusedSession` from its last use. */
  session: { days: 90 },
  unusedSession: { days: 30 },
  /** How long an entered password is valid for the second step of a sign-in and for sensitive changes. */
  givenPassword: { minutes: 10 },
  /** How long a new second factor waits for the code that confirms it. */
  unconfirmedFactor: { hours: 1 },
  /** Counts from when the mail is sent. */
  resetLink: { hours: 1 },
  confirmationLink: { hours: 48 },
  /** How long the old address can undo a change of e-mail. */
  emailChange: { days: 7 },

  /**
   * For the answers of exams and series, whose results stay. Counts from the end of an exam, and from the last answer of
   * a series.
   */
  answers: { years: 2 },

  /** Counts from the ad's approval or renewal. */
  onlineAd: { days: 60 },
  /** For expired ads only. Ads in other states stay until their owner or an admin deletes them. */
  expiredAd: { days: 30 },
  /** The minimum time that an expired ad stays after its restoration from the bin. */
  restoredAd: { days: 7 },
  /** How long a lowered price is shown beside the former one. */
  formerPrice: { days: 14 },
  /** How long a sale can be undone. */
  sale: { days: 7 },
  /** How long an admin can undo a decision on ads. */
  decision: { minutes: 1 },
  waitingPhoto: { days: 1 },
  /** Counts from the last change of the draft. */
  adDraft: { days: 30 },
  /** How long a message waits for its writer to confirm their address, or for its ad to be online again. */
  heldMessage: { days: 30 },
  /** Covers the six months in which a complaint about a decision may come, and the answer to it. */
  answeredReport: { years: 1 },

  /** How long a news picture is kept while no item uses it. Readers may still have the old page open. */
  unusedPicture: { days: 1 },
  previewLink: { days: 7 },

  bin: { days: 30 },
  adminLog: { years: 2 },
  failedMail: { days: 30 },
  questionImport: { days: 1 },

  unsentMail: { days: 1 },
  /** How long a sent form is remembered, so that sending it again has no effect. */
  sentForm: { days: 1 },
  /** The age from which an uploaded file is deleted as a leftover. No request takes that long. */
  brokenUpload: { hours: 1 },

  cachedPicture: { days: 1 },
  trialCookie: { hours: 2 },
  linkRequestCookie: { minutes: 10 },
  flashCookie: { minutes: 1 },
  theoryCookie: { years: 1 },
  noKeysCookie: { years: 1 },
} as const satisfies Record<string, Period>

/** Counts a year as 365 days, unlike `before`. */
export function toMs(period: Period): number {
  if ('minutes' in period) return period.minutes * MINUTE_MS
  if ('hours' in period) return period.hours * 60 * MINUTE_MS
  const days = 'days' in period ? period.days : period.years * 365
  return days * 24 * 60 * MINUTE_MS
}

export const toSeconds = (period: Period): number => toMs(period) / 1000

/** Counts years by the calendar, unlike `toMs`. */
export function before(now: Date, period: Period): Date {
  if (!('years' in period)) return new Date(now.getTime() - toMs(period))
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - period.years)
  return date
}

export const after = (moment: Date, period: Exclude<Period, { years: number }>): Date =>
  new Date(moment.getTime() + toMs(period))

const MINUTE_MS = 60_000

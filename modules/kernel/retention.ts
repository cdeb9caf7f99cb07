/** A day has 24 hours, whatever the calendar says; a year is one of the calendar. */
export type Period = { years: number } | { days: number } | { hours: number } | { minutes: number }

/**
 * What is kept, or stays open, how long. The sweeps delete by this table, and the privacy page, the mails and the hints
 * take their numbers from it.
 */
export const RETENTION = {
  /** From its start, and from its last use. */
  session: { days: 90 },
  unusedSession: { days: 30 },
  /** A sign-in waits so long for its code, and nobody need give their password again. */
  givenPassword: { minutes: 10 },
  /** The secret of a second factor that no code has confirmed. */
  unconfirmedFactor: { hours: 1 },
  /** From when the mail with the link is sent. */
  resetLink: { hours: 1 },
  confirmationLink: { hours: 48 },
  /** So long the old address can take a change of the e-mail back. */
  emailChange: { days: 7 },

  /** From its approval or renewal. */
  onlineAd: { days: 60 },
  endedAd: { days: 30 },
  /** Restored from the bin, an ad that has ended stays at least so long: its time went on in there. */
  restoredAd: { days: 7 },
  /** So long a sale can be undone. */
  sale: { days: 7 },
  /** So long an admin can undo a decision on ads. */
  decision: { minutes: 1 },
  /** A photo whose ad has not come. */
  waitingPhoto: { days: 1 },
  /** A complaint about a decision may come for six months; a year covers it with its answer. */
  answeredReport: { years: 1 },

  /** A picture of the news that waits for its item, or that was replaced: some readers have the old page. */
  unusedPicture: { days: 1 },
  previewLink: { days: 7 },

  /** What admins delete can be restored for so long. */
  bin: { days: 30 },
  /** To answer for an act, not for ever. */
  adminLog: { years: 2 },
  /** To notice that mail no longer arrives. */
  failedMail: { days: 30 },
  /** A file of questions that nobody has confirmed by then was not meant. */
  questionImport: { days: 1 },

  /** A mail that could not be sent is tried again for so long. */
  unsentMail: { days: 1 },
  /** No browser sends a form again after that. */
  sentForm: { days: 1 },
  /** No uploaded file lies there longer than its request takes. */
  brokenUpload: { hours: 1 },

  /** By browsers: pictures, and the cookies that no other line explains. */
  cachedPicture: { days: 1 },
  trialCookie: { hours: 2 },
  linkRequestCookie: { minutes: 10 },
  flashCookie: { minutes: 1 },
  theoryCookie: { years: 1 },
  noKeysCookie: { years: 1 },
} as const satisfies Record<string, Period>

/** A year counts 365 days here, as in a cookie. */
export function toMs(period: Period): number {
  if ('minutes' in period) return period.minutes * MINUTE_MS
  if ('hours' in period) return period.hours * 60 * MINUTE_MS
  const days = 'days' in period ? period.days : period.years * 365
  return days * 24 * 60 * MINUTE_MS
}

/** As the `Max-Age` of cookies and headers has it. */
export const toSeconds = (period: Period): number => toMs(period) / 1000

/** What is from this moment or earlier has been kept for its time. */
export function before(now: Date, period: Period): Date {
  if (!('years' in period)) return new Date(now.getTime() - toMs(period))
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - period.years)
  return date
}

export const after = (moment: Date, period: Exclude<Period, { years: number }>): Date =>
  new Date(moment.getTime() + toMs(period))

const MINUTE_MS = 60_000

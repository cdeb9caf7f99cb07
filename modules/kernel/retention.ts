/** A length of time. A day always has 24 hours; a year is a calendar year. */
export type Period = { years: number } | { days: number } | { hours: number } | { minutes: number }

/**
 * How long each thing is kept or stays open. The sweeps delete by this table, and the privacy page, the mails and
 * the hints take their numbers from it.
 */
export const RETENTION = {
  /** How long a session lasts from its start; `unusedSession` is how long it lasts from its last use. */
  session: { days: 90 },
  unusedSession: { days: 30 },
  /**
   * How long an entered password counts: a sign-in waits that long for its code, and nobody need give the password
   * again.
   */
  givenPassword: { minutes: 10 },
  /** How long the secret of a second factor is kept if no code confirms it. */
  unconfirmedFactor: { hours: 1 },
  /** How long a link for a new password works, from when its mail is sent. */
  resetLink: { hours: 1 },
  confirmationLink: { hours: 48 },
  /** How long a change of email address can be undone from the old address. */
  emailChange: { days: 7 },

  /** How long an ad is online, from its approval or renewal. */
  onlineAd: { days: 60 },
  endedAd: { days: 30 },
  /**
   * The minimum time that an expired ad stays after it is restored from the bin, because its time went on in there.
   */
  restoredAd: { days: 7 },
  /** How long a sale can be undone. */
  sale: { days: 7 },
  /** How long an admin can undo a decision on ads. */
  decision: { minutes: 1 },
  /** How long a photo waits for its ad. */
  waitingPhoto: { days: 1 },
  /**
   * How long a report is kept after the reply: a complaint about a decision may come for six months, and a year
   * also covers the answer to it.
   */
  answeredReport: { years: 1 },

  /**
   * How long a picture of the news waits for its item, or stays after it was replaced: some readers still have the
   * old page.
   */
  unusedPicture: { days: 1 },
  previewLink: { days: 7 },

  /** How long admins can restore what they delete. */
  bin: { days: 30 },
  /** How long the admins' log is kept: long enough to hold them to account. */
  adminLog: { years: 2 },
  /** How long a mail that was given up is kept: long enough to notice that mail no longer arrives. */
  failedMail: { days: 30 },
  /** How long an uploaded file of questions waits for its confirmation. */
  questionImport: { days: 1 },

  /** How long the site keeps trying to send a mail. */
  unsentMail: { days: 1 },
  /** How long the site remembers that a form was sent: no browser sends it again after that. */
  sentForm: { days: 1 },
  /** The age from which an uploaded file is deleted as a leftover: no request takes that long. */
  brokenUpload: { hours: 1 },

  /** How long browsers keep pictures and, below, the cookies that no line above covers. */
  cachedPicture: { days: 1 },
  trialCookie: { hours: 2 },
  linkRequestCookie: { minutes: 10 },
  flashCookie: { minutes: 1 },
  theoryCookie: { years: 1 },
  noKeysCookie: { years: 1 },
} as const satisfies Record<string, Period>

/** Returns a period in milliseconds. A year counts 365 days here, as in a cookie. */
export function toMs(period: Period): number {
  if ('minutes' in period) return period.minutes * MINUTE_MS
  if ('hours' in period) return period.hours * 60 * MINUTE_MS
  const days = 'days' in period ? period.days : period.years * 365
  return days * 24 * 60 * MINUTE_MS
}

/** Returns a period in seconds, the unit of `Max-Age` in cookies and headers. */
export const toSeconds = (period: Period): number => toMs(period) / 1000

/** Returns the moment one period before `now`. What is from that moment or earlier has been kept long enough. */
export function before(now: Date, period: Period): Date {
  if (!('years' in period)) return new Date(now.getTime() - toMs(period))
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - period.years)
  return date
}

export const after = (moment: Date, period: Exclude<Period, { years: number }>): Date =>
  new Date(moment.getTime() + toMs(period))

const MINUTE_MS = 60_000

import { createHmac } from 'node:crypto'
import type { Database } from '#db/database'
import { type CountedAttempt, openRateLimit, type RateLimit } from '#db/rate-limits'
import type { Clock } from '#modules/kernel/clock'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many attempts are allowed in how many seconds. The first two limits keep counting failures only. */
const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE },
  // Operators can set this one and the registrations: a class sits behind one address.
  'sign-in-address': { points: 50, seconds: 15 * MINUTE },
  // Each leaves a session, or waits for its code.
  'sign-in-success': { points: 60, seconds: HOUR },
  // Wrong codes of an account, from all addresses: their sender knows its password.
  'second-factor': { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  'reset-address': { points: 10, seconds: HOUR },
  'reset-account': { points: 3, seconds: HOUR },
  // Each of these mails somebody, who may be a stranger.
  'email-change-account': { points: 5, seconds: HOUR },
  'email-change-address': { points: 10, seconds: HOUR },
  // Each mails the member's own address, which may be a stranger's.
  'address-confirmation': { points: 5, seconds: HOUR },
  'password-change': { points: 10, seconds: HOUR },
  // Expensive: reads everything about the member.
  'own-data': { points: 10, seconds: HOUR },
  // Each leaves up to 32 rows, and may be over as soon as it has begun.
  exam: { points: 60, seconds: HOUR },
  // Each leaves up to as many rows as the bank has questions.
  series: { points: 60, seconds: HOUR },
  'exam-result': { points: 60, seconds: HOUR },
  // Only those of visitors that have to look through every row of PostgreSQL.
  search: { points: 60, seconds: MINUTE },
  // Cheap, and sent by a whole class behind one address.
  trial: { points: 120, seconds: MINUTE },
  // An admin reads each of these.
  ad: { points: 30, seconds: HOUR },
  // Each takes half a second of computing, and room in the database for a day.
  photo: { points: 120, seconds: HOUR },
  report: { points: 30, seconds: HOUR },
  // Of visitors. Each mails an address that may be a stranger's.
  'report-address': { points: 10, seconds: HOUR },
  'report-email': { points: 5, seconds: HOUR },
  // Each mails a member who has not asked for it.
  conversation: { points: 20, seconds: 24 * HOUR },
  message: { points: 60, seconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS

export interface Attempts {
  /** Counts an attempt of `subject`, which is stored only as a hash. */
  count(limit: LimitName, subject: readonly string[]): Promise<CountedAttempt>
}

/** `points` are those that the operator has set. */
export function openAttempts(
  db: Database,
  secret: string,
  clock: Clock,
  points: Partial<Record<LimitName, number>> = {},
): Attempts {
  const limits = new Map<LimitName, RateLimit>()
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const limit = { name, ...LIMITS[name] }
    limits.set(name, openRateLimit(db, { ...limit, points: points[name] ?? limit.points }, clock))
  }

  // The secret itself signs cookies: what stands in the table must not pass for a signature.
  const key = createHmac('sha256', secret).update('rate limits').digest()
  const hash = (subject: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(subject)).digest('base64url')
  return {
    count: (limit, subject) => limits.get(limit)!.count(hash([limit, ...subject])),
  }
}

/** What stands in when the operator has switched the limits off. */
export const UNLIMITED: Attempts = {
  count: () => Promise.resolve({ isOver: false, msBeforeNext: 0, giveBack: nothing, clear: nothing }),
}

function nothing() {
  return Promise.resolve()
}

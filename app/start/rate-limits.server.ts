import { createHmac } from 'node:crypto'
import type { Database } from '#db/database'
import { type CountedAttempt, openRateLimit, type RateLimit } from '#db/rate-limits'
import type { Clock } from '#modules/kernel/clock'
import { type LimitName, LIMITS } from '#modules/kernel/limits'

export interface RateLimits {
  /** Stores `subject` only as a hash. */
  count(limit: LimitName, subject: readonly string[]): Promise<CountedAttempt>
}

export function openRateLimits(
  db: Database,
  secret: string,
  clock: Clock,
  points: Partial<Record<LimitName, number>> = {},
): RateLimits {
  const limits = new Map<LimitName, RateLimit>()
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const limit = { name, ...LIMITS[name] }
    limits.set(name, openRateLimit(db, { ...limit, points: points[name] ?? limit.points }, clock))
  }

  // Derives a separate key, because the secret itself signs the cookies.
  const key = createHmac('sha256', secret).update('rate limits').digest()
  const hash = (subject: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(subject)).digest('base64url')
  return {
    count: (limit, subject) => limits.get(limit)!.count(hash([limit, ...subject])),
  }
}

export const UNLIMITED: RateLimits = {
  count: () => Promise.resolve({ isOver: false, msBeforeNext: 0, giveBack: nothing, clear: nothing }),
}

function nothing() {
  return Promise.resolve()
}

import type { Database } from './database'

export type LimitOptions = { name: string; points: number; seconds: number }

/** One attempt that was counted. */
export type Count = {
  isOver: boolean
  /** Until the counting begins anew. */
  msBeforeNext: number
  giveBack(): Promise<void>
  /** Forgets all attempts of this key. */
  clear(): Promise<void>
}

/** So many attempts of a key in so many seconds from the first, in all processes together. */
export interface RateLimit {
  count(key: string): Promise<Count>
}

export async function openRateLimit(db: Database, options: LimitOptions): Promise<RateLimit> {
  const { name: keyPrefix, points, seconds: duration } = options
  const limiter = await db.rateLimiter({ keyPrefix, points, duration })

  return {
    async count(attempt) {
      // `penalty` counts as `consume` does, and does not throw what is no fault.
      const { consumedPoints, msBeforeNext } = await db.write(() => limiter.penalty(attempt))
      const key = limiter.getKey(attempt)
      const endsBy = Date.now() + msBeforeNext
      return {
        isOver: consumedPoints > points,
        msBeforeNext,
        giveBack: async () => void (await db.run(GIVE_BACK, [key, endsBy])),
        clear: async () => void (await db.run(CLEAR, [key])),
      }
    },
  }
}

/** Forgets what no longer counts. */
export async function removeExpiredCounts(db: Database): Promise<void> {
  await db.run('DELETE FROM rate_limits WHERE expire <= $1', [Date.now()])
}

/**
 * Only what was counted in the same window: the library's `reward` would take an attempt that was
 * refused at the end of one off the next, below nought, and let in as many more. A window that began
 * after this one ends much later.
 */
const GIVE_BACK = 'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire <= $2 AND points > 0'
const CLEAR = 'DELETE FROM rate_limits WHERE key = $1'

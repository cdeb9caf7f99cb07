import type { Database } from './database'

export type LimitOptions = { name: string; points: number; seconds: number }

export type CountedAttempt = {
  isOver: boolean
  /** The time until the window ends and the counting starts over. */
  msBeforeNext: number
  giveBack(): Promise<void>
  clear(): Promise<void>
}

/** Allows `points` attempts of a key within `seconds` of the first, across all processes. */
export interface RateLimit {
  count(key: string): Promise<CountedAttempt>
}

export function openRateLimit(
  db: Database,
  { name, points, seconds }: LimitOptions,
  clock: { now(): Date },
): RateLimit {
  return {
    async count(attempt) {
      const key = `${name}:${attempt}`
      const now = clock.now().getTime()
      const [row] = await db.writeReturning<Counted>(COUNT, [key, now + seconds * 1000, now])
      const { points: counted, expire } = row!
      const endsBy = Number(expire)
      return {
        isOver: counted > points,
        msBeforeNext: Math.max(endsBy - clock.now().getTime(), 0),
        giveBack: async () => void (await db.write(GIVE_BACK, [key, endsBy])),
        clear: async () => void (await db.write(CLEAR, [key])),
      }
    },
  }
}

export async function removeExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.write('DELETE FROM rate_limits WHERE expire <= $1', [now.getTime()])
}

/** PostgreSQL returns a bigint, such as `expire`, as a string. */
type Counted = { points: number; expire: number | string }

/** Counts an attempt. Setting the clock back does not lengthen a window. */
const COUNT = `
  WITH attempt (key, ends) AS (SELECT CAST($1 AS text), CAST($2 AS bigint))
  INSERT INTO rate_limits (key, points, expire) SELECT key, 1, ends FROM attempt WHERE true
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire > CAST($3 AS bigint) THEN rate_limits.points + 1 ELSE 1 END,
    expire = CASE WHEN rate_limits.expire > CAST($3 AS bigint) AND rate_limits.expire < excluded.expire
      THEN rate_limits.expire ELSE excluded.expire END
  RETURNING points, expire`

/** Takes back an attempt only in the window that counted it. In a later window, one attempt too many would pass. */
const GIVE_BACK = 'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire <= $2 AND points > 0'
const CLEAR = 'DELETE FROM rate_limits WHERE key = $1'

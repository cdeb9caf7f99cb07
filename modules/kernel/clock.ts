/** Time is handed in, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Two machines that share a database may differ by this much. */
const CLOCKS_DIFFER_MS = 60 * 1000

/** The latest moment that the clock of another machine may have noted by now. Later ones were noted by a wrong clock. */
export const latestBy = (now: Date): Date => new Date(now.getTime() + CLOCKS_DIFFER_MS)

/** Whether this was less than `ms` ago. A moment in the future is not recent. */
export const isRecent = (moment: Date, now: Date, ms: number): boolean =>
  moment <= latestBy(now) && now.getTime() - moment.getTime() < ms

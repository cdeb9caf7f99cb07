export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** How much the clocks of two machines that share a database may differ. */
const CLOCKS_DIFFER_MS = 60 * 1000

/** Returns the latest time that the clock of another machine may show now. */
export const latestBy = (now: Date): Date => new Date(now.getTime() + CLOCKS_DIFFER_MS)

/** Returns whether a moment is less than `ms` ago and at most a minute in the future. */
export const isRecent = (moment: Date, now: Date, ms: number): boolean =>
  moment <= latestBy(now) && now.getTime() - moment.getTime() < ms

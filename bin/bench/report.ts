export type Target = readonly ['>=' | '<=', number]

/** The bench ends with 1 if a figure misses its target. */
export const TARGETS = {
  /** Answers a second, as a ratio to those of another server in the same run. */
  cachedToBare: ['>=', 0.75],
  renderedToStock: ['>=', 2.3],
  savedToBare: ['>=', 0.03],
  /** Time of a page on the large data set, as a multiple of its time on the small one. */
  growth: ['<=', 1.3],
  /** Half of the searches on the large data set take no longer. */
  searchMs: ['<=', 50],
  memoryMiB: ['<=', 300],
  /** The peak of the last run, as a multiple of the peak of the one before. */
  memoryGrowth: ['<=', 1.05],
  /** The largest paint of the list of ads with 24 photos, as a multiple of that without, on a slow phone. */
  photosToNone: ['<=', 1.5],
  /** The median of the last third, as a multiple of that of the second. */
  soakGrowth: ['<=', 1.05],
  /** The same of times, which are less steady. */
  soakSlowdown: ['<=', 1.25],
  /** How long the slowest link to a new password takes in a morning of reminders. */
  resetLinkSeconds: ['<=', 3],
  /** From the moment that an admin publishes a news item. */
  shownByBothMs: ['<=', 1000],
  none: ['<=', 0],
} satisfies Record<string, Target>

export const misses: string[] = []

export function hold(what: string, value: number, [sign, target]: Target) {
  const held = sign === '>=' ? value >= target : value <= target
  if (!held) misses.push(`${what}: ${value}, not ${sign} ${target}`)
  return { target: `${sign} ${target}`, held }
}

/** To three significant digits: a measurement has no more. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export function median(values: number[]): number {
  return rounded(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)
}

/** What 95 of a hundred values do not exceed. */
export function percentile95(values: number[]): number {
  return rounded(values.sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!)
}

/**
 * Compares the average of the first scores with that of the last ones: five each, or half of fewer than ten, rounded down.
 * `percents` are in the order of the exams. Returns undefined for fewer than 6, which say too little.
 */
export function trendInWords(percents: readonly number[]): string | undefined {
  if (percents.length < ENOUGH) return undefined
  const compared = Math.min(5, Math.floor(percents.length / 2))
  const first = average(percents.slice(0, compared))
  const last = average(percents.slice(-compared))
  const some = WORDS[compared]!
  return `${direction(last - first)} : ${first} % sur les ${some} premiers, ${last} % sur les ${some} derniers.`
}

const ENOUGH = 6

const WORDS: Record<number, string> = { 3: 'trois', 4: 'quatre', 5: 'cinq' }

/** One right answer in ten, in percentage points. A smaller change is not mentioned. */
const NOTABLE = 10

function direction(change: number): string {
  if (Math.abs(change) < NOTABLE) return 'Sans grand changement'
  return change > 0 ? 'En hausse' : 'En baisse'
}

function average(percents: readonly number[]): number {
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}

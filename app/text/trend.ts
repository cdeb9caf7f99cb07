/**
 * Compares the average of the first scores with that of the last ones: five each, or half of fewer than ten.
 * `percents` are in the order of the exams. Returns undefined for fewer than 6, which say too little.
 */
export function trendInWords(percents: readonly number[]): string | undefined {
  if (percents.length < ENOUGH) return undefined
  const compared = percents.length < 8 ? 3 : percents.length < 10 ? 4 : 5
  const first = average(percents.slice(0, compared))
  const last = average(percents.slice(-compared))
  const some = WORDS[compared]
  return `${direction(last - first)} : ${first} % sur les ${some} premiers, ${last} % sur les ${some} derniers.`
}

const ENOUGH = 6

const WORDS = { 3: 'trois', 4: 'quatre', 5: 'cinq' }

/** One right answer of ten, in points of per cent. Anything less is no change. */
const NOTABLE = 10

function direction(change: number): string {
  if (Math.abs(change) < NOTABLE) return 'Sans grand changement'
  return change > 0 ? 'En hausse' : 'En baisse'
}

function average(percents: readonly number[]): number {
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}

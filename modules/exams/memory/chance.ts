import { listQuotas, type Drawable, toStrata } from '../questions/blueprint'
import { type Draw, DRAWS } from '../rules'

/** The chance of passing each draw; null if the question bank is too small for it. */
export type Chances = Record<keyof typeof DRAWS, number | null>

/** A question that a draw may contain, with the probability of a right answer. */
export type PredictedQuestion = Drawable & { probability: number }

export function toChances(bank: readonly PredictedQuestion[]): Chances {
  const chances = Object.entries(DRAWS).map(([name, draw]) => [name, toChance(bank, draw)])
  return Object.fromEntries(chances) as Chances
}

/** Returns the exact chance of passing an exam that `draw` draws, or null if the bank is too small. */
export function toChance(
  bank: readonly PredictedQuestion[],
  { questions: count, toPass, blueprint }: Draw,
): number | null {
  const strata = toStrata(bank, { count, blueprint })
  if (!strata) return null
  const scores = strata.map(({ units, share }) =>
    computeScoreDistributions(units.map(meanProbability), Math.ceil(share)),
  )
  const chances = listQuotas(strata).map(({ quotas, probability }) => {
    const total = quotas.map((quota, index) => scores[index]![quota]!).reduce(convolve)
    return probability * sum(total.subarray(toPass))
  })
  return sum(chances)
}

/** Each question of a unit is drawn as often as the others, so the unit counts with their mean. */
const meanProbability = (unit: readonly PredictedQuestion[]): number =>
  sum(unit.map(({ probability }) => probability)) / unit.length

/**
 * Returns a table whose entry `[drawn][right]` is the probability of exactly `right` right answers to `drawn` questions,
 * drawn at random from those with the given probabilities.
 */
function computeScoreDistributions(probabilities: readonly number[], most: number): Float64Array[] {
  // Sums over all sets of `drawn` questions, divided by the number of sets at the end.
  const scores = Array.from({ length: most + 1 }, (_, drawn) => new Float64Array(drawn + 1))
  scores[0]![0] = 1
  for (const probability of probabilities) {
    // Goes from the last row to the first, so that no question is drawn twice.
    for (let drawn = most; drawn > 0; drawn -= 1) {
      const [row, before] = [scores[drawn]!, scores[drawn - 1]!]
      for (let right = 0; right < drawn; right += 1) {
        row[right]! += before[right]! * (1 - probability)
        row[right + 1]! += before[right]! * probability
      }
    }
  }
  return scores.map((row) => {
    const sets = sum(row)
    return row.map((one) => one / sets)
  })
}

/** Returns the probabilities of the sum of two scores. */
function convolve(one: Float64Array, other: Float64Array): Float64Array {
  const scores = new Float64Array(one.length + other.length - 1)
  for (let right = 0; right < one.length; right += 1)
    for (let more = 0; more < other.length; more += 1) scores[right + more]! += one[right]! * other[more]!
  return scores
}

function sum(numbers: ArrayLike<number>): number {
  let all = 0
  for (let index = 0; index < numbers.length; index += 1) all += numbers[index]!
  return all
}

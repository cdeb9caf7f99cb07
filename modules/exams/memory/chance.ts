import {
  allQuotas,
  type Drawable,
  type Pools,
  type Stratum,
  toPools,
  toStrata,
  toUnits,
  TURNS,
} from '../questions/blueprint'
import { type Draw, DRAWS } from '../rules'

/** The chance of passing each draw; null if the question bank is too small for it. */
export type Chances = Record<keyof typeof DRAWS, number | null>

/** A question that a draw may contain, with the probability of a right answer. */
export type Chanced = Drawable & { probability: number }

export function toChances(bank: readonly Chanced[]): Chances {
  const chances = chancesOf(bank, Object.values(DRAWS))
  return Object.fromEntries(Object.keys(DRAWS).map((name, index) => [name, chances[index]])) as Chances
}

/** Returns the exact chance of passing an exam that `draw` draws, or null if the bank is too small. */
export const toChance = (bank: readonly Chanced[], draw: Draw): number | null => chancesOf(bank, [draw])[0]!

function chancesOf(bank: readonly Chanced[], draws: readonly Draw[]): (number | null)[] {
  const units = toUnits(bank)
  const turns = Array.from({ length: TURNS }, (_, turn) => chancesInTurn(toPools(units, turn), draws))
  return draws.map((_, index) => {
    const chances = turns.flatMap((turn) => turn[index] ?? [])
    return chances.length < TURNS ? null : sum(chances) / TURNS
  })
}

function chancesInTurn(pools: Pools<Chanced>, draws: readonly Draw[]): (number | null)[] {
  const divided = draws.map(({ questions: count, blueprint }) => toStrata(pools, { count, blueprint }))
  // Each stratum is counted once, for the draw that takes most of it.
  const most = new Map<string, number>()
  for (const { name, share } of divided.flatMap((strata) => strata ?? []))
    most.set(name, Math.max(most.get(name) ?? 0, Math.ceil(share)))
  const scores = new Map([...most].map(([name, count]) => [name, scoresOf(meansOf(pools.get(name)), count)]))
  return divided.map((strata, index) => strata && chanceOf(strata, scores, draws[index]!.toPass))
}

/** Each question of a unit is drawn as often as the others, so the unit counts with their mean. */
const meansOf = (units: readonly Chanced[][] = []): number[] =>
  units.map((unit) => sum(unit.map(({ probability }) => probability)) / unit.length)

type Scores = ReadonlyMap<string, Float64Array[]>

function chanceOf(strata: readonly Stratum<Chanced>[], scores: Scores, toPass: number): number {
  const drawn = strata.filter(({ share }) => share > 0)
  return sum(
    allQuotas(drawn).map(({ quotas, probability }) => {
      const each = quotas.map((quota, index) => scores.get(drawn[index]!.name)![quota]!)
      return probability * sum(each.reduce(convolve).subarray(toPass))
    }),
  )
}

/**
 * Returns a table whose entry `[drawn][right]` is the probability of exactly `right` right answers to `drawn` questions,
 * drawn at random from those with the given probabilities.
 */
function scoresOf(probabilities: readonly number[], most: number): Float64Array[] {
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

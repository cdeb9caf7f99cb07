import { ANSWERS_TO_TRUST, ASSUMED_SHARES, type Box, BOXES, type Draw, DRAWS } from '../rules'

/** The chance of passing each draw; null if the question bank is too small for it. */
export type Chances = Record<keyof typeof DRAWS, number | null>

export type BoxTally = { box: Box; answers: number; rightAnswers: number }

export type BoxShare = { box: Box; share: number; answers: number; isMeasured: boolean }

export function toShares(tallies: readonly BoxTally[]): BoxShare[] {
  return BOXES.map((box) => {
    const { answers, rightAnswers } = tallies.find((tally) => tally.box === box) ?? NO_ANSWERS
    const isMeasured = answers >= ANSWERS_TO_TRUST
    return { box, share: isMeasured ? rightAnswers / answers : ASSUMED_SHARES[box], answers, isMeasured }
  })
}

const NO_ANSWERS = { answers: 0, rightAnswers: 0 }

/**
 * Estimates the share of right first answers. Starts at a third, the share that guessing gives, and
 * approaches `right / seen` as `seen` grows.
 */
export const shareAtFirstSight = ({ right, seen }: { right: number; seen: number }) =>
  (right + 1) / (seen + 3)

/** `bank` holds the probability of a right answer to each question. */
export function toChances(bank: readonly number[]): Chances {
  const ways = countWays(bank, Math.max(...Object.values(DRAWS).map(({ questions }) => questions)))
  const chances = Object.entries<Draw>(DRAWS).map(([name, draw]) => [name, chanceIn(ways, draw)])
  return Object.fromEntries(chances) as Chances
}

/**
 * Returns the exact chance of passing if no question is drawn twice. `bank` holds the probability of a right
 * answer to each question.
 */
export function toChance(draw: Draw, bank: readonly number[]): number | null {
  return chanceIn(countWays(bank, draw.questions), draw)
}

function chanceIn(ways: readonly Float64Array[], { questions, toPass }: Draw): number | null {
  const draws = sum(ways[questions]!)
  return draws === 0 ? null : sum(ways[questions]!.slice(toPass)) / draws
}

/**
 * Returns a table of sums over all sets of `drawn` questions. `ways[drawn][right]` sums the probabilities of
 * exactly `right` right answers.
 */
function countWays(bank: readonly number[], most: number): Float64Array[] {
  const ways = Array.from({ length: most + 1 }, (_, drawn) => new Float64Array(drawn + 1))
  ways[0]![0] = 1
  for (const isRight of bank) {
    // Goes from the last row to the first, so that no question is drawn twice.
    for (let drawn = most; drawn > 0; drawn -= 1) {
      const [row, before] = [ways[drawn]!, ways[drawn - 1]!]
      for (let right = 0; right < drawn; right += 1) {
        row[right]! += before[right]! * (1 - isRight)
        row[right + 1]! += before[right]! * isRight
      }
    }
  }
  return ways
}

const sum = (numbers: Float64Array) => numbers.reduce((all, one) => all + one, 0)

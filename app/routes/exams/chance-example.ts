import { ASSUMED_SHARES } from '#modules/exams/rules'
import { toChance } from '#modules/exams/schemas'

/**
 * The example: four questions, one in each of the first four boxes. Two are drawn, and both must be answered
 * right.
 */
const BOXES = [1, 2, 3, 4] as const
const DRAW = { questions: 2, toPass: 2 }

/** Lists every draw of the example, with the chance that both answers are right. */
export const EXAMPLE_DRAWS = BOXES.flatMap((one) =>
  BOXES.filter((other) => other > one).map((other) => {
    return { one, other, chance: ASSUMED_SHARES[one] * ASSUMED_SHARES[other] }
  }),
)

/** The chance that the site computes for the example. */
export const EXAMPLE_CHANCE = toChance(
  DRAW,
  BOXES.map((box) => ASSUMED_SHARES[box]),
)!

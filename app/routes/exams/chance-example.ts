import { ASSUMED_SHARES } from '#modules/exams/rules'
import { toChance } from '#modules/exams/schemas'

/** A bank of four questions, one in each of the first boxes, of which two are drawn and both must be right. */
const BOXES = [1, 2, 3, 4] as const
const DRAW = { questions: 2, toPass: 2 }

/** Every draw of the example, one by one, with the chance that both answers are right. */
export const EXAMPLE_DRAWS = BOXES.flatMap((one) =>
  BOXES.filter((other) => other > one).map((other) => {
    return { one, other, chance: ASSUMED_SHARES[one] * ASSUMED_SHARES[other] }
  }),
)

/** What the site computes for it. */
export const EXAMPLE_CHANCE = toChance(
  DRAW,
  BOXES.map((box) => ASSUMED_SHARES[box]),
)!

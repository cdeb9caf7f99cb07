import { ASSUMED_SHARES } from '#modules/exams/rules'
import { toChance } from '#modules/exams/schemas'

const BOXES = [1, 2, 3, 4] as const
const DRAW = { questions: 2, toPass: 2 }

export const EXAMPLE_DRAWS = BOXES.flatMap((one) =>
  BOXES.filter((other) => other > one).map((other) => {
    return { one, other, chance: ASSUMED_SHARES[one] * ASSUMED_SHARES[other] }
  }),
)

export const EXAMPLE_CHANCE = toChance(
  DRAW,
  BOXES.map((box) => ASSUMED_SHARES[box]),
)!

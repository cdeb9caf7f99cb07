import type { Blueprint } from '../rules'
import { type Drawable, type Stratum, toQuotas, toStrata } from './blueprint'

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number

type Options = { blueprint?: Blueprint; random?: Random }

/**
 * Draws questions by the blueprint, in random order and never two of a group. Returns null if there are too few.
 */
export function draw<Question extends Drawable>(
  bank: readonly Question[],
  count: number,
  { blueprint = 'exam', random = Math.random }: Options = {},
): Question[] | null {
  const strata = toStrata(bank, { count, blueprint })
  return strata && drawFrom(strata, random)
}

export function drawFrom<Question>(strata: readonly Stratum<Question>[], random: Random): Question[] {
  const quotas = toQuotas(strata, random())
  const drawn = strata.flatMap(({ units }, index) =>
    shuffle(units, random)
      .slice(0, quotas[index])
      .map((unit) => unit[Math.floor(random() * unit.length)]!),
  )
  return shuffle(drawn, random)
}

/** Keeps the first question of each group. */
export function withoutGroupMates<Question extends Drawable>(bank: readonly Question[]): Question[] {
  return bank.filter(
    ({ group }, index) => group === null || bank.findIndex((one) => one.group === group) === index,
  )
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}

import { describe, expect, test } from 'vitest'
import { DRAWS } from '../rules'
import { shareAtFirstSight, toChance, toChances } from './chance'

/** An independent oracle: adds up every draw and every outcome. */
function bruteForce({ questions, toPass }: { questions: number; toPass: number }, bank: readonly number[]) {
  const draws = subsets(bank, questions)
  const chances = draws.map((drawn) =>
    outcomes(drawn)
      .filter(({ right }) => right >= toPass)
      .reduce((sum, { chance }) => sum + chance, 0),
  )
  return chances.reduce((sum, chance) => sum + chance, 0) / draws.length
}

function subsets(list: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return list.flatMap((item, index) =>
    subsets(list.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

function outcomes([first, ...rest]: readonly number[]): { right: number; chance: number }[] {
  if (first === undefined) return [{ right: 0, chance: 1 }]
  return outcomes(rest).flatMap(({ right, chance }) => [
    { right: right + 1, chance: chance * first },
    { right, chance: chance * (1 - first) },
  ])
}

/** At least 21 of 30, each with 0.45. */
const BINOMIAL_TAIL = 0.005012149542614554

describe('the chance of passing', () => {
  test.each([
    ['one question, drawn from one', { questions: 1, toPass: 1 }, [0.45]],
    ['the whole bank', { questions: 4, toPass: 3 }, [0.2, 0.45, 0.8, 0.97]],
    ['two questions of five', { questions: 2, toPass: 1 }, [0, 0.25, 0.5, 0.75, 1]],
    ['four of nine', { questions: 4, toPass: 3 }, [0.92, 0.1, 0.45, 0.97, 0.33, 0.65, 0.45, 0.8, 0.92]],
    ['a mark of zero', { questions: 3, toPass: 0 }, [0.3, 0.4, 0.5, 0.6]],
  ])('is what brute force finds: %s', (_what, draw, bank) => {
    expect(toChance(draw, bank)).toBeCloseTo(bruteForce(draw, bank), 12)
  })

  test('is certain for those who know all, and zero for those who know nothing', () => {
    const official = { questions: 30, toPass: 21 }
    expect(toChance(official, new Array<number>(356).fill(1))).toBeCloseTo(1, 9)
    expect(toChance(official, new Array<number>(356).fill(0))).toBe(0)
  })

  test('is exact for 356 questions, by the binomial distribution', () => {
    const bank = new Array<number>(356).fill(0.45)
    expect(toChance({ questions: 30, toPass: 21 }, bank)).toBeCloseTo(BINOMIAL_TAIL, 12)
  })

  test.each([356, 12])('is computed for all exams in one pass, from a bank of %i questions', (size) => {
    const bank = Array.from({ length: size }, (_, at) => [0.45, 0.65, 0.8, 0.92, 0.97][at % 5]!)
    const oneByOne = Object.entries(DRAWS).map(([name, draw]) => [name, toChance(draw, bank)])

    expect(toChances(bank)).toEqual(Object.fromEntries(oneByOne))
    expect(toChances(bank).official === null).toBe(size < 30)
  })

  test('is unknown where the bank has fewer questions than the exam', () => {
    expect(toChance({ questions: 10, toPass: 7 }, [0.5, 0.5])).toBeNull()
  })
})

test('the pass marks are 7 of 10, 21 of 30, and 6 of 10 on the official day', () => {
  expect(DRAWS).toEqual({
    practice: { questions: 10, toPass: 7 },
    official: { questions: 30, toPass: 21 },
    examDay: { questions: 10, toPass: 6 },
  })
})

test('an unseen question counts as one in three, until the member shows more', () => {
  expect(shareAtFirstSight({ right: 0, seen: 0 })).toBeCloseTo(1 / 3)
  expect(shareAtFirstSight({ right: 80, seen: 97 })).toBeCloseTo(0.81)
})

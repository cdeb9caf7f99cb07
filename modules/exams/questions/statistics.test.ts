import { expect, test } from 'vitest'
import { discrimination, groupStatistics, itemStatistics, type ItemSums } from './statistics'

const tally = (A: number, B: number, C: number, none = 0) => [
  { letter: 'A' as const, count: A },
  { letter: 'B' as const, count: B },
  { letter: 'C' as const, count: C },
  { letter: null, count: none },
]

/** The sums of a question that no exam has asked. */
const sums = (firstAnswers: number, firstRight: number): ItemSums => {
  return { firstAnswers, firstRight, examAsked: 0, examRight: 0, restSum: 0, restSquares: 0, restSumRight: 0 }
}

/** One entry an exam: whether the question was answered rightly, and the share of the others that were. */
type Taken = readonly (readonly [isRight: boolean, rest: number])[]

function sumsOf(taken: Taken): ItemSums {
  const right = taken.filter(([isRight]) => isRight)
  const add = (all: Taken, of = (rest: number) => rest) => all.reduce((sum, [, rest]) => sum + of(rest), 0)
  return {
    ...sums(20, 10),
    ...{ examAsked: taken.length, examRight: right.length },
    ...{ restSum: add(taken), restSquares: add(taken, (rest) => rest * rest), restSumRight: add(right) },
  }
}

const ENOUGH = sums(20, 15)

/** Sums over `exams`, half of them right, with these shares of the other questions. */
const parting = (exams: number, [right, wrong]: readonly [number, number]) =>
  sumsOf(Array.from({ length: exams }, (_, index) => (index % 2 === 0 ? [true, right] : [false, wrong])))

test.each([
  ['rarely right: not with 30 %', tally(15, 30, 15, 40), []],
  ['rarely right: below 30 %', tally(15, 29, 15, 41), ['rarely-right']],
  ['beaten: not by a wrong option chosen as often', tally(40, 40, 20), []],
  ['beaten: by a wrong option chosen once more', tally(41, 40, 19), ['beaten']],
  ['rarely right and beaten', tally(70, 20, 10), ['rarely-right', 'beaten']],
  ['none by nineteen answers in exams', tally(19, 0, 0), []],
  ['by twenty answers in exams', tally(20, 0, 0), ['rarely-right', 'beaten']],
  ['beaten: not by missing answers', tally(0, 35, 0, 65), []],
])('flags of a question by its answers in exams: %s', (_, answers, flags) => {
  expect(itemStatistics('B', answers, ENOUGH).flags).toEqual(flags)
})

test.each([
  ['too easy: not with 95 % right at first sight', sums(20, 19), []],
  ['too easy: above 95 %', sums(40, 39), ['too-easy']],
  ['tells little: not where good candidates answer it better', parting(20, [1, 0]), []],
  ['tells little: where weak candidates answer it better', parting(20, [0, 1]), ['tells-little']],
  ['tells little: not known from nineteen exams', parting(19, [0, 1]), []],
])('flags of a question by first answers and discrimination: %s', (_, kept, flags) => {
  expect(itemStatistics('B', tally(10, 50, 10), kept).flags).toEqual(flags)
})

test('flags of a question need the first answers of twenty members', () => {
  const few = { ...parting(20, [0, 1]), firstAnswers: 19, firstRight: 19 }
  expect(itemStatistics('A', tally(1, 400, 0), few)).toMatchObject({ discrimination: null, flags: [] })
})

test('flags of a question need that it was asked in an exam', () => {
  expect(itemStatistics('A', [], sums(0, 0))).toEqual({
    ...{ asked: 0, right: 0, shares: { A: 0, B: 0, C: 0, none: 0 } },
    ...{ firstAnswers: 0, firstRight: 0, discrimination: null, flags: [] },
  })
})

test('discrimination computed from sums is the defined correlation', () => {
  const taken: Taken = Array.from({ length: 60 }, (_, index) => {
    const rest = ((index * 7) % 10) / 9
    return [(index * 5) % 9 < 3 + rest * 5, rest]
  })
  const [items, rests] = [taken.map(([isRight]) => Number(isRight)), taken.map(([, rest]) => rest)]

  const correlation =
    covariance(items, rests) / Math.sqrt(covariance(items, items) * covariance(rests, rests))

  expect(correlation).toBeGreaterThan(0.3)
  expect(discrimination(sumsOf(taken))).toBeCloseTo(correlation, 10)
})

test.each<[string, Taken]>([
  ['nobody was asked', []],
  ['all were right', [0.1, 0.7].map((rest) => [true, rest] as const)],
  ['all were wrong', [0.1, 0.7].map((rest) => [false, rest] as const)],
  ['the other questions went alike', Array.from({ length: 30 }, (_, index) => [index % 3 === 0, 7 / 9])],
])('discrimination is unknown where %s', (_, taken) => {
  expect(discrimination(sumsOf(taken))).toBeNull()
})

test('a theme has the share of its first answers and the mean discrimination', () => {
  const [often, seldom] = [sums(90, 90), { ...parting(20, [1, 0]), firstAnswers: 30, firstRight: 0 }]
  const items = [often, seldom].map((kept) => itemStatistics('B', tally(0, 1, 0), kept))

  expect(groupStatistics(items)).toEqual({
    ...{ questions: 2, firstAnswers: 120, firstRight: 75, discrimination: 1, flagged: 1 },
  })
})

function covariance(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ofOne, ofOther] = [mean(one), mean(other)]
  return mean(one.map((value, index) => (value - ofOne) * (other[index]! - ofOther)))
}

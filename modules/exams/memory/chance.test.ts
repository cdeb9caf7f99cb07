import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listQuotas, toStrata } from '../questions/blueprint'
import { drawFrom } from '../questions/draw'
import { type Draw, DRAWS } from '../rules'
import { type PredictedQuestion, toChance, toChances } from './chance'

/** An independent oracle: adds up every draw and every outcome. */
function bruteForce(
  { questions: count, toPass, blueprint }: Draw,
  bank: readonly PredictedQuestion[],
): number {
  const strata = toStrata(bank, { count, blueprint })!
  return listQuotas(strata).reduce((sum, { quotas, probability }) => {
    const papers = strata.reduce<PredictedQuestion[][]>(
      (all, { units }, index) =>
        all.flatMap((one) => choices(units, quotas[index]!).map((more) => [...one, ...more])),
      [[]],
    )
    const passed = papers.map((paper) =>
      atLeast(
        toPass,
        paper.map((one) => one.probability),
      ),
    )
    // A unit with two questions gives two papers, so that each of the two counts half.
    const weights = papers.map((paper) => paper.reduce((weight, one) => weight / sizeOf(one, strata), 1))
    const total = weights.reduce((all, one) => all + one, 0)
    return sum + (probability * passed.reduce((all, one, index) => all + one * weights[index]!, 0)) / total
  }, 0)
}

const sizeOf = (one: PredictedQuestion, strata: { units: PredictedQuestion[][] }[]) =>
  strata.flatMap(({ units }) => units).find((unit) => unit.includes(one))!.length

/** All ways to take one question of each of `count` units. */
function choices(units: readonly PredictedQuestion[][], count: number): PredictedQuestion[][] {
  if (count === 0) return [[]]
  return units.flatMap((unit, index) =>
    choices(units.slice(index + 1), count - 1).flatMap((rest) => unit.map((one) => [one, ...rest])),
  )
}

function atLeast(toPass: number, [first, ...rest]: readonly number[]): number {
  if (first === undefined) return toPass <= 0 ? 1 : 0
  return first * atLeast(toPass - 1, rest) + (1 - first) * atLeast(toPass, rest)
}

const one = (theme: string, probability: number, group: string | null = null): PredictedQuestion => {
  return { theme, probability, group, checkedBy: 'texte' }
}

const SMALL = [
  ...[0.2, 0.9, 0.5].map((probability) => one('licence', probability)),
  ...[0.45, 0.97].map((probability) => one('détention et autorisation', probability)),
  ...[0.33, 0.65].map((probability) => one('munitions', probability)),
]

const GROUPED = [
  one('licence', 0.2, 'port'),
  one('transport', 0.9, 'port'),
  one('infractions', 0.6, 'port'),
  one('stockage', 0.1, 'clés'),
  one('stockage', 0.8, 'clés'),
  ...[0.3, 0.7].map((probability) => one('transport', probability)),
  ...[0.5, 0.95].map((probability) => one('manipulation', probability)),
]

/** The generator of Lehmer. */
function repeatable(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

describe('the chance of passing', () => {
  test.each<[string, PredictedQuestion[], number, number, Draw['blueprint']]>([
    ['one question', SMALL, 1, 1, 'exam'],
    ['three of seven', SMALL, 3, 2, 'exam'],
    ['the whole bank', SMALL, 7, 5, 'exam'],
    ['a law paper', SMALL, 3, 2, 'legislation'],
    ['groups on one theme and on several', GROUPED, 4, 3, 'exam'],
    ['groups of a law paper', GROUPED, 3, 1, 'legislation'],
  ])('is what brute force finds: %s', (_what, bank, questions, toPass, blueprint) => {
    const paper = { questions, toPass, blueprint }
    expect(toChance(bank, paper)).toBeCloseTo(bruteForce(paper, bank), 12)
  })

  test('agrees with 100,000 draws from the shipped questions', () => {
    const shipped = JSON.parse(readFileSync('db/seeds/questions.json', 'utf8')) as PredictedQuestion[]
    const bank = shipped.map((question, index) => {
      return { ...question, group: question.group ?? null, probability: 0.4 + ((index * 37) % 100) / 180 }
    })
    const random = repeatable(48)
    for (const paper of Object.values<Draw>(DRAWS)) {
      const { questions: count, toPass, blueprint } = paper
      const strata = toStrata(bank, { count, blueprint })!
      let passed = 0
      for (let draws = 0; draws < 33_334; draws += 1) {
        const drawn = drawFrom(strata, random)
        if (drawn.filter(({ probability }) => random() < probability).length >= toPass) passed += 1
      }
      // Three standard errors.
      expect(Math.abs(toChance(bank, paper)! - passed / 33_334)).toBeLessThan(0.0082)
    }
  })

  test('is certain for those who know all, and zero for those who know nothing', () => {
    const all = (probability: number) =>
      THEMES.flatMap((theme) => Array.from({ length: 12 }, () => one(theme, probability)))
    expect(toChances(all(1)).official).toBeCloseTo(1, 12)
    expect(toChances(all(0))).toEqual({ practice: 0, official: 0, legislation: 0 })
  })

  test('is unknown where the bank has fewer questions than the exam', () => {
    expect(toChances(SMALL)).toEqual({ practice: null, official: null, legislation: null })
  })
})

const THEMES = ['licence', 'détention et autorisation', 'transport', 'munitions', 'manipulation']

test('the pass marks are 7 of 10, 21 of 30, and 6 of 10 in a law paper', () => {
  expect(DRAWS).toEqual({
    practice: { questions: 10, toPass: 7, blueprint: 'exam' },
    official: { questions: 30, toPass: 21, blueprint: 'exam' },
    legislation: { questions: 10, toPass: 6, blueprint: 'legislation' },
  })
})

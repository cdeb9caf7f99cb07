import { describe, expect, test } from 'vitest'
import { type ScoreCount, toFigures, toProgress } from './figures'

describe('the figures of a member', () => {
  test('average the unrounded percentages of both exams', () => {
    const figures = toFigures([practice(7), official(20, 2)])

    expect(figures.averagePercent).toBeCloseTo(67.78, 2)
    expect(figures).toMatchObject({ count: 3, passed: 1 })
  })

  test.each<[string, ScoreCount[], string, string]>([
    ['by score, whatever the percentage', [practice(10), official(18)], '18/30', '10/10'],
    ['among equal scores out of fewer questions', [official(9), practice(9)], '9/10', '9/10'],
    ['among equal percentages of more questions', [practice(9), official(27)], '27/30', '27/30'],
  ])('have a best and a highest result: %s', (_how, counts, bestOne, highestOne) => {
    const { best, highest } = toFigures(counts)

    expect([best, highest].map((one) => `${one?.score}/${one?.totalQuestions}`)).toEqual([
      bestOne,
      highestOne,
    ])
  })

  test('are empty without an exam', () => {
    expect(toFigures([])).toEqual({ count: 0, passed: 0, averagePercent: 0, best: null, highest: null })
  })
})

test('five passed practice exams unlock the official one', () => {
  expect(toProgress([practice(6, 9), practice(7, 3), practice(10), official(20)])).toEqual({
    passed: 4,
    isOfficialUnlocked: false,
    isOfficialPassed: false,
  })
  expect(toProgress([practice(7, 6)])).toMatchObject({ passed: 5, isOfficialUnlocked: true })
})

test('the official exam stays passed, whatever came after', () => {
  expect(toProgress([official(12, 3), official(21)]).isOfficialPassed).toBe(true)
})

function practice(score: number, count = 1): ScoreCount {
  return { examType: 'practice', score, totalQuestions: 10, count }
}

function official(score: number, count = 1): ScoreCount {
  return { examType: 'official', score, totalQuestions: 30, count }
}

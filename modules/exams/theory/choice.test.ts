import { expect, test } from 'vitest'
import { chooseStudied, questionsBeside, questionToShow } from './choice'

const TODAY = '2026-11-23'

type Known = Partial<Parameters<typeof chooseStudied>[0][number]>

/** A bank, oldest question first; by default each was answered rightly and is not due. */
const bankOf = (...questions: Known[]) =>
  questions.map((known, index) => {
    const state = {
      recall: 0.95,
      dueOn: '2026-12-24',
      wasLastRight: true,
      changed: false,
      isMastered: false,
    }
    return { id: 100 + index, number: index + 1, theme: 'stockage', ...state, ...known }
  })

const choose = (bank: ReturnType<typeof bankOf>, choice: Partial<Parameters<typeof chooseStudied>[1]> = {}) =>
  chooseStudied(bank, { today: TODAY, isFound: () => true, ...choice })

const numbersOf = (questions: readonly { number: number }[]) => questions.map(({ number }) => number)

test('a theme is found by its address, and counts the matching questions', () => {
  const bank = bankOf(
    { theme: 'Sécurité au stand' },
    { theme: null },
    { theme: 'stockage' },
    { theme: 'stockage', recall: null, dueOn: null },
  )

  const { found, themes } = choose(bank, { theme: 'securite-au-stand', isFound: (id) => id < 103 })

  expect(numbersOf(found)).toEqual([1])
  expect(themes).toEqual([
    { theme: 'Sécurité au stand', slug: 'securite-au-stand', matching: 1 },
    { theme: 'stockage', slug: 'stockage', matching: 1 },
  ])
  expect(choose(bank, { theme: 'nulle-part' }).found).toEqual([])
})

test('a question is to be seen again from the day on which it is due', () => {
  const bank = bankOf({ dueOn: '2026-11-22' }, { dueOn: TODAY }, { dueOn: '2026-11-24' }, { dueOn: null })

  expect(numbersOf(choose(bank, { state: 'due' }).found)).toEqual([1, 2])
})

test('mastered questions are those that will still be remembered', () => {
  const bank = bankOf({}, { isMastered: true }, {})

  expect(numbersOf(choose(bank, { state: 'mastered' }).found)).toEqual([2])
})

const found = choose(bankOf({}, {}, {}, {}, {}, {})).found.filter(({ number }) => number % 2 === 0)

test.each([
  ['the one asked for, wherever the member left', { number: 4, leftAt: 101 }, 4],
  ['the next that matches', { number: 3, leftAt: null }, 4],
  ['the last, past the end', { number: 99, leftAt: null }, 6],
  ['without a number the one where the member left', { number: null, leftAt: 103 }, 4],
  ['the first, where that one does not match', { number: null, leftAt: 104 }, 2],
  ['the first of somebody who comes for the first time', { number: null, leftAt: null }, 2],
])('the theory shows %s', (_which, asked, number) => {
  expect(questionToShow(found, asked)?.number).toBe(number)
})

test('the theory shows no question where none was found', () => {
  expect(questionToShow([], { number: 1, leftAt: 100 })).toBeNull()
})

test('the theory lists sixty numbers at most, else those of the theme', () => {
  const themes = ['stockage', 'transport']
  const many = (count: number) =>
    choose(bankOf(...Array.from({ length: count }, (_, index) => ({ theme: themes[index % 2] })))).found

  expect(questionsBeside(many(60), many(60)[0]!)).toHaveLength(60)
  expect(numbersOf(questionsBeside(many(62), many(62)[1]!))).toEqual(
    Array.from({ length: 31 }, (_, index) => 2 * index + 2),
  )
})

import { describe, expect, test } from 'vitest'
import type { LearningState } from '../memory/memory-record'
import { chooseQuestions } from './order'
import type { SeriesChoice } from './schema'

const TODAY = '2026-11-23'
const EVERYTHING: SeriesChoice = { source: null, themes: [], difficulty: null, count: 'all' }

const NEW: LearningState = { recall: null, dueOn: null, wasLastRight: false, changed: false }
const WRONG: LearningState = { recall: 0.95, dueOn: TODAY, wasLastRight: false, changed: false }
const CHANGED: LearningState = { recall: null, dueOn: '2026-11-20', wasLastRight: false, changed: true }
const known = (dueOn: string, recall = 0.9): LearningState => ({
  recall,
  dueOn,
  wasLastRight: true,
  changed: false,
})

type Question = Parameters<typeof chooseQuestions>[0][number] & { name: string }

function named(name: string, state: LearningState, more: Partial<Question> = {}): Question {
  const placed = { stratum: 'transport', shuffleKey: name.charCodeAt(0) / 200, theme: 'transport' }
  return { name, ...placed, difficulty: 1, group: null, ...state, ...more }
}

function asked(bank: readonly Question[], choice: Partial<SeriesChoice> = {}): string {
  return chooseQuestions([...bank], { ...EVERYTHING, ...choice }, TODAY)
    .map(({ name }) => name)
    .join(' ')
}

const bank = [
  named('new', NEW),
  named('wrong', WRONG),
  named('today', known(TODAY)),
  named('tomorrow', known('2026-11-24')),
  named('overdue', known('2026-11-01', 0.4)),
  named('changed', CHANGED),
]

describe('the questions of a series are', () => {
  test.each<[string, Partial<SeriesChoice>, string]>([
    ['due ones: long overdue, then least remembered', { source: 'due' }, 'overdue changed today wrong'],
    ['mistakes, without changed questions', { source: 'mistakes' }, 'wrong'],
    ['new ones', { source: 'new' }, 'new'],
    ['without a source, due ones and then new ones', {}, 'overdue changed today wrong new'],
    ['as many as were asked for', { count: '5' }, 'overdue changed today wrong new'],
    ['none for a theme that the bank does not have', { themes: ['stockage'] }, ''],
    ['none of another difficulty', { difficulty: 3 }, ''],
  ])('%s', (_what, choice, expected) => {
    expect(asked(bank, choice)).toBe(expected)
  })

  test('of several themes, by their names in addresses', () => {
    const themes = [
      named('lending', NEW, { theme: 'Cession et prêt' }),
      named('none', NEW, { theme: null }),
      named('storing', NEW, { theme: 'stockage' }),
      named('carrying', NEW),
    ]
    expect(asked(themes, { themes: ['cession-et-pret', 'transport'] })).toBe('carrying lending')
  })

  test('of one difficulty, and no more than the count', () => {
    const hard = Array.from({ length: 12 }, (_, index) =>
      named(String(index + 1), NEW, { difficulty: 3, shuffleKey: index / 12 }),
    )
    expect(asked([...bank, ...hard], { difficulty: 3, count: '5' })).toBe('1 2 3 4 5')
  })
})

describe('two questions of a group in a series', () => {
  test.each<[string, string, string]>([
    ['wait for another one between them', 'a1 a2 x y', 'a1 x a2 y'],
    ['at the end move in between others', 'x y a1 a2', 'x a2 y a1'],
    ['at the end move before the first one where it must be', 'x a1 a2', 'a2 x a1'],
    ['of two groups take turns', 'a1 a2 b1 b2', 'a1 b1 a2 b2'],
    ['stand side by side where nothing else is left', 'a1 a2 a3 x', 'a1 x a2 a3'],
  ])('%s', (_what, names, expected) => {
    const grouped = names.split(' ').map((name) => {
      return named(name, known(TODAY), { group: name.length > 1 ? name[0]! : null })
    })
    expect(asked(grouped)).toBe(expected)
  })

  test('are apart in a short series as well', () => {
    const grouped = ['1', '2', '3'].map((name) => named(name, known(TODAY), { group: 'coffres' }))
    const others = ['4', '5', '6', '7'].map((name) => named(name, NEW))
    expect(asked([...grouped, ...others], { count: '5' })).toBe('1 4 2 5 3')
  })
})

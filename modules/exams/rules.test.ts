import { describe, expect, test } from 'vitest'
import { expectLinear } from '#test/harness/computing'
import { remainingSeconds, timeSpent } from './attempts/time'
import { changesAnswer, questionKey } from './questions/text'
import {
  dueBefore,
  findMoreTime,
  findNextExam,
  grade,
  isLow,
  isPassed,
  percentage,
  scoreToPass,
  secondsAllowed,
  type TimeAllowance,
  wasTimeUp,
} from './rules'

test.each([
  [6, 10, false],
  [7, 10, true],
  [20, 30, false],
  [21, 30, true],
  [0, 10, false],
])('an exam with %i of %i is passed: %s', (score, totalQuestions, passed) => {
  expect(isPassed({ score, totalQuestions })).toBe(passed)
  expect(score >= scoreToPass(totalQuestions)).toBe(passed)
})

test.each([
  [4, 10, true],
  [5, 10, false],
  [12, 30, true],
  [13, 30, false],
])('a score of %i of %i is low: %s', (score, totalQuestions, low) => {
  expect(isLow({ score, totalQuestions })).toBe(low)
})

test.each([
  ['practice', ['1.5', '2', 'none', null]],
  ['official', ['1.5', '2', null]],
] as const)('after a failed %s exam comes the next longer time', (type, expected) => {
  const times: (TimeAllowance | null)[] = []
  for (let time = findMoreTime(type, 'normal'); time; time = findMoreTime(type, time)) times.push(time)
  expect([...times, null]).toEqual(expected)
})

test.each([
  ['normal', 297, false],
  ['normal', 298, true],
  ['normal', 300, true],
  ['1.5', 300, false],
  ['none', 300, false],
] as const)('the time (%s) of a practice exam of %i seconds was up: %s', (time, timeSpent, isUp) => {
  expect(wasTimeUp({ examType: 'practice', time, timeSpent })).toBe(isUp)
})

test('the percentage of an exam is rounded', () => {
  expect(percentage({ score: 20, totalQuestions: 30 })).toBe(67)
  expect(percentage({ score: 1, totalQuestions: 30 })).toBe(3)
})

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'weak'],
  [0, 'weak'],
])('the grade of %i %% is %s', (percent, expected) => {
  expect(grade(percent)).toBe(expected)
})

test.each([
  ['practice', 'normal', 300],
  ['practice', '1.5', 450],
  ['practice', '2', 600],
  ['practice', 'none', 30 * 24 * 3600],
  ['official', '1.5', 1350],
  ['official', '2', 1800],
] as const)('a %s exam in the time %s lasts %i s', (type, time, seconds) => {
  expect(secondsAllowed(type, time)).toBe(seconds)
})

describe('the clock of an exam', () => {
  const start = new Date('2026-11-20T17:00:00.000Z')
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

  test('counts to the millisecond and stops at zero', () => {
    const exam = { type: 'practice', time: 'normal', deadline: after(300) } as const

    expect([0, 0.4, 299.5, 301].map((seconds) => remainingSeconds(exam, after(seconds)))).toEqual([
      300, 299.6, 0.5, 0,
    ])
  })

  test('set back shows no more than the exam lasts', () => {
    const shown = (exam: Parameters<typeof remainingSeconds>[0]) => remainingSeconds(exam, after(-3600))

    expect(shown({ type: 'practice', time: 'normal', deadline: after(300) })).toBe(300)
    expect(shown({ type: 'official', time: '2', deadline: after(1800) })).toBe(1800)
  })

  test('counts the time spent in whole seconds, never below zero', () => {
    expect(timeSpent(start, after(92.9))).toBe(92)
    expect(timeSpent(start, after(-3))).toBe(0)
  })
})

test('the time for the key of a question grows in line with its accents', async () => {
  await expectLinear((size) => questionKey('a' + '\u0345\u0301\u0323'.repeat(size)), 2000)
})

const FOLDED = [
  ['capitals and accents', "Où ranger l'arme ?", "OU RANGER L'ARME ?"],
  ['the apostrophe', "Où ranger l'arme ?", 'Où ranger l’arme ?'],
  ['spaces', 'Après  5 ans ?', 'Après 5\u00a0ans\u202f?'],
  ['the space before a sign', 'Est-ce permis ?', 'Est-ce permis?'],
  ['ligatures', 'Un cœur', 'Un coeur'],
  ['dashes', 'Le 10 – 12', 'Le 10-12'],
  ['the ellipsis', 'La licence…', 'La licence...'],
  ['quotation marks', 'Le « cran »', 'Le "cran"'],
  ['composed letters', 'Élève', 'E\u0301le\u0300ve'],
] as const

test.each(FOLDED)('%s make no other question, and nothing to learn again', (_what, one, other) => {
  const answers = { optionA: 'a', optionB: 'b', optionC: one, correctAnswer: 'A' }

  expect(questionKey(one)).toBe(questionKey(other))
  expect(changesAnswer(answers, { ...answers, optionC: other })).toBe(false)
})

test.each([
  ['optionB', 'Après 6 ans'],
  ['optionB', 'Après 5,5 ans'],
  ['correctAnswer', 'C'],
])('another option text or right answer is learnt again: %s %s', (field, value) => {
  const answers = { optionA: 'a', optionB: 'Après 5 ans', optionC: 'c', correctAnswer: 'A' }

  expect(changesAnswer(answers, { ...answers, [field]: value })).toBe(true)
})

test.each([
  [false, false, 'practice'],
  [true, false, 'official'],
  [true, true, 'practice'],
])('the next exam, official unlocked: %s, passed: %s, is %s', (isOfficialUnlocked, isOfficialPassed, type) =>
  expect(findNextExam({ isOfficialUnlocked, isOfficialPassed })).toBe(type),
)

test.each([
  ['2026-11-23', '2026-05-23'],
  ['2026-02-28', '2025-08-28'],
  ['2026-08-31', '2026-02-28'],
])('on %s, a statement checked before %s is due for a check', (today, day) =>
  expect(dueBefore(new Date(`${today}T10:00:00Z`))).toBe(day),
)

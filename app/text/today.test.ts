import { describe, expect, test } from 'vitest'
import { forecastInWords, goalInWords, loadInWords, partsInWords } from './today'

const plain = (text: string | null) => text?.replace(/\s/g, ' ')

test.each([
  [{ due: 13, fresh: 11, minutes: 9 }, '24 questions, environ 9 minutes', '13 à revoir, puis 11 nouvelles'],
  [{ due: 1, fresh: 0, minutes: 1 }, '1 question, environ 1 minute', '1 à revoir'],
  [{ due: 0, fresh: 1, minutes: 1 }, '1 question, environ 1 minute', '1 nouvelle'],
])('the plan %j reads %s', (load, words, parts) => {
  expect(plain(loadInWords(load))).toBe(words)
  expect(plain(partsInWords(load))).toBe(parts)
})

const goal = (examDate: string | null) => ({ date: '2027-01-10', examDate, minutes: 10 as const })

test.each([
  [null, "Pas encore de date d'examen, 10 min par jour"],
  ['2027-01-09', 'La date de votre examen est passée, 10 min par jour'],
  ['2027-01-10', "Votre examen est aujourd'hui. Bonne chance !"],
  ['2027-01-11', 'Examen demain, 11 janvier'],
  ['2027-02-01', 'Examen le 1er février, 10 min par jour'],
])('an exam on %s reads %s', (examDate, words) => {
  expect(plain(goalInWords(goal(examDate)))).toBe(words)
})

describe('where the minutes lead', () => {
  const told = (forecast: Parameters<typeof forecastInWords>[0]['forecast']) =>
    plain(forecastInWords({ ...goal('2027-01-20'), forecast }))

  test('is the chance on the day of the exam', () => {
    expect(told({ chance: 0.79, total: 356, seenInTime: 356, minutesForAll: 10 })).toBe(
      'Avec 10 min par jour, environ 80 % de chance le 20 janvier.',
    )
    expect(told({ chance: 0.97, total: 356, seenInTime: 356, minutesForAll: 10 })).toContain(
      'plus de 95 % de chance',
    )
  })

  test('says how many questions are seen if not all, and which minutes suffice', () => {
    expect(told({ chance: 0.5, total: 356, seenInTime: 238, minutesForAll: 20 })).toBe(
      'Avec 10 min par jour, environ 50 % de chance le 20 janvier. Ces minutes suffisent pour voir 238 des 356 questions ; avec 20 min par jour, vous les verriez toutes.',
    )
    expect(told({ chance: 0.2, total: 356, seenInTime: 50, minutesForAll: null })).toMatch(
      /50 des 356 questions\.$/,
    )
  })

  test('is not told without a forecast', () => {
    expect(told(null)).toBeUndefined()
    expect(told({ chance: null, total: 5, seenInTime: 5, minutesForAll: 10 })).toBeUndefined()
  })
})

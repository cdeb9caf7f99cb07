import { describe, expect, test } from 'vitest'
import { forecastInWords, goalInWords, loadInWords, partsInWords } from './today'

const plain = (text: string | null) => text?.replace(/\s/g, ' ')

test.each([
  [{ due: 13, fresh: 11, minutes: 9 }, '24 questions, environ 9 minutes', '13 à revoir, puis 11 nouvelles'],
  [{ due: 1, fresh: 0, minutes: 1 }, '1 question, environ 1 minute', '1 à revoir'],
  [{ due: 0, fresh: 1, minutes: 1 }, '1 question, environ 1 minute', '1 nouvelle'],
])('the plan %j reads %s', (load, words, parts) => {
  expect(plain(loadInWords(load))).toBe(words)
  expect(plain(partsInWords({ ...load, focus: null }))).toBe(parts)
})

test.each([
  ['exam', 24, 0, 'Celles qui risquent le plus de vous échapper'],
  ['exam', 20, 4, '20 à revoir, puis 4 nouvelles'],
  ['trial', 3, 21, "Les 3 qui vous ont échappé à l'essai, puis 21 nouvelles"],
  ['trial', 1, 23, "Celle qui vous a échappé à l'essai, puis 23 nouvelles"],
  ['overdue', 24, 0, "Les plus fragiles d'abord, rien à rattraper : un jour comme un autre"],
] as const)('reviews for %s, %i and %i new ones, have their own words', (focus, due, fresh, words) => {
  expect(plain(partsInWords({ due, fresh, focus }))).toBe(words)
})

const goal = (examDate: string | null) => ({ date: '2027-01-10', examDate, minutes: 10 as const })

test.each([
  [null, "Pas encore de date d'examen, 10 min par jour"],
  ['2027-01-09', 'La date de votre examen est passée, 10 min par jour'],
  ['2027-01-10', "Votre examen est aujourd'hui. Bonne chance !"],
  ['2027-01-11', 'Examen demain, lundi 11 janvier'],
  ['2027-02-01', 'Examen le 1er février, 10 min par jour'],
])('an exam on %s reads %s', (examDate, words) => {
  expect(plain(goalInWords(goal(examDate)))).toBe(words)
})

describe('where the minutes lead', () => {
  const words = (chance: number | null, firstLook: [seen: number, minutesForAll: 10 | 20 | null] | null) => {
    const [seen, minutesForAll] = firstLook ?? []
    const look = seen === undefined ? null : { total: 356, seen, minutesForAll: minutesForAll! }
    return plain(forecastInWords({ chance, firstLook: look }))
  }

  test('is the chance on the day of the exam', () => {
    expect(words(0.79, [356, 10])).toBe('À ce rythme, environ 80 % de chance de réussir ici ce jour-là.')
    expect(words(0.97, null)).toBe('À ce rythme, plus de 95 % de chance de réussir ici ce jour-là.')
  })

  test('says how many questions are seen if not all, and which minutes suffice', () => {
    expect(words(0.5, [238, 20])).toBe(
      'À ce rythme, vous aurez vu 238 questions sur 356 trois jours avant. Chance de réussir ici ce jour-là : environ 50 %. Avec 20 min par jour, vous les verrez toutes.',
    )
    expect(words(0.2, [50, null])).toMatch(/Même 30 min par jour ne suffisent pas pour tout voir\.$/)
  })

  test('says nothing of a chance that is not known', () => {
    expect(words(null, [356, 10])).toBe('À ce rythme, vous verrez toutes les questions à temps.')
    expect(words(null, [50, null])).toMatch(/trois jours avant\. Même 30 min/)
    expect(words(null, null)).toBeUndefined()
  })
})

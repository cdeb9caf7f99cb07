import { describe, expect, test } from 'vitest'
import type { ExamResult, Progress } from '#modules/exams'
import { describeResult, formatMoreTime } from './results'

const practice: ExamResult = {
  ...{ id: 1, userId: 1, examType: 'practice', time: 'normal', timeSpent: 185, totalQuestions: 10, score: 0 },
  createdAt: new Date('2026-11-30T10:00:00Z'),
}
const official: ExamResult = { ...practice, examType: 'official', totalQuestions: 30 }
const none: Progress = { passed: 0, isOfficialUnlocked: false, isOfficialPassed: false }

const explain = (result: ExamResult, progress?: Progress, unanswered = 0) =>
  describeResult(result, { explained: result.totalQuestions - result.score, unanswered, progress })

describe('a practice result', () => {
  test.each([
    [0, 0, "C'est un début : voyez d'abord ces 10 explications."],
    [4, 0, "C'est un début : voyez d'abord ces 6 explications."],
    [4, 1, "Pas cette fois : voyez d'abord ces 6 explications."],
    [5, 0, "Il en manquait 2. Voyez d'abord ces 5 explications."],
    [6, 0, "À une réponse près. Voyez d'abord ces 4 explications."],
    [7, 1, "Il fallait 7 bonnes réponses. Encore 4 tests réussis, et l'examen officiel s'ouvre."],
    [9, 4, "Il fallait 7 bonnes réponses. Plus qu'un test réussi, et l'examen officiel s'ouvre."],
    [10, 4, "Sans faute, bravo. Plus qu'un test réussi, et l'examen officiel s'ouvre."],
  ])('of %i, once %i tests are passed', (score, passed, words) => {
    expect(explain({ ...practice, score }, { ...none, passed })).toBe(words)
  })

  test('leads to the official exam once that is open, until it is passed', () => {
    const tenOfTen = { ...practice, score: 10 }
    const unlocked = { passed: 5, isOfficialUnlocked: true, isOfficialPassed: false }
    expect(explain(tenOfTen, unlocked)).toBe(
      "Sans faute, bravo. Vous pouvez passer l'examen officiel, la simulation complète de ce site.",
    )
    expect(explain(tenOfTen, { ...unlocked, isOfficialPassed: true })).toBe(
      'Sans faute, bravo. Pour garder ce niveau, révisez un peu chaque jour.',
    )
  })

  test('without progress says nothing of what comes next, nor of a beginning', () => {
    expect(explain({ ...practice, score: 8 })).toBe('Il fallait 7 bonnes réponses.')
    expect(explain({ ...practice, score: 2 })).toBe("Pas cette fois : voyez d'abord ces 8 explications.")
  })

  test('that the page does not explain only says the mark', () => {
    const circumstances = { explained: 0, unanswered: 0 }
    expect(describeResult({ ...practice, score: 3 }, circumstances)).toBe('Il fallait 7 bonnes réponses.')
  })

  test('without a time limit says that it does not count', () => {
    expect(explain({ ...practice, time: 'none', score: 10 }, none)).toBe(
      "Sans faute, bravo. Cet examen était sans limite de temps : il ne compte ni pour ouvrir l'examen officiel, ni dans vos chiffres.",
    )
  })
})

test.each([
  [12, "C'est un début : voyez d'abord ces 18 explications."],
  [13, "Il en manquait 8. Voyez d'abord ces 17 explications."],
  [20, "À une réponse près. Voyez d'abord ces 10 explications."],
  [23, "Il fallait 21 bonnes réponses. Pour avoir une marge le jour de l'examen, visez 24 sur 30."],
  [24, 'Il fallait 21 bonnes réponses. Vous atteignez le score à viser, 24 sur 30.'],
  [30, 'Sans faute, bravo. Vous atteignez le score à viser, 24 sur 30.'],
])('an official result of %i of 30', (score, words) => {
  expect(explain({ ...official, score }, none)).toBe(words)
})

describe('unanswered questions', () => {
  const timeUp = { ...practice, timeSpent: 300 }

  test('are told with the reason if the time was up', () => {
    expect(explain({ ...timeUp, score: 3 }, none, 6)).toBe(
      'Le temps a manqué : 6 questions sont restées sans réponse.',
    )
    expect(explain({ ...timeUp, score: 6 }, none, 1)).toBe(
      'À une réponse près. Le temps a manqué : 1 question est restée sans réponse.',
    )
  })

  test('are told without a reason if the candidate ended the exam', () => {
    expect(explain({ ...practice, score: 3 }, none, 6)).toBe(
      "C'est un début : voyez d'abord ces 7 explications. 6 questions sont restées sans réponse.",
    )
  })
})

test('the button for more time names it', () => {
  expect([formatMoreTime('1.5'), formatMoreTime('2'), formatMoreTime('none')]).toEqual([
    'Recommencer avec plus de temps (× 1,5)',
    'Recommencer avec plus de temps (× 2)',
    'Recommencer sans limite de temps',
  ])
})

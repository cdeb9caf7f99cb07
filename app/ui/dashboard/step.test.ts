import { expect, test } from 'vitest'
import { examStep, nextStep, type State } from './step'

/** Camille has passed all that she can, and has nothing to do. */
const done: State = {
  running: [],
  progress: { passed: 5, isOfficialUnlocked: true, isOfficialPassed: true },
  hasResults: true,
  study: { seriesId: null, dueToday: 0, dueTomorrow: 0, unseen: 0, mistakes: 0, chances: null },
}

const nothingPassed = { passed: 0, isOfficialUnlocked: false, isOfficialPassed: false }
const waiting = { ...done.study, seriesId: 4, dueToday: 14, dueTomorrow: 9, unseen: 240, mistakes: 6 }
const running: State['running'] = [{ id: 1, type: 'practice', time: 'normal', remainingSeconds: 90 }]

test.each<[string, Partial<State>, string, string]>([
  ['an exam in progress', { running, study: waiting }, 'vous attend', '/quiz?type=practice'],
  ['a series in progress', { study: waiting }, 'Votre série vous attend', '/reviser/4'],
  [
    'a first exam',
    { hasResults: false, progress: nothingPassed, study: { ...waiting, seriesId: null } },
    'Passez votre premier test',
    '/exam-selection',
  ],
  [
    'what is due',
    { study: { ...waiting, seriesId: null } },
    '14 questions à revoir, environ 7 minutes',
    '/reviser?source=due',
  ],
  [
    'what was never seen',
    { study: { ...waiting, seriesId: null, dueToday: 0 } },
    '240 questions jamais vues',
    '/reviser?source=new',
  ],
  ['the next exam', {}, 'Examen officiel réussi', '/exam-selection'],
])('%s comes before what follows it', (_what, changes, title, href) => {
  const step = nextStep({ ...done, ...changes })

  expect(step.title).toContain(title)
  expect(step.href).toBe(href)
})

test('what is due says how much of it was wrong unless all was, and what comes tomorrow', () => {
  const { text } = nextStep({ ...done, study: { ...waiting, seriesId: null } })

  expect(text).toBe('Dont 6 erreurs à refaire. Demain, 9 autres.')
  const wrong = nextStep({ ...done, study: { ...waiting, seriesId: null, mistakes: 14 } })
  expect(wrong.text).toBe('Demain, 9 autres.')
})

test("the official exam that is open is announced in the specification's words, with the chance beside, until it is passed", () => {
  const chances = { practice: 0.9, official: 0.62, examDay: 0.97 }
  const open = { ...done, progress: { ...done.progress, isOfficialPassed: false } }

  const step = examStep({ ...open, study: { ...done.study, chances } })

  expect(step.title).toBe("Vous êtes prêt pour l'examen officiel !")
  expect(step.text).toContain('Chance de réussite : 60 %. Révisez encore')
  expect(examStep(open).text).not.toContain('Chance')
  expect(examStep(done).title).toBe('Examen officiel réussi')
})

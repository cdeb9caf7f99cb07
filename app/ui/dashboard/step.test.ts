import { expect, test } from 'vitest'
import { examStep, nextStep, type State } from './step'

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
    'due questions',
    { study: { ...waiting, seriesId: null } },
    '14 questions à revoir, environ 7 minutes',
    '/reviser?source=due',
  ],
  [
    'new questions',
    { study: { ...waiting, seriesId: null, dueToday: 0 } },
    '240 questions jamais vues',
    '/reviser?source=new',
  ],
  ['the next exam', {}, 'Examen officiel réussi', '/exam-selection'],
])('the next step is %s, before all that follows in the list', (_what, changes, title, href) => {
  const step = nextStep({ ...done, ...changes })

  expect(step.title).toContain(title)
  expect(step.href).toBe(href)
})

test('the next step says how many due questions were mistakes, and tomorrow', () => {
  const { text } = nextStep({ ...done, study: { ...waiting, seriesId: null } })

  expect(text).toBe('Dont 6 erreurs à refaire. Demain, 9 autres.')
  const wrong = nextStep({ ...done, study: { ...waiting, seriesId: null, mistakes: 14 } })
  expect(wrong.text).toBe('Demain, 9 autres.')
})

test('the open official exam is announced with the chance, until passed', () => {
  const chances = { practice: 0.9, official: 0.62, examDay: 0.97 }
  const open = { ...done, progress: { ...done.progress, isOfficialPassed: false } }

  const step = examStep({ ...open, study: { ...done.study, chances } })

  expect(step.title).toBe("Vous êtes prêt pour l'examen officiel !")
  expect(step.text).toContain('Chance de réussite : 60 %. Révisez encore')
  expect(examStep(open).text).not.toContain('Chance')
  expect(examStep(done).title).toBe('Examen officiel réussi')
})

import { expect, test } from 'vitest'
import { planInWords, whereYouStand } from './study-plan'

const TODAY = '2026-11-23'

test.each([
  [null, null, null],
  [
    '2026-12-12',
    { answers: 33, forToday: 33, given: 0, inTime: true },
    'Avec 33 bonnes réponses par jour à des questions pas encore maîtrisées',
  ],
  [
    '2026-11-24',
    { answers: 300, forToday: 300, given: 0, inTime: false },
    'Une question revient après 2 jours, puis 5 : il reste trop peu de jours pour les maîtriser toutes. Avec 300',
  ],
  [
    '2026-11-24',
    { answers: 0, forToday: 0, given: 0, inTime: false },
    'il reste trop peu de jours pour les maîtriser toutes.',
  ],
  ['2026-12-12', { answers: 0, forToday: 0, given: 0, inTime: true }, 'Chaque question est maîtrisée'],
  ['2026-11-23', null, "C'est aujourd'hui"],
  ['2026-11-22', null, 'Cette date est passée'],
])('the plan for an exam on %s, %j a day, is told honestly', (examDate, dailyGoal, words) => {
  const told = planInWords({ today: TODAY, examDate, dailyGoal })

  expect(told?.includes(words ?? '') ?? null).toBe(words === null ? null : true)
})

const beginner = {
  ...{ today: TODAY, examDate: null, dailyGoal: null, dueToday: 0 },
  ...{ isOfficialPassed: false, hasResults: false },
}
const dailyGoal = { answers: 33, forToday: 30, given: 12, inTime: true }

test.each([
  [{}, 'un premier test'],
  [{ examDate: '2026-12-12', dailyGoal }, "dans 19 jours. Aujourd'hui : 12 bonnes réponses sur 30."],
  [{ examDate: '2026-11-24', dailyGoal: { ...dailyGoal, forToday: 0 } }, 'est demain.'],
  [{ examDate: '2026-11-23' }, "est aujourd'hui"],
  [{ examDate: '2026-11-22', hasResults: true }, 'Vous êtes à jour'],
  [{ hasResults: true, dueToday: 3 }, 'Un peu chaque jour'],
  [{ hasResults: true, dueToday: 3, isOfficialPassed: true }, "Vous avez réussi l'examen officiel"],
])('the greeting of %j says how far they are', (state, words) => {
  expect(whereYouStand({ ...beginner, ...state })).toContain(words)
})

import { describe, expect, test } from 'vitest'
import type { RunningExam, StudyOverview } from '#modules/exams'
import { render } from '#test/harness/render'
import { TodayCard } from './today-card'

const LOAD = { due: 13, fresh: 11, minutes: 10 }
const STUDY: StudyOverview = {
  ...{
    total: 356,
    mastered: 64,
    inProgress: 48,
    toRetake: 30,
    unseen: 214,
    answered: 142,
  },
  ...{ themes: [], examDate: null, minutes: 10, reminders: 'none', open: null, date: '2026-11-23' },
  ...{ chance: 0.45, forecast: null },
  plan: {
    ...{ ...LOAD, focus: null, given: { answers: 0, right: 0 } },
    tomorrow: { due: 18, fresh: 0, minutes: 7 },
  },
}

const card = (changes: Partial<StudyOverview> = {}, running: RunningExam[] = []) =>
  render(
    <TodayCard study={{ ...STUDY, ...changes }} running={running}>
      Votre plan
    </TodayCard>,
  )

describe('the card of the day', () => {
  test('says what there is to do, how long it takes, and begins at once', () => {
    const { words, html } = card()
    expect(words).toContain(
      "Aujourd'hui 24 questions, environ 10 minutes 13 à revoir, puis 11 nouvelles Commencer",
    )
    expect(html).toContain('action="/reviser?form=today"')
  })

  test('has a mark for each question, full for those to review', () => {
    expect(card().findAll('circle')).toHaveLength(24)
    expect(card({ plan: { ...STUDY.plan, due: 40 } }).findAll('circle')).toHaveLength(0)
  })

  test("goes on with today's series, and leads to another one that is open", () => {
    const begun = card({ open: { id: 7, isToday: true, left: 18 } })
    expect(begun.words).toContain("Aujourd'hui Encore 18 questions")
    expect(begun.link('Continuer')).toBe('/reviser/7')
    const other = card({ open: { id: 7, isToday: false, left: 3 } })
    expect(other.words).toContain('Commencer')
    expect(other.link('Reprendre la série en cours')).toBe('/reviser/7')
  })

  test('says that the day is done, and what tomorrow brings', () => {
    const plan = { ...STUDY.plan, due: 0, fresh: 0, given: { answers: 24, right: 19 } }
    const open = { id: 7, isToday: false, left: 5 }
    expect(card({ plan, open }).link('Reprendre la série en cours')).toBe('/reviser/7')
    expect(card({ plan }).words).toContain(
      "C'est fait. À demain ! 19 réponses justes sur 24. Demain : 18 questions, environ 7 minutes. Continuer un peu",
    )
  })

  test('offers a test where nothing is to do', () => {
    const plan = { ...STUDY.plan, due: 0, fresh: 0 }
    expect(card({ plan }).words).toContain('Rien à revoir pour le moment')
  })

  test('leads back to an exam in progress first', () => {
    const running: RunningExam = { id: 1, type: 'practice', time: 'normal', remainingSeconds: 192 }
    const { words } = card({}, [running])
    expect(words).toMatch(/vous attend Vos réponses sont enregistrées et il reste 3:12, jusqu'à \d+ h \d\d\./)
    expect(words).not.toContain('Commencer')
  })
})

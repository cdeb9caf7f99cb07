import { describe, expect, test } from 'vitest'
import type { Box } from '../rules'
import type { CardRecord } from './card'
import { type StudiedItem, toStudy } from './overview'

const TODAY = '2026-11-23'
const TOMORROW = '2026-11-24'

const study = (...bank: StudiedItem[]) => toStudy(bank, [], TODAY)

describe('the counts of the study overview', () => {
  test('have a question as mastered from box 4 on, and as due from its day on', () => {
    const bank = [
      inBox(3, TODAY),
      inBox(4, '2026-11-01'),
      inBox(5, TOMORROW),
      inBox(2, '2026-11-25'),
      unseen(),
    ]
    expect(study(...bank)).toMatchObject({
      ...{ total: 5, answered: 4, unseen: 1, mastered: 2 },
      ...{ dueToday: 2, dueTomorrow: 1, mistakes: 0 },
    })
  })

  test('have a wrong answer as a mistake, and a changed question as due only', () => {
    const wrong = item({ card: card({ box: 1, dueOn: TODAY, wasLastRight: false }) })
    const changed = item({ edition: 2, card: card({ box: 5, dueOn: '2027-01-01' }) })
    expect(study(wrong, changed)).toMatchObject({ mastered: 0, dueToday: 2, mistakes: 1 })
  })
})

test('themes are listed least mastered first, whatever case and accents', () => {
  const lesson = 'stockage'
  const { themes } = study(
    item({ theme: 'Sécurité', card: card({ box: 4 }) }),
    item({ theme: 'securite' }),
    item({ theme: 'stockage', lesson, card: card({ box: 5 }) }),
    item({ theme: 'licence', card: card({ box: 1, dueOn: TOMORROW }) }),
    item({ theme: null, card: card({ box: 1, dueOn: TODAY }) }),
  )
  expect(themes).toEqual([
    { theme: null, slug: null, lesson: null, total: 1, answered: 1, mastered: 0, dueToday: 1 },
    { theme: 'licence', slug: 'licence', lesson: null, total: 1, answered: 1, mastered: 0, dueToday: 0 },
    { theme: 'Sécurité', slug: 'securite', lesson: null, total: 2, answered: 1, mastered: 1, dueToday: 0 },
    { theme: 'stockage', slug: 'stockage', lesson, total: 1, answered: 1, mastered: 1, dueToday: 0 },
  ])
})

describe('the chances of the study overview', () => {
  test('are unknown below 30 questions answered', () => {
    const answered = (count: number) => Array.from({ length: count }, () => inBox(5))
    expect(study(...answered(29), unseen()).chances).toBeNull()
    expect(study(...answered(30)).chances).not.toBeNull()
  })

  test('take each box at its share, and unseen questions at first-sight share', () => {
    const firstRight = Array.from({ length: 20 }, () => inBox(4))
    const firstWrong = Array.from({ length: 10 }, () => item({ card: card({ wasFirstRight: false }) }))
    const tallies = [{ box: 4, answers: 400, rightAnswers: 400 }] as const
    const { basis, chances } = toStudy([...firstRight, ...firstWrong, unseen(), unseen()], tallies, TODAY)

    expect(basis.unseen).toEqual({ questions: 2, share: 21 / 33 })
    expect(basis.boxes).toMatchObject([
      { box: 1, questions: 0, share: 0.45, isMeasured: false },
      { box: 2, questions: 10, share: 0.65, isMeasured: false },
      { box: 3, questions: 0, share: 0.8 },
      { box: 4, questions: 20, share: 1, isMeasured: true },
      { box: 5, questions: 0, share: 0.97 },
    ])
    expect(chances!.examDay).toBeGreaterThan(chances!.practice!)
    expect(chances!.official).toBeGreaterThan(0.9)
  })
})

const item = (changes: Partial<StudiedItem>): StudiedItem => {
  return { theme: 'transport', lesson: null, edition: 1, card: null, ...changes }
}

const unseen = () => item({})

const inBox = (box: Box, dueOn = '2027-03-01') => item({ card: card({ box, dueOn }) })

function card(changes: Partial<CardRecord>): CardRecord {
  const boxed = { edition: 1, box: 2 as Box, dueOn: '2027-03-01', steppedOn: null }
  return { ...boxed, wasFirstRight: true, wasLastRight: true, ...changes }
}

import { expect, test } from 'vitest'
import type { ExamResult, Figures } from '#modules/exams'
import { plain } from '#test/harness/page'
import { render } from '#test/harness/render'
import { toneText } from '../text/text.css'
import { ExamRow } from './exam-row'
import { ExamFigures } from './figures'
import { ThemeList } from './theme-list'

test.each([
  [8, 10, 'success'],
  [79, 100, 'warning'],
  [18, 30, 'warning'],
  [59, 100, 'danger'],
] as const)('the history shows %i out of %i in the tone %s', (score, totalQuestions, tone) => {
  const { html } = render(<ExamRow {...result({ score, totalQuestions })} />)

  const tones = (['success', 'warning', 'danger'] as const).filter((each) => html.includes(toneText[each]))
  expect(tones).toEqual([tone])
})

test('a row of the history tells the day, the hour in Belgium and the facts', () => {
  const row = render(<ExamRow {...result({ createdAt: new Date('2026-11-27T19:12:00Z') })} />)

  expect(row.words).toContain('Examen du 27 novembre 2026 20 h 12, 10 questions, 3:05, score 7/10 Réussi')
  expect(row.attributes('a', 'aria-label').map(plain)).toEqual([
    "Détails de l'examen du 27 novembre 2026 à 20 h 12",
  ])
})

test('a row of the history tells an official exam and an unusual time', () => {
  const rowOf = (changes: Partial<ExamResult>) => render(<ExamRow {...result(changes)} />).words

  expect(rowOf({ time: '1.5', examType: 'official' })).toContain(
    '13 h 00, examen officiel, 10 questions, 3:05, score 7/10. Une fois et demie le temps',
  )
  expect(rowOf({ time: 'none' })).toContain('3:05, score 7/10. Sans limite')
})

test.each([
  [{ score: 22, totalQuestions: 30 }, { score: 10, totalQuestions: 10 }, true],
  [{ score: 24, totalQuestions: 30 }, { score: 8, totalQuestions: 10 }, false],
])('a best score of %j and a highest percentage of %j: both named? %j', (best, highest, isNamed) => {
  const words = figures({ count: 2, passed: 2, averagePercent: 80, best, highest })

  expect(words.includes('Meilleur pourcentage : 100 % (10/10)')).toBe(isNamed)
})

test.each([
  [67.777, '68 % 6,8/10'],
  [60, '60 % 6,0/10'],
])('an average of %f is shown in whole per cent, and with a decimal of ten', (averagePercent, shown) => {
  const words = figures({ count: 3, passed: 1, averagePercent, best: null, highest: null })

  expect(words).toContain(`Moyenne générale ${shown}`)
})

test('the trend is told shortly in words; a point below the mark is hollow', () => {
  const trend = trendOf([result({ score: 6 }), result({ score: 7 }), result({ score: 10 })])

  const label = 'Entre 60 et 100 %, 100 % au dernier examen. 2 atteignent 70 %.'
  expect(trend.attributes('[aria-label]', 'aria-label')).toContain(label)
  expect(trend.findAll('[d="M0 40h0"]')).toHaveLength(2)
  expect(trend.findAll('[d="M200 30h0"]')).toHaveLength(1)
  expect(trend.findAll('[d="M400 0h0"]')).toHaveLength(1)
})

test('the trend of six exams is compared in words', () => {
  const scores = [4, 5, 5, 7, 6, 8].map((score) => result({ score }))

  expect(trendOf(scores).words).toContain(
    'En hausse : 47 % sur les trois premiers, 70 % sur les trois derniers.',
  )
})

test.each([
  ['days', ['2026-11-05T12:00:00Z', '2026-11-23T12:00:00Z'], ['5 nov.', '23 nov.']],
  ['day as today', ['2026-11-05T12:00:00Z', '2026-11-30T12:00:00Z'], ['5 nov.', "aujourd'hui"]],
  ['hours', ['2026-11-22T23:30:00Z', '2026-11-23T13:05:00Z'], ['23 nov., 0 h 30', '14 h 05']],
])('the trend names the %s of the first and the last exam', (_what, moments, dates) => {
  const trend = trendOf(moments.map((moment) => result({ createdAt: new Date(moment) })))

  expect(trend.texts('p[aria-hidden="true"] span')).toEqual(dates)
})

test.each([
  ['above its point', [6, 8], '-.75em'],
  ['below the line that falls', [8, 6], '1.5em'],
  ['above a low point, off the dates', [8, 1], '-.75em'],
])('the last score is written %s', (_where, scores, dy) => {
  const trend = trendOf(scores.map((score) => result({ score })))

  expect(trend.attributes('[dx]', 'dy')).toEqual([dy])
  expect(trend.texts('[dx]')).toEqual([`${scores[1]}0 %`])
})

test('the trend has a table of its scores, the newest first', () => {
  const table = trendOf([
    result({ score: 24, totalQuestions: 30, examType: 'official' }),
    result({ createdAt: new Date('2026-11-23T13:05:00Z') }),
  ]).find('details')!

  expect(table.texts('summary')).toEqual(['Voir les chiffres de votre progression'])
  expect(table.texts('tr')).toEqual([
    'Date Heure Type Score Pourcentage',
    '23 novembre 2026 14 h 05 Entraînement 7/10 70 %',
    '5 novembre 2026 13 h 00 Officiel 24/30 80 %',
  ])
})

test('the trend of a single exam is a sentence', () => {
  const trend = trendOf([result({ score: 8 })])

  expect(trend.words).toContain('Votre courbe commence avec un deuxième examen.')
  expect(trend.find('svg')).toBeUndefined()
})

test('a theme has words, a table row, and links to revise and learn', () => {
  const list = render(<ThemeList themes={[STORAGE]} />)

  expect(list.link('Stockage')).toBe('/reviser?theme=stockage')
  expect(list.link('Leçon')).toBe('/lecons/stockage')
  expect(list.words).toContain('3 maîtrisées, 1 en cours, 2 à reprendre sur 26')
  expect(list.texts('tr')).toEqual([
    'Thème Maîtrisées En cours À reprendre Jamais vues Total',
    'Stockage 3 1 2 20 26',
  ])
})

const STORAGE = {
  ...{ theme: 'stockage', slug: 'stockage', lesson: 'stockage', due: 2 },
  ...{ total: 26, mastered: 3, inProgress: 1, toRetake: 2, unseen: 20 },
}

const TODAY = '2026-11-30'

const NONE: Figures = { count: 0, passed: 0, averagePercent: 0, best: null, highest: null }

const figures = (taken: Figures) => render(<ExamFigures figures={taken} trend={[]} today={TODAY} />).words

const trendOf = (trend: ExamResult[]) => render(<ExamFigures figures={NONE} trend={trend} today={TODAY} />)

function result(changes: Partial<ExamResult>): ExamResult {
  return {
    ...{ id: 1, userId: 1, score: 7, totalQuestions: 10, timeSpent: 185, examType: 'practice' as const },
    time: 'normal',
    createdAt: new Date('2026-11-05T12:00:00Z'),
    ...changes,
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ExamResult } from '#modules/exams'
import { textOf } from '#test/html-text'
import { toneText } from '#app/ui/tokens/tone.css'
import { betterPercentage, figuresOf, HistoryRow, Progression } from './dashboard-parts'

describe('the colour of an exam in the history', () => {
  test.each([
    [30, 30, 'success'],
    [24, 30, 'success'],
    [8, 10, 'success'],
    [79, 100, 'warning'],
    [7, 10, 'warning'],
    [18, 30, 'warning'],
    [59, 100, 'danger'],
    [17, 30, 'danger'],
    [0, 10, 'danger'],
  ] as const)('%i out of %i is %s', (score, totalQuestions, tone) => {
    const html = renderToStaticMarkup(<HistoryRow {...result({ score, totalQuestions })} />)

    const tones = (['success', 'warning', 'danger'] as const).filter((each) => html.includes(toneText[each]))
    expect(tones).toEqual([tone])
  })
})

describe('the figures', () => {
  test.each([
    [{ score: 22, totalQuestions: 30 }, { score: 10, totalQuestions: 10 }, '100 % (10/10)'],
    [{ score: 24, totalQuestions: 30 }, { score: 8, totalQuestions: 10 }, undefined],
    [{ score: 24, totalQuestions: 30 }, { score: 24, totalQuestions: 30 }, undefined],
  ])('of a best score of %j and a highest percentage of %j add %j', (best, highest, value) => {
    const better = betterPercentage({ count: 2, passed: 2, averagePercent: 80, best, highest })

    expect(better?.value).toBe(value)
  })

  test('round the average to a whole per cent, and to a decimal out of ten', () => {
    const [average] = figuresOf({ count: 3, passed: 1, averagePercent: 67.777, best: null, highest: null })

    expect(average).toEqual({ term: 'Moyenne générale', value: '68 %', note: '6,8/10' })
  })

  test('keep the decimal of a whole number', () => {
    expect(figuresOf({ count: 1, passed: 0, averagePercent: 60, best: null, highest: null })[0]?.note).toBe(
      '6,0/10',
    )
  })
})

test('the trend tells its scores in words, and leaves a point hollow that is below the mark', () => {
  const html = renderToStaticMarkup(
    <Progression trend={[result({ score: 6 }), result({ score: 7 }), result({ score: 10 })]} />,
  )

  expect(html).toContain('Scores, du plus ancien au plus récent : 60, 70, 100 pour cent. 2 atteignent 70 %.')
  expect(html.match(/d="M0 40h0"/g)).toHaveLength(2)
  expect(html.match(/d="M200 30h0"/g)).toHaveLength(1)
  expect(html.match(/d="M400 0h0"/g)).toHaveLength(1)
})

test('the axis of the trend names the days of the first and the last exam', () => {
  expect(datesOf(['2026-11-05T12:00:00Z', '2026-11-23T12:00:00Z'])).toEqual(['5 nov.', '23 nov.'])
})

test('the axis of the trend names the hours where all exams were on one day', () => {
  const hours = ['2026-11-22T23:30:00Z', '2026-11-23T08:00:00Z', '2026-11-23T13:05:00Z']

  expect(datesOf(hours)).toEqual(['23 nov., 0 h 30', '14 h 05'])
})

test('a single exam has its point in the middle', () => {
  expect(renderToStaticMarkup(<Progression trend={[result({ score: 8 })]} />)).toContain('d="M200 20h0"')
})

/** Below the trend of exams at these moments. */
function datesOf(moments: string[]): string[] {
  const trend = moments.map((moment) => result({ createdAt: new Date(moment) }))
  const html = renderToStaticMarkup(<Progression trend={trend} />)
  const dates = /<p [^>]*aria-hidden="true">(.*)<\/p>/.exec(html)?.[1] ?? ''
  return [...dates.matchAll(/<span>(.*?)<\/span>/g)].map(([, date]) => textOf(date!))
}

function result(changes: Partial<ExamResult>): ExamResult {
  return {
    id: 1,
    userId: 1,
    score: 7,
    totalQuestions: 10,
    timeSpent: 185,
    examType: 'practice',
    createdAt: new Date('2026-11-05T12:00:00Z'),
    ...changes,
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ExamResult } from '../../../modules/exams'
import { toneText } from '../../ui/tokens/tone.css'
import { figuresOf, HistoryRow, Progression } from './dashboard-parts'

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
  test('round the average to a whole per cent, and to a decimal out of ten', () => {
    const [average] = figuresOf({ count: 3, passed: 1, averagePercent: 67.777, best: null })

    expect(average).toEqual({ term: 'Moyenne générale', value: '68 %', note: '6,8/10' })
  })

  test('keep the decimal of a whole number', () => {
    expect(figuresOf({ count: 1, passed: 0, averagePercent: 60, best: null })[0]?.note).toBe('6,0/10')
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

test('a single exam has its point in the middle', () => {
  expect(renderToStaticMarkup(<Progression trend={[result({ score: 8 })]} />)).toContain('d="M200 20h0"')
})

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

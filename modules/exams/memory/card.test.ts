import { describe, expect, test } from 'vitest'
import type { Box } from '../rules'
import { afterAnswer, type CardRecord, toCardState } from './card'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

/** The card after answers, 'r' right and 'w' wrong; a space begins the next day. */
function memoryAfter(days: string, edition = 1): CardRecord {
  let card: CardRecord | null = null
  for (const [index, answers] of days.split(' ').entries()) {
    for (const letter of answers) {
      const today = index === 0 ? MONDAY : `2026-11-${23 + index}`
      card = afterAnswer(card, { isRight: letter === 'r', edition, today })
    }
  }
  return card!
}

describe('the box of a question', () => {
  test.each<[string, string, Box, string]>([
    ['right at first sight', 'r', 2, '2026-11-25'],
    ['wrong at first sight', 'w', 1, MONDAY],
    ['right on two days', 'r r', 3, '2026-11-29'],
    ['right on three days', 'r r r', 4, '2026-12-09'],
    ['right on four days', 'r r r r', 5, '2027-01-10'],
    ['right on five days', 'r r r r r', 5, '2027-01-11'],
    ['right twice on one day: one box a day', 'rr', 2, '2026-11-25'],
    ['wrong, then right on the same day', 'wr', 2, '2026-11-25'],
    ['right, wrong and right on one day: its step is used', 'rwr', 1, MONDAY],
    ['known for long, then wrong', 'r r r w', 1, '2026-11-26'],
  ])('%s', (_what, answers, box, dueOn) => {
    expect(memoryAfter(answers)).toMatchObject({ box, dueOn })
  })

  test('goes up one step a day, also by an exam that ended on the day before', () => {
    const today = memoryAfter('r r')
    const late = afterAnswer(today, { isRight: true, edition: 1, today: MONDAY })
    expect(late).toEqual(today)
    expect(afterAnswer(late, { isRight: true, edition: 1, today: TUESDAY })).toEqual(today)
  })

  test('keeps what was answered first and last', () => {
    expect(memoryAfter('wr')).toMatchObject({ wasFirstRight: false, wasLastRight: true })
    expect(memoryAfter('rw')).toMatchObject({ wasFirstRight: true, wasLastRight: false })
  })
})

describe('a question with a new edition', () => {
  test('is back in box 1, due, and neither right nor wrong', () => {
    expect(toCardState(memoryAfter('r r r'), 2)).toEqual({
      box: 1,
      dueOn: '2026-11-25',
      wasLastRight: false,
      changed: true,
    })
  })

  test('goes to box 2 when it is answered rightly, on the same day too', () => {
    const card = afterAnswer(memoryAfter('r'), { isRight: true, edition: 2, today: MONDAY })
    expect(card).toMatchObject({ edition: 2, box: 2, dueOn: '2026-11-25' })
  })

  test('keeps its state when only its words were corrected', () => {
    expect(toCardState(memoryAfter('r'), 1)).toMatchObject({ box: 2, changed: false })
  })
})

test('a question that was never answered has no box', () => {
  expect(toCardState(null, 1)).toEqual({ box: null, dueOn: null, wasLastRight: false, changed: false })
})

import { expect, test } from 'vitest'
import { listWeeks } from './week'

test('weeks begin on Monday at midnight in Belgium', () => {
  expect(listWeeks(new Date('2026-11-29T22:59:59.999Z'), 2)).toEqual([
    { from: new Date('2026-11-15T23:00Z'), until: new Date('2026-11-22T23:00Z') },
    { from: new Date('2026-11-22T23:00Z'), until: new Date('2026-11-29T23:00Z') },
  ])
  expect(listWeeks(new Date('2026-11-29T23:00Z'), 1)).toMatchObject([{ from: new Date('2026-11-29T23:00Z') }])
})

test('the week in which the clocks go back has an hour more', () => {
  const [week] = listWeeks(new Date('2026-10-25T12:00Z'), 1)
  expect(week).toEqual({ from: new Date('2026-10-18T22:00Z'), until: new Date('2026-10-25T23:00Z') })
})

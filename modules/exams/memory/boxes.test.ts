import { expect, test } from 'vitest'
import { fromBox } from './boxes'

test.each([
  [1, '2026-11-23', 0.212, '2026-11-23', '2026-11-23'],
  [2, '2026-11-23', 2.3065, '2026-11-21', '2026-11-23'],
  [3, '2026-11-23', 10.964, '2026-11-18', '2026-11-29'],
  [4, '2026-11-23', 30.133, '2026-11-09', '2026-12-09'],
  [5, '2026-11-23', 75.377, '2026-10-09', '2026-12-23'],
])('box %i, due on %s, stands for a stability of %f', (box, dueOn, stability, reviewedOn, due) => {
  const record = fromBox({ edition: 3, box, dueOn, wasFirstRight: false, wasLastRight: true })

  expect(record.stability).toBeCloseTo(stability, 1)
  expect(record).toMatchObject({
    edition: 3,
    reviewedOn,
    dueOn: due,
    wasFirstRight: false,
    wasLastRight: true,
  })
})

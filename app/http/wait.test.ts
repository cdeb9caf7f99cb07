import { expect, test } from 'vitest'
import { Wait } from './wait'

test.each([
  [900_000, '900', '15 minutes'],
  [840_001, '841', '15 minutes'],
  [840_000, '840', '14 minutes'],
  [60_001, '61', '2 minutes'],
  [60_000, '60', '1 minute'],
  [1, '1', '1 minute'],
  [0, '1', '1 minute'],
  [3_600_000, '3600', '60 minutes'],
])('%i ms are %s seconds for a program and %s for a person', (ms, seconds, minutes) => {
  const wait = new Wait(ms)

  expect(wait.headers).toEqual({ 'Retry-After': seconds })
  expect(wait.message).toBe(`Trop de tentatives. Réessayez dans ${minutes}.`)
})

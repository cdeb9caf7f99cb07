import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SingleLock } from './single-place'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

test('a single place is taken by one at a time', () => {
  const place = new SingleLock()
  const leave = place.take(signal)!

  expect(place.take(signal)).toBeUndefined()
  leave()
  expect(place.take(signal)).toBeDefined()
})

test('a single place is given back by its holder only', () => {
  const place = new SingleLock()
  const leave = place.take(signal)!
  leave()
  place.take(signal)
  leave()

  expect(place.take(signal)).toBeUndefined()
})

test('a single place is free after 30 seconds, however slow its holder is', () => {
  const place = new SingleLock()
  place.take(signal)
  vi.advanceTimersByTime(29_999)
  expect(place.take(signal)).toBeUndefined()

  vi.advanceTimersByTime(1)
  expect(place.take(signal)).toBeDefined()
})

test('a single place is free when its holder has gone', () => {
  const place = new SingleLock()
  const going = new AbortController()
  place.take(going.signal)
  going.abort()

  expect(place.take(signal)).toBeDefined()
})

import { expect, test } from 'vitest'
import { SinglePlace } from './single-place'

test('a single place is taken by one at a time', () => {
  const place = new SinglePlace()
  const leave = place.take()!

  expect(place.take()).toBeUndefined()
  leave()
  expect(place.take()).toBeDefined()
})

test('a single place is given back by its holder only', () => {
  const place = new SinglePlace()
  const leave = place.take()!
  leave()
  place.take()
  leave()

  expect(place.take()).toBeUndefined()
})

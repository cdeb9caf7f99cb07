import { describe, expect, test } from 'vitest'
import { contrast, pairs } from './contrast'
import { type SchemeName, schemes } from './schemes'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#a8480c', '#a8480c', 1],
  // The two best known borders of 4.5 on white, one above and one below it.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  // Dark enough for the straight part of the curve.
  ['#0a0a0a', '#000000', 1.06],
])('the contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

describe.each(Object.keys(schemes) as SchemeName[])('in %s', (name) => {
  test.each(pairs)('$front stands on $ground with at least $least', ({ front, ground, least }) => {
    expect(contrast(schemes[name][front], schemes[name][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('every colour but the hairline is one of a pair', () => {
  const paired = new Set(pairs.flatMap(({ front, ground }) => [front, ground]))
  expect(Object.keys(schemes.light).filter((name) => !paired.has(name as never))).toEqual(['line'])
})

import { describe, expect, test } from 'vitest'
import { contrast, pairs } from './contrast'
import { type SchemeName, schemes } from './schemes'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#a8480c', '#a8480c', 1],
  // Two well-known greys around 4.5 on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  // Dark enough for the linear part of the luminance curve.
  ['#0a0a0a', '#000000', 1.06],
])('the contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

describe.each(Object.keys(schemes) as SchemeName[])('the colour scheme %s', (name) => {
  test.each(pairs)('has $front on $ground with a contrast of at least $least', ({ front, ground, least }) => {
    expect(contrast(schemes[name][front], schemes[name][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('every colour but the hairline is in a tested pair', () => {
  const paired = new Set(pairs.flatMap(({ front, ground }) => [front, ground]))
  expect(Object.keys(schemes.light).filter((name) => !paired.has(name as never))).toEqual(['line'])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, pairs } from './contrast'
import { type SchemeName, schemes } from './schemes'
import { vars } from './vars.css'

test('no token is dead: the style of some component uses each one', () => {
  const ui = join(import.meta.dirname, '..')
  const styles = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !/tokens.(vars|scheme)\.css/.test(file))
    .map((file) => readFileSync(join(ui, file), 'utf8'))
    .join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name.replace('.', String.raw`\.`)}\\b`).test(styles)

  expect(names(vars).filter((name) => !isUsed(name))).toEqual([])
})

/** As the styles write them: `color.ink`, and `tap` for one without a group. */
function names(tokens: object): string[] {
  return Object.entries(tokens).flatMap(([name, token]: [string, unknown]) =>
    typeof token === 'object' && token !== null ? Object.keys(token).map((key) => `${name}.${key}`) : [name],
  )
}

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

test('a colour that is written otherwise is refused', () => {
  expect(() => contrast('#fff', '#000000')).toThrow('#fff is not written #rrggbb')
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

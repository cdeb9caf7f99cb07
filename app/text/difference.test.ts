import { describe, expect, test } from 'vitest'
import { expectLinear } from '#test/harness/computing'
import { compareLines } from './difference'

/** '- Un [vieux] mot' and '+ Un mot', with what changed in brackets. */
const told = (before: string, after: string) =>
  compareLines(before, after).map((line) => {
    if (line.kind === 'skipped') return `… ${line.lines}`
    if (line.kind === 'same') return `  ${line.text}`
    const words = line.parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
    return `${line.kind === 'removed' ? '-' : '+'} ${words}`
  })

const LINES = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

test('the difference of two texts shows changed lines and words', () => {
  expect(told('Une arme voyage.\nDéchargée.', 'Une arme dort.\nDéchargée.')).toEqual([
    ...['- Une arme [voyage].', '+ Une arme [dort].', '  Déchargée.'],
  ])
})

test('the difference of two texts counts the lines far from a change', () => {
  const after = LINES.map((line) => (line === 'cinq' ? 'CINQ' : line))

  expect(told(LINES.join('\n'), after.join('\n'))).toEqual([
    ...['… 2', '  trois', '  quatre', '- [cinq]', '+ [CINQ]', '  six', '  sept', '… 2'],
  ])
})

test('the difference of two texts shows an added or removed line alone', () => {
  expect(told('un\ndeux', 'un\ndeux\ntrois')).toEqual(['  un', '  deux', '+ trois'])
  expect(told('un\ndeux\ntrois', 'trois')).toEqual(['- un', '- deux', '  trois'])
})

test('the difference of equal texts is empty', () => {
  expect(told('un\ndeux', 'un\ndeux')).toEqual(['… 2'])
})

describe('texts with nothing in common', () => {
  const many = (word: string, size: number) => Array.from({ length: size }, (_, n) => `${word}${n}`)

  test.each([
    ['lines', '\n', 4000],
    ['words of a line', ' ', 2],
  ])('are compared in a time that grows in proportion to their %s', async (_, separator, lines) => {
    const compare = (size: number) =>
      compareLines(many('un', size).join(separator), many('deux', size).join(separator))

    expect(compare(2000)).toHaveLength(lines)
    await expectLinear(compare, 250)
  })
})

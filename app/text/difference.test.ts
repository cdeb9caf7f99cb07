import { expect, test } from 'vitest'
import { differenceOf } from './difference'

/** '- Un [vieux] mot' and '+ Un mot', with what changed in brackets. */
const told = (before: string, after: string) =>
  differenceOf(before, after).map((line) => {
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

test('the difference of unlike texts does not block the server', () => {
  const many = (word: string) => Array.from({ length: 2000 }, (_, n) => `${word} ${n}`).join('\n')
  const before = process.cpuUsage()

  expect(told(many('un'), many('deux'))).toHaveLength(4000)
  expect(told('un '.repeat(7500), 'deux '.repeat(6000))).toHaveLength(2)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})

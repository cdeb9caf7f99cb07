import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENT = 'docs/security.md'
const text = readFileSync(DOCUMENT, 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', verdict = '']) => ({ numbers: numbersIn(numbers), verdict }))
const reviewed = rows.filter(({ verdict }) => ['yes', 'part', 'no', 'op', '–'].includes(verdict))
const gaps = rows.filter((row) => !reviewed.includes(row)).flatMap((row) => row.numbers)

/** How many requirements of the levels 1 and 2 each section has; they are its first ones. */
const SECTIONS: Record<number, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

test('the review says of each requirement of levels 1 and 2, once, whether it is met', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    sections.flatMap((most, index) => numbers(`${chapter}.${index + 1}`, 1, most)),
  )

  expect(reviewed.flatMap((row) => row.numbers).toSorted()).toEqual(wanted.toSorted())
})

test('what the list of gaps names is nowhere said to be met', () => {
  const met = reviewed.filter(({ verdict }) => verdict === 'yes').flatMap((row) => row.numbers)

  expect(gaps.length).toBeGreaterThan(0)
  expect(gaps.filter((gap) => met.includes(gap))).toEqual([])
})

test('every file that it names is there', () => {
  const named = [...text.matchAll(/`((?:app|bin|db|docs|e2e|emails|modules)\/[\w./-]+\.\w+)`/g)].map(
    ([, path]) => path!,
  )
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => join(dirname(DOCUMENT), path!))

  expect(named.length).toBeGreaterThan(100)
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([])
})

function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    return numbers(from.slice(0, from.lastIndexOf('.')), last(from), last(to))
  })
}

function numbers(section: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_none, index) => `${section}.${from + index}`)
}

function last(number: string): number {
  return Number(number.slice(number.lastIndexOf('.') + 1))
}

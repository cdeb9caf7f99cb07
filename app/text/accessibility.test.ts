import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CRITERIA } from './accessibility'

test('the accessibility page states what docs/accessibility.md does', () => {
  const rows = readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /^\| (\d[\d., to]+?) [A-Z].*?\| (\S+) +\|/gm,
  )
  const stated = [...rows].map(([, numbers, state]) => [numbers!.replace(' to ', ' à '), state])

  expect(CRITERIA.map(([numbers, , state]) => [numbers, state])).toEqual(stated)
})

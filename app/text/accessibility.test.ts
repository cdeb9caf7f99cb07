import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CRITERIA } from './accessibility'

test('the page states for each criterion what docs/accessibility.md does', () => {
  const rows = readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /^\| (\d[\d., to]+?) [A-Z].*?\| (\S+) +\|/gm,
  )
  const shown = [...rows].map(([, numbers, state]) => [numbers!.replace(' to ', ' à '), state])

  expect(CRITERIA.map(([numbers, , state]) => [numbers, state])).toEqual(shown)
})

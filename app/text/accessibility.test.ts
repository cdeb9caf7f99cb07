import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { CRITERIA } from './accessibility'

/** The rows of its tables: number and name, state, and what shows it. */
const ROWS = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /^\| (\d[\d., to]+?) [A-Z].*?\| (\S+) +\| (.*?) +\|$/gm,
  ),
].map(([, numbers, state, shown]) => ({
  numbers: numbers!,
  state: state!,
  cited: citedIn(shown!),
  shown: shown!,
}))

test('the page states for each criterion what docs/accessibility.md does', () => {
  const stated = ROWS.map(({ numbers, state }) => [numbers.replace(' to ', ' à '), state])

  expect(CRITERIA.map(([numbers, , state]) => [numbers, state])).toEqual(stated)
})

test('each test that the document cites is there, by its file and by its name', () => {
  const cited = ROWS.flatMap((row) => row.cited)
  const lost = cited.filter(
    ({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name),
  )

  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ name }) => name !== '').length).toBeGreaterThan(5)
  expect(lost).toEqual([])
})

test('a criterion that is met cites a test', () => {
  const met = ROWS.filter(({ state }) => state === 'yes')

  expect(met.filter(({ cited }) => cited.length === 0).map(({ numbers }) => numbers)).toEqual([])
})

/** Names follow their file; '' is for a file alone. 'Page' is the document's word for one of them. */
function citedIn(shown: string) {
  const cited: { file: string; name: string }[] = []
  for (const [, path, name = ''] of shown.matchAll(
    /(\bPage\b|`[^`]+\.(?:spec|test)\.tsx?`)|(?<=[:;] )'([^']+)'/g,
  )) {
    const file = path === undefined ? cited.at(-1)!.file : fileOf(path.replaceAll('`', ''))
    cited.push({ file, name })
  }
  return cited
}

function fileOf(path: string): string {
  if (path === 'Page') return 'e2e/pages.spec.ts'
  return basename(path) === path ? `e2e/${path}` : path
}

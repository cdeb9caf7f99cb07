import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const existing = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css.ts'),
)

test('every style file is part of the one stylesheet, or of a rare page', () => {
  const listed = [...readFileSync(join(here, 'styles.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)].map(
    ([, file]) => `${file}.ts`,
  )
  expect(listed.sort()).toEqual(existing.filter((file) => !/^(admin|specimen)\//.test(file)).sort())
})

test('lines grow with their letters: none has a height in pixels', () => {
  const fixed = existing.filter((file) => /lineHeight: '\d+px'/.test(readFileSync(join(here, file), 'utf8')))
  expect(fixed).toEqual([])
})

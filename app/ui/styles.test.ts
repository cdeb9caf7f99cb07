import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname

test('every style file is part of the one stylesheet', () => {
  const listed = [...readFileSync(join(here, 'styles.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)].map(
    ([, file]) => `${file}.ts`,
  )
  const existing = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  )
  expect(listed.sort()).toEqual(existing.sort())
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const texts = new Map<string, string>()
beforeAll(async () => {
  const entries = await readdir('build', { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries) {
    const path = join(parentPath, name)
    if (name.endsWith('.js') && !path.startsWith('build/client'))
      texts.set(path, await readFile(path, 'utf8'))
  }
})

test('V8 can keep each text that it runs in one byte a character', () => {
  expect(texts.has('build/server.js')).toBe(true)
  expect([...texts].filter(([, text]) => /[^\0-\xff]/.test(text)).map(([path]) => path)).toEqual([])
})

test.each(['no_hand_over', 'loader_calls_server'])("%s stands in the place of Remix's own", (own) => {
  const replaced = `Object.assign(exports,(init_${own}(),`
  expect([...texts.values()].filter((text) => text.includes(replaced))).toHaveLength(1)
})

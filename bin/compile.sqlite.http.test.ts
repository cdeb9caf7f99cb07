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

const holds = (words: string) => [...texts.values()].some((text) => text.includes(words))

test("what hands over to Remix's router in the browser is replaced by what hands over nothing", () => {
  expect(holds('Object.assign(exports,(init_no_hand_over(),')).toBe(true)
})

test("Remix's own calling of loaders is not in the build, which has ours in its place", () => {
  expect(holds('init_loader_calls')).toBe(true)
  expect(holds('stripRoutesParam')).toBe(false)
})

import { expect, test } from 'vitest'
import { jsonDownload } from './json-download.server'

const { signal } = new AbortController()

async function* list<Item>(...items: Item[]) {
  yield* items
}

const download = (...fields: object[]) => jsonDownload({ name: 'copie', fields: list(...fields), signal })

test('a JSON file is a download that is not cached', async () => {
  const { headers } = await download({})

  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="copie.json"',
    'cache-control': 'private, no-store',
  })
})

test.each<[string, object[], object]>([
  ['nothing', [], {}],
  [
    'fields',
    [{ user: { name: 'Élodie' } }, { day: new Date(0) }],
    { user: { name: 'Élodie' }, day: new Date(0) },
  ],
  ['no portion', [{ results: list() }], { results: [] }],
  ['portions', [{ results: list([1, 2], [3]), after: null }], { results: [1, 2, 3], after: null }],
  [
    'portions in a list',
    [{ talks: [{ words: list(['a'], ['b']) }, {}] }],
    { talks: [{ words: ['a', 'b'] }, {}] },
  ],
  ['portions in an object', [{ acts: { own: list(['a']) } }], { acts: { own: ['a'] } }],
])('a JSON file of %s is what JSON.stringify would make of it', async (_what, fields, whole) => {
  expect(await (await download(...fields)).text()).toBe(JSON.stringify(whole))
})

test('a JSON file holds a few portions, however many there are', async () => {
  let read = 0
  async function* endless() {
    for (;;) yield [`${(read += 1)}`.padEnd(70_000)]
  }
  const file = await download({ results: endless() })
  const reader = file.body!.getReader()
  await reader.read()

  await expect.poll(() => read).toBeGreaterThan(1)
  expect(read).toBeLessThanOrEqual(3)
  await reader.cancel()
})

test('a JSON file is not read on when the client has gone', async () => {
  let read = 0
  async function* hundred() {
    while (read < 100) yield [`${(read += 1)}`.padEnd(70_000)]
  }
  const leaving = new AbortController()
  const fields = list({ results: hundred() })
  const file = await jsonDownload({ name: 'copie', fields, signal: leaving.signal })
  leaving.abort()

  await file.text()

  expect(read).toBeLessThanOrEqual(3)
})

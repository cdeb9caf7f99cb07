import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentMemory } from './document-memory'

const camille = { firstName: 'Camille', since: new Date('2026-03-02T12:00:00Z') }

const TEN_MINUTES = 10 * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is made of the same is kept the third time that its reader asks, and found the fourth', () => {
  const { find, rendered } = openMemory()
  const [first, second, third, fourth] = [1, 2, 3, 4].map(() =>
    find(['/dashboard', { viewer: { ...camille } }]),
  )

  expect(new Set([first, second, String(third)]).size).toBe(3)
  expect(fourth).toBe(third)
  expect(rendered()).toBe(3)
})

test('of a request that nobody has made before, nothing is looked at', () => {
  const { remembered } = openMemory()
  const unread = new Proxy(camille, { ownKeys: () => expect.unreachable() })

  expect(remembered('/dashboard', [unread])).toBe('document 1')
  expect(() => remembered('/dashboard', [unread])).toThrow()
})

test.each<[string, unknown[]]>([
  ['another address', ['/theory', { viewer: camille }]],
  ['another reader', ['/dashboard', { viewer: { ...camille, firstName: 'Karim' } }]],
  ['another moment', ['/dashboard', { viewer: { ...camille, since: new Date('2026-03-02T12:00:01Z') } }]],
  ['a text that reads like it', ['/dashboard', { viewer: { ...camille, since: camille.since.toJSON() } }]],
  ['something that is missing', ['/dashboard', { viewer: { firstName: 'Camille' } }]],
])('%s is rendered by itself', (_what, madeOf) => {
  const { find } = openMemory()
  const kept = keep(find, ['/dashboard', { viewer: camille }])

  expect(keep(find, madeOf)).not.toEqual(kept)
})

test.each<[string, () => unknown]>([
  ['a URL', () => new URL('https://example.com/')],
  ['a Map', () => new Map([[1, 'one']])],
  ['a function', () => () => 1],
  [
    'an object of a class',
    () =>
      new (class Secret {
        readonly #key = 1
        key = () => this.#key
      })(),
  ],
])('%s cannot be told from another: what is made of it is never kept', (_what, make) => {
  const { find, rendered } = openMemory()
  for (let asked = 0; asked < 4; asked += 1) find(['/', { list: [make()] }])

  expect(rendered()).toBe(4)
})

test('a fault is not kept', () => {
  const remembered = createDocumentMemory()
  const fails = () => {
    throw new Error('no luck')
  }

  for (let asked = 0; asked < 3; asked += 1) expect(() => remembered('/', ['/'], fails)).toThrow('no luck')
  expect(String(remembered('/', ['/'], () => 'a page'))).toBe('a page')
})

test('what was not asked for the longest makes room', () => {
  const { find, rendered } = openMemory({ bytes: 150 })
  for (const address of ['/a', '/b']) keep(find, [address])
  find(['/a'])
  keep(find, ['/c'])
  expect(rendered()).toBe(9)

  find(['/a'])
  expect(rendered()).toBe(9)
  find(['/b'])
  expect(rendered()).toBe(10)
})

test('after ten minutes nothing is left of it, but that it was asked for', () => {
  const { find, rendered } = openMemory({ clock: { now: () => Date.now() } })
  keep(find, ['/dashboard'])
  vi.advanceTimersByTime(TEN_MINUTES + 2)
  expect(vi.getTimerCount()).toBe(0)

  find(['/dashboard'])
  expect(rendered()).toBe(4)
})

type Find = (madeOf: unknown[]) => string | Buffer

/** Asks as often as it takes. */
function keep(find: Find, madeOf: unknown[]) {
  find(madeOf)
  find(madeOf)
  return find(madeOf)
}

/** Of documents that tell how many there were before. */
function openMemory(limits?: Parameters<typeof createDocumentMemory>[0]) {
  const memory = createDocumentMemory(limits)
  let count = 0
  const remembered = (request: string, madeOf: unknown[]) =>
    memory(request, madeOf, () => `document ${(count += 1)}`)
  return {
    remembered,
    /** By the same reader each time. */
    find: (madeOf: unknown[]) => remembered(String(madeOf[0]), madeOf),
    rendered: () => count,
  }
}

import { expect, test } from 'vitest'
import { createDocumentMemory } from './document-memory'

const camille = { firstName: 'Camille', since: new Date('2026-03-02T12:00:00Z') }

test('what is made of the same is rendered once', () => {
  const { find, rendered } = openMemory()

  const first = find(['/dashboard', { viewer: { ...camille } }])
  const again = find(['/dashboard', { viewer: { ...camille } }])

  expect(again).toBe(first)
  expect(rendered()).toBe(1)
})

test.each([
  ['another address', ['/theory', { viewer: camille }]],
  ['another reader', ['/dashboard', { viewer: { ...camille, firstName: 'Karim' } }]],
  ['another moment', ['/dashboard', { viewer: { ...camille, since: new Date('2026-03-02T12:00:01Z') } }]],
  ['a text that reads like it', ['/dashboard', { viewer: { ...camille, since: camille.since.toJSON() } }]],
  ['something that is missing', ['/dashboard', { viewer: { firstName: 'Camille' } }]],
])('%s is rendered by itself', (_what, madeOf) => {
  const { find, rendered } = openMemory()
  const first = find(['/dashboard', { viewer: camille }])

  expect(find(madeOf)).not.toEqual(first)
  expect(rendered()).toBe(2)
})

test('a fault is not kept', () => {
  const remembered = createDocumentMemory()
  const fails = () => {
    throw new Error('no luck')
  }

  expect(() => remembered(['/'], fails)).toThrow('no luck')
  expect(remembered(['/'], () => 'a page').toString()).toBe('a page')
})

test('what was not asked for the longest makes room', () => {
  const { find, rendered } = openMemory({ bytes: 150 })
  for (const address of ['/a', '/b', '/c', '/c', '/a']) find([address])

  expect(rendered()).toBe(4)
})

/** Of documents that tell how many there were before. */
function openMemory(limits?: Parameters<typeof createDocumentMemory>[0]) {
  const remembered = createDocumentMemory(limits)
  let count = 0
  return {
    find: (madeOf: readonly unknown[]) => remembered(madeOf, () => `document ${(count += 1)}`),
    rendered: () => count,
  }
}

import { beforeEach, expect, test, vi } from 'vitest'
import { tabStore } from './answer-store'

const ANSWER = { number: 3, userAnswer: 'B', secondsLeft: 210.5 } as const
const MARK = { number: 3, isMarked: false }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  return () => vi.unstubAllGlobals()
})

test('the answer store has a key for each exam, removed once nothing waits', () => {
  tabStore(1).write([ANSWER, MARK])

  expect(tabStore(1).read()).toEqual([ANSWER, MARK])
  expect(tabStore(2).read()).toEqual([])
  tabStore(1).write([])
  expect(stored.size).toBe(0)
})

test.each([
  ['is refused', refuse],
  ['is none', () => null],
])('the answer store works where storage %s', (_what, open) => {
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: open }))

  expect(() => tabStore(1).write([ANSWER])).not.toThrow()
  expect(tabStore(1).read()).toEqual([])
})

test.each([
  'no JSON',
  '{}',
  '[[1,"B",120]]',
  '[{"number":1,"userAnswer":"D","secondsLeft":1}]',
  '[{"number":1,"isMarked":"yes"}]',
])('the answer store sends nothing of %s, which this page did not write', (text) => {
  stored.set('exam-1', text)

  expect(tabStore(1).read()).toEqual([])
})

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

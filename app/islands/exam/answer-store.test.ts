import { beforeEach, expect, test, vi } from 'vitest'
import { tabStore } from './answer-store'

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

test('each exam has a place of its own, which is gone once nothing waits', () => {
  const answers = new Map([[3, { letter: 'B', secondsLeft: 210.5 } as const]])
  tabStore(1, 10).write(answers)

  expect(tabStore(1, 10).read()).toEqual(answers)
  expect(tabStore(2, 10).read().size).toBe(0)
  tabStore(1, 10).write(new Map())
  expect(stored.size).toBe(0)
})

test('what a page of before has left, which kept no moments, is read as well', () => {
  stored.set('exam-1', '[[3,"B"]]')

  expect(tabStore(1, 10).read()).toEqual(new Map([[3, { letter: 'B' }]]))
})

test.each([
  'zut',
  '{}',
  'null',
  '[1]',
  '[["1","A"]]',
  '[[1,"D"]]',
  '[[99,"A"]]',
  '[[0,"A"]]',
  '[[1,"A","2"]]',
])('%s is no list of answers', (written) => {
  stored.set('exam-1', written)

  expect(tabStore(1, 10).read().size).toBe(0)
})

test('a full storage is no reason not to go on', () => {
  window.sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  expect(() => tabStore(1, 10).write(new Map([[1, { letter: 'A' }]]))).not.toThrow()
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerOutbox } from './answer-outbox'
import type { Reply } from './attempt-client'
import type { AnswerStore } from './answer-store'
import {
  AWAY,
  createServer,
  createStore,
  OFFLINE,
  openOutbox,
  rest,
  running,
  SAVED,
  type TestServer,
} from '#test/outbox'

const SIGNED_OUT: Reply = { kind: 'signed-out' }
const OVER: Reply = { kind: 'over', location: '/results' }

let server: TestServer
let store: AnswerStore
let outbox: AnswerOutbox

beforeEach(() => {
  vi.useFakeTimers()
  server = createServer()
  store = createStore()
  outbox = openOutbox(server, store)
  return () => vi.useRealTimers()
})

describe('a session that ended', () => {
  test('keeps the answers, and does not try by itself', async () => {
    server.replies = [SIGNED_OUT]
    outbox.put(1, 'A')
    await vi.advanceTimersByTimeAsync(60_000)

    expect(outbox.snapshot().state).toBe('signed-out')
    expect(server.received).toHaveLength(1)
    expect(store.read()).toEqual(new Map([[1, { letter: 'A', secondsLeft: 60 }]]))
  })

  test('is over when the page is seen again after a sign-in', async () => {
    server.replies = [SIGNED_OUT]
    outbox.put(1, 'A')
    await rest()
    await outbox.check()
    await rest()

    expect(outbox.snapshot().state).toBe('settled')
    expect(store.read().size).toBe(0)
  })

  test('is noticed by a page that only looks', async () => {
    server.replies = [SIGNED_OUT]
    await outbox.check()

    expect(outbox.snapshot().state).toBe('signed-out')
  })
})

test('an unavailable site is distinguished from an unavailable network, and retried alike', async () => {
  server.replies = [OFFLINE, AWAY, AWAY]
  outbox.put(1, 'A')
  await rest()
  expect(outbox.snapshot().state).toBe('offline')

  await vi.advanceTimersByTimeAsync(1000)
  expect(outbox.snapshot().state).toBe('unavailable')
  await vi.advanceTimersByTimeAsync(6000)
  expect(outbox.snapshot().state).toBe('settled')
})

test('what another tab has saved is seen, but not over what waits here', async () => {
  server.replies = [running([[1, 'C']])]
  await outbox.check()
  expect(outbox.snapshot().marked).toEqual(new Map([[1, 'C']]))

  const confirm = server.holdBack()
  outbox.put(2, 'A')
  outbox.put(1, 'B')
  server.replies = [OFFLINE]
  confirm(
    running([
      [1, 'C'],
      [2, 'A'],
    ]),
  )
  await rest()

  expect(outbox.snapshot().marked).toEqual(
    new Map([
      [1, 'B'],
      [2, 'A'],
    ]),
  )
})

describe('a look at how the exam stands', () => {
  test('while which an answer is marked leaves that answer on its way', async () => {
    const tell = server.holdBack()
    const looking = outbox.check()
    const confirm = server.holdBack()
    outbox.put(1, 'B')
    tell(running([]))
    await looking

    expect(outbox.snapshot()).toMatchObject({ state: 'sending', marked: new Map([[1, 'B']]) })
    confirm(SAVED)
  })

  test('that arrives late discards no answer saved since', async () => {
    const tell = server.holdBack()
    const looking = outbox.check()
    server.replies = [running([[1, 'B']])]
    outbox.put(1, 'B')
    await rest()
    tell(running([]))
    await looking

    expect(outbox.snapshot()).toMatchObject({ state: 'settled', marked: new Map([[1, 'B']]) })
  })

  test('is one at a time', async () => {
    const tell = server.holdBack()
    const looks = [outbox.check(), outbox.check(), outbox.check()]
    tell(SAVED)
    await Promise.all(looks)

    expect(server.asked()).toBe(1)
  })
})

test('a browser in which somebody else has signed in keeps the answers', async () => {
  server.replies = [{ kind: 'not-yours' }]
  outbox.put(1, 'A')
  await rest()

  expect(store.read()).toEqual(new Map([[1, { letter: 'A', secondsLeft: 60 }]]))
})

test('an exam that is over keeps nothing, and says where it leads', async () => {
  const told: Reply[] = []
  outbox.onReply((reply) => told.push(reply))
  server.replies = [OVER]
  outbox.put(1, 'A')
  await rest()

  expect(told).toEqual([OVER])
  expect(store.read().size).toBe(0)
})

test('a look while the network is away changes nothing', async () => {
  const told: Reply[] = []
  outbox.onReply((reply) => told.push(reply))
  server.replies = [OFFLINE]
  await outbox.check()

  expect(told).toEqual([])
  expect(outbox.snapshot().state).toBe('settled')
})

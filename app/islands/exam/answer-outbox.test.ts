import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AnswerOutbox } from './answer-outbox'
import type { AnswerStore } from './answer-store'
import type { Reply } from './attempt-client'
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

describe('an answer', () => {
  test('is on its way until the server has confirmed it', async () => {
    const confirm = server.holdBack()
    outbox.choose(1, 'B')

    expect(outbox.snapshot().state).toBe('sending')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
    expect(server.received).toEqual([{ 1: 'B' }])
  })

  test('that is changed while it is on its way is sent again', async () => {
    const confirm = server.holdBack()
    outbox.choose(1, 'B')
    outbox.choose(1, 'C')
    confirm(SAVED)
    await rest()

    expect(server.received).toEqual([{ 1: 'B' }, { 1: 'C' }])
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('goes with all others that wait meanwhile, in one request', async () => {
    const confirm = server.holdBack()
    outbox.choose(1, 'A')
    outbox.choose(2, 'B')
    outbox.choose(3, 'C')
    confirm(SAVED)
    await rest()

    expect(server.received[1]).toEqual({ 2: 'B', 3: 'C' })
  })
})

describe('the moment at which an answer was chosen', () => {
  test('goes with it however often it is sent, also by the next page of this tab', async () => {
    let secondsLeft = 250.25
    outbox = openOutbox(server, store, () => secondsLeft)
    server.replies = [OFFLINE, OFFLINE]
    outbox.choose(1, 'A')
    await rest()
    secondsLeft = 200
    outbox.send()
    await rest()
    openOutbox(server, store, () => secondsLeft)
    await rest()

    expect(server.moments).toEqual([[250.25], [250.25], [250.25]])
  })

  test('is never before that of the answer before it, also when the clock was corrected', async () => {
    let secondsLeft = 100
    outbox = openOutbox(server, store, () => secondsLeft)
    outbox.choose(1, 'A')
    await rest()
    secondsLeft = 102
    outbox.choose(1, 'B')
    await rest()

    expect(server.moments).toEqual([[100], [100]])
  })
})

describe('a mark', () => {
  const markedIn = (opened: AnswerOutbox) => [...opened.snapshot().marked]

  test('shows at once, and goes with the answers that wait', async () => {
    server.replies = [OFFLINE]
    outbox.choose(1, 'B')
    outbox.mark(1, true)
    outbox.mark(3, true)
    outbox.mark(3, false)
    await rest()
    expect(markedIn(outbox)).toEqual([1])
    server.replies = [running({ 1: 'B' }, [1])]
    outbox.send()
    await rest()

    expect([server.received[1], server.marks[1]]).toEqual([{ 1: 'B' }, { 1: true, 3: false }])
    expect(markedIn(outbox)).toEqual([1])
  })

  test('that the page came with is taken away, also by the next page of this tab', async () => {
    server.replies = [OFFLINE]
    const come = new AnswerOutbox(server.client, store, () => 60, [2, 4])
    come.open()
    come.mark(2, false)
    expect(markedIn(come)).toEqual([4])
    await rest()

    const next = new AnswerOutbox(server.client, store, () => 60, [2, 4])
    server.replies = [OFFLINE]
    next.open()
    expect(markedIn(next)).toEqual([4])
  })
})

test('an answer that a newer one of another tab has superseded gives way to it', async () => {
  server.replies = [running({ 1: 'C' })]
  outbox.choose(1, 'A')
  await rest()

  expect(outbox.snapshot().state).toBe('settled')
  expect(lettersIn(outbox)).toEqual({ 1: 'C' })
})

describe('without a network', () => {
  test('answers are kept, tried again ever more rarely, and sent once it is back', async () => {
    server.replies = [OFFLINE, OFFLINE, OFFLINE]
    outbox.choose(1, 'A')
    await rest()
    expect(outbox.snapshot().state).toBe('offline')

    await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(1999)
    expect(server.received).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.received).toHaveLength(3)

    await vi.advanceTimersByTimeAsync(4000)
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('the state says so until something has arrived, also while it is tried', async () => {
    server.replies = [OFFLINE]
    outbox.choose(1, 'A')
    await rest()
    const confirm = server.holdBack()
    outbox.send()

    expect(outbox.snapshot().state).toBe('offline')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('answers that were kept survive an answer that is given before the next page is opened', async () => {
    server.replies = [OFFLINE]
    outbox.choose(4, 'C')
    outbox.choose(5, 'A')
    await rest()

    const next = new AnswerOutbox(server.client, store, () => 50)
    server.replies = [OFFLINE]
    next.choose(5, 'B')
    expect(store.read().map(({ number }) => number)).toEqual([4, 5])
    next.open()
    expect(lettersIn(next)).toEqual({ 4: 'C', 5: 'B' })
    await vi.advanceTimersByTimeAsync(1000)

    expect(server.received.at(-1)).toEqual({ 4: 'C', 5: 'B' })
    expect(store.read()).toEqual([])
  })

  test('settling waits until all has arrived', async () => {
    server.replies = [OFFLINE, OFFLINE]
    outbox.choose(1, 'A')

    await expectDone(outbox.settle(), 3000)
  })
})

test('at the end of the time, what hangs is given up and sent again at once', async () => {
  server.hang()
  outbox.choose(1, 'A')
  await vi.advanceTimersByTimeAsync(3000)
  server.replies = [OFFLINE, OFFLINE]

  await expectDone(outbox.settle({ urgent: true }), 1500)
})

test('what hangs is given up after ten seconds', async () => {
  server.hang()
  outbox.choose(1, 'A')
  await vi.advanceTimersByTimeAsync(9999)
  expect(outbox.snapshot().state).toBe('sending')

  await vi.advanceTimersByTimeAsync(1)
  expect(outbox.snapshot().state).toBe('offline')
})

test('settling with nothing to send still asks whether the server is there', async () => {
  server.replies = [OFFLINE]

  await expectDone(outbox.settle(), 1000)
})

describe('a session that ended', () => {
  test('keeps the answers, and does not try by itself', async () => {
    server.replies = [SIGNED_OUT]
    outbox.choose(1, 'A')
    await vi.advanceTimersByTimeAsync(60_000)

    expect(outbox.snapshot().state).toBe('signed-out')
    expect(server.received).toHaveLength(1)
    expect(store.read()).toEqual([{ number: 1, userAnswer: 'A', secondsLeft: 60 }])
  })

  test('is over when the page is seen again after a sign-in', async () => {
    server.replies = [SIGNED_OUT]
    outbox.choose(1, 'A')
    await rest()
    await outbox.check()
    await rest()

    expect(outbox.snapshot().state).toBe('settled')
    expect(store.read()).toEqual([])
  })

  test('is noticed by a page that only looks', async () => {
    server.replies = [SIGNED_OUT]
    await outbox.check()

    expect(outbox.snapshot().state).toBe('signed-out')
  })
})

test('an unavailable site is distinguished from an unavailable network, and retried alike', async () => {
  server.replies = [OFFLINE, AWAY, AWAY]
  outbox.choose(1, 'A')
  await rest()
  expect(outbox.snapshot().state).toBe('offline')

  await vi.advanceTimersByTimeAsync(1000)
  expect(outbox.snapshot().state).toBe('unavailable')
  await vi.advanceTimersByTimeAsync(6000)
  expect(outbox.snapshot().state).toBe('settled')
})

test('what another tab has saved is seen, but not over what waits here', async () => {
  server.replies = [running({ 1: 'C' })]
  await outbox.check()
  expect(lettersIn(outbox)).toEqual({ 1: 'C' })

  const confirm = server.holdBack()
  outbox.choose(2, 'A')
  outbox.choose(1, 'B')
  server.replies = [OFFLINE]
  confirm(running({ 1: 'C', 2: 'A' }))
  await rest()

  expect(lettersIn(outbox)).toEqual({ 1: 'B', 2: 'A' })
})

describe('a look at how the exam stands', () => {
  test('while which an answer is marked leaves that answer on its way', async () => {
    const tell = server.holdBack()
    const looking = outbox.check()
    const confirm = server.holdBack()
    outbox.choose(1, 'B')
    tell(running([]))
    await looking

    expect(outbox.snapshot().state).toBe('sending')
    expect(lettersIn(outbox)).toEqual({ 1: 'B' })
    confirm(SAVED)
  })

  test('that arrives late discards no answer saved since', async () => {
    const tell = server.holdBack()
    const looking = outbox.check()
    server.replies = [running({ 1: 'B' })]
    outbox.choose(1, 'B')
    await rest()
    tell(running([]))
    await looking

    expect(outbox.snapshot().state).toBe('settled')
    expect(lettersIn(outbox)).toEqual({ 1: 'B' })
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
  outbox.choose(1, 'A')
  await rest()

  expect(store.read()).toEqual([{ number: 1, userAnswer: 'A', secondsLeft: 60 }])
})

test('an exam that is over keeps nothing, and says where it leads', async () => {
  const told: Reply[] = []
  outbox.listen({ replied: (reply) => told.push(reply) })
  server.replies = [OVER]
  outbox.choose(1, 'A')
  await rest()

  expect(told).toEqual([OVER])
  expect(store.read()).toEqual([])
})

test('a look while the network is away changes nothing', async () => {
  const told: Reply[] = []
  outbox.listen({ replied: (reply) => told.push(reply) })
  server.replies = [OFFLINE]
  await outbox.check()

  expect(told).toEqual([])
  expect(outbox.snapshot().state).toBe('settled')
})

function lettersIn(opened: AnswerOutbox) {
  return Object.fromEntries(opened.snapshot().letters)
}

/** It is done after this many milliseconds, not earlier. */
async function expectDone(settling: Promise<void>, ms: number) {
  const done = vi.fn()
  void settling.then(done)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
}

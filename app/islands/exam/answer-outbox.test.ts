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
} from '#test/harness/outbox'

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
  test('is being sent until the server has confirmed it', async () => {
    const confirm = server.holdBack()
    outbox.choose(1, 'B')

    expect(outbox.snapshot().state).toBe('sending')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
    expect(server.received).toEqual([{ 1: 'B' }])
  })

  test('is sent again when it changes while it is being sent', async () => {
    const confirm = server.holdBack()
    outbox.choose(1, 'B')
    outbox.choose(1, 'C')
    confirm(SAVED)
    await rest()

    expect(server.received).toEqual([{ 1: 'B' }, { 1: 'C' }])
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('is sent with all others that wait, in one request', async () => {
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
  test('stays the same in each try, also of the next page of this tab', async () => {
    let secondsLeft = 250.25
    outbox = openOutbox(server, store, () => secondsLeft)
    await chooseFor(OFFLINE, OFFLINE)
    secondsLeft = 200
    outbox.send()
    await rest()
    openOutbox(server, store, () => secondsLeft)
    await rest()

    expect(server.moments).toEqual([[250.25], [250.25], [250.25]])
  })

  test('is never before the previous one, even if the clock was corrected', async () => {
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

  test('of the loaded page is taken away, also for the next page of this tab', async () => {
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

test('an answer gives way to a newer one of another tab', async () => {
  await chooseFor(running({ 1: 'C' }))

  expect(outbox.snapshot().state).toBe('settled')
  expect(lettersIn(outbox)).toEqual({ 1: 'C' })
})

describe('without a network', () => {
  test('answers are kept, tried ever more rarely, and sent afterwards', async () => {
    await chooseFor(OFFLINE, OFFLINE, OFFLINE)
    expect(outbox.snapshot().state).toBe('offline')

    await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(1999)
    expect(server.received).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.received).toHaveLength(3)

    await vi.advanceTimersByTimeAsync(4000)
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('the state says so until an answer has arrived', async () => {
    await chooseFor(OFFLINE)
    const confirm = server.holdBack()
    outbox.send()

    expect(outbox.snapshot().state).toBe('offline')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('kept answers survive an answer given before the next page opens', async () => {
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

  test('settling answers waits until all have arrived', async () => {
    server.replies = [OFFLINE, OFFLINE]
    outbox.choose(1, 'A')

    await expectDone(outbox.settle(), 3000)
  })
})

test('the end of the time aborts a hanging request and sends it again', async () => {
  server.hang()
  outbox.choose(1, 'A')
  await vi.advanceTimersByTimeAsync(3000)
  server.replies = [OFFLINE, OFFLINE]

  await expectDone(outbox.settle({ urgent: true }), 1500)
})

test('a hanging request is aborted after ten seconds', async () => {
  server.hang()
  outbox.choose(1, 'A')
  await vi.advanceTimersByTimeAsync(9999)
  expect(outbox.snapshot().state).toBe('sending')

  await vi.advanceTimersByTimeAsync(1)
  expect(outbox.snapshot().state).toBe('offline')
})

test('settling without an answer still asks whether the server is there', async () => {
  server.replies = [OFFLINE]

  await expectDone(outbox.settle(), 1000)
})

describe('a session that ended during an exam', () => {
  test.each<Reply>([SIGNED_OUT, { kind: 'not-yours' }])(
    'keeps the answers, and does not try by itself: $kind',
    async (reply) => {
      await chooseFor(reply)
      await vi.advanceTimersByTimeAsync(60_000)

      expect(server.received).toHaveLength(1)
      expect(store.read()).toEqual([{ number: 1, userAnswer: 'A', secondsLeft: 60 }])
    },
  )

  test('is noticed as renewed when the page is seen again after a sign-in', async () => {
    await chooseFor(SIGNED_OUT)
    expect(outbox.snapshot().state).toBe('signed-out')
    await outbox.check()
    await rest()

    expect(outbox.snapshot().state).toBe('settled')
    expect(store.read()).toEqual([])
  })

  test('is noticed by a page that only asks for the state', async () => {
    server.replies = [SIGNED_OUT]
    await outbox.check()

    expect(outbox.snapshot().state).toBe('signed-out')
  })
})

test('a server that is away is told from a network that is, retried alike', async () => {
  await chooseFor(OFFLINE, AWAY, AWAY)
  expect(outbox.snapshot().state).toBe('offline')

  await vi.advanceTimersByTimeAsync(1000)
  expect(outbox.snapshot().state).toBe('unavailable')
  await vi.advanceTimersByTimeAsync(6000)
  expect(outbox.snapshot().state).toBe('settled')
})

test('answers of another tab are shown, but not over those that wait here', async () => {
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

describe('asking for the state of an exam', () => {
  test('leaves an answer that is given meanwhile as being sent', async () => {
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

  test('discards no answer that was saved before its late reply', async () => {
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

  test('happens once at a time', async () => {
    const tell = server.holdBack()
    const looks = [outbox.check(), outbox.check(), outbox.check()]
    tell(SAVED)
    await Promise.all(looks)

    expect(server.asked()).toBe(1)
  })
})

test('an exam that is over stores nothing, and leads to its result', async () => {
  const told: Reply[] = []
  outbox.listen({ replied: (reply) => told.push(reply) })
  await chooseFor(OVER)

  expect(told).toEqual([OVER])
  expect(store.read()).toEqual([])
})

test('asking for the state without a network changes nothing', async () => {
  const told: Reply[] = []
  outbox.listen({ replied: (reply) => told.push(reply) })
  server.replies = [OFFLINE]
  await outbox.check()

  expect(told).toEqual([])
  expect(outbox.snapshot().state).toBe('settled')
})

async function chooseFor(...replies: Reply[]) {
  server.replies = replies
  outbox.choose(1, 'A')
  await rest()
}

function lettersIn(opened: AnswerOutbox) {
  return Object.fromEntries(opened.snapshot().letters)
}

async function expectDone(settling: Promise<void>, ms: number) {
  const done = vi.fn()
  void settling.then(done)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
}

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AnswerOutbox } from './answer-outbox'
import type { AnswerStore } from './answer-store'
import {
  createServer,
  createStore,
  OFFLINE,
  openOutbox,
  rest,
  running,
  SAVED,
  type TestServer,
} from '#test/outbox'

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
    outbox.put(1, 'B')

    expect(outbox.snapshot().state).toBe('sending')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
    expect(server.received).toEqual([[[1, 'B']]])
  })

  test('that is changed while it is on its way is sent again', async () => {
    const confirm = server.holdBack()
    outbox.put(1, 'B')
    outbox.put(1, 'C')
    confirm(SAVED)
    await rest()

    expect(server.received).toEqual([[[1, 'B']], [[1, 'C']]])
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('goes with all others that wait meanwhile, in one request', async () => {
    const confirm = server.holdBack()
    outbox.put(1, 'A')
    outbox.put(2, 'B')
    outbox.put(3, 'C')
    confirm(SAVED)
    await rest()

    expect(server.received[1]).toEqual([
      [2, 'B'],
      [3, 'C'],
    ])
  })
})

describe('the moment at which an answer was chosen', () => {
  test('goes with it however often it is sent, also by the next page of this tab', async () => {
    let secondsLeft = 250.25
    outbox = openOutbox(server, store, () => secondsLeft)
    server.replies = [OFFLINE, OFFLINE]
    outbox.put(1, 'A')
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
    outbox.put(1, 'A')
    await rest()
    secondsLeft = 102
    outbox.put(1, 'B')
    await rest()

    expect(server.moments).toEqual([[100], [100]])
  })
})

test('an answer that a newer one of another tab has superseded gives way to it', async () => {
  server.replies = [running([[1, 'C']])]
  outbox.put(1, 'A')
  await rest()

  expect(outbox.snapshot()).toMatchObject({ state: 'settled', marked: new Map([[1, 'C']]) })
})

describe('without a network', () => {
  test('answers are kept, tried again ever more rarely, and sent once it is back', async () => {
    server.replies = [OFFLINE, OFFLINE, OFFLINE]
    outbox.put(1, 'A')
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
    outbox.put(1, 'A')
    await rest()
    const confirm = server.holdBack()
    outbox.send()

    expect(outbox.snapshot().state).toBe('offline')
    confirm(SAVED)
    await rest()
    expect(outbox.snapshot().state).toBe('settled')
  })

  test('answers survive the page, in this tab', async () => {
    server.replies = [OFFLINE]
    outbox.put(4, 'C')
    await rest()

    const next = openOutbox(server, store)
    expect(next.snapshot().marked).toEqual(new Map([[4, 'C']]))
    await rest()

    expect(server.received.at(-1)).toEqual([[4, 'C']])
    expect(store.read().size).toBe(0)
  })

  test('answers that were kept survive an answer that is given before the next page is opened', async () => {
    server.replies = [OFFLINE]
    outbox.put(4, 'C')
    outbox.put(5, 'A')
    await rest()

    const next = new AnswerOutbox(server.client, store, () => 50)
    server.replies = [OFFLINE]
    next.put(5, 'B')
    expect([...store.read().keys()]).toEqual([4, 5])
    next.open()
    expect(next.snapshot().marked).toEqual(
      new Map([
        [4, 'C'],
        [5, 'B'],
      ]),
    )
    await vi.advanceTimersByTimeAsync(1000)

    expect(server.received.at(-1)).toEqual([
      [4, 'C'],
      [5, 'B'],
    ])
    expect(store.read().size).toBe(0)
  })

  test('settling waits until all has arrived', async () => {
    server.replies = [OFFLINE, OFFLINE]
    outbox.put(1, 'A')
    const settled = vi.fn()
    void outbox.settle().then(settled)

    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
  })
})

test('at the end of the time, what hangs is given up and sent again at once', async () => {
  server.hang()
  outbox.put(1, 'A')
  await vi.advanceTimersByTimeAsync(3000)
  server.replies = [OFFLINE, OFFLINE]
  const settled = vi.fn()
  void outbox.settle({ urgent: true }).then(settled)

  await vi.advanceTimersByTimeAsync(1499)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
})

test('what hangs is given up after ten seconds', async () => {
  server.hang()
  outbox.put(1, 'A')
  await vi.advanceTimersByTimeAsync(9999)
  expect(outbox.snapshot().state).toBe('sending')

  await vi.advanceTimersByTimeAsync(1)
  expect(outbox.snapshot().state).toBe('offline')
})

test('settling with nothing to send still asks whether the server is there', async () => {
  server.replies = [OFFLINE]
  const settled = vi.fn()
  void outbox.settle().then(settled)
  await rest()

  expect(settled).not.toHaveBeenCalled()
  expect(outbox.snapshot().state).toBe('offline')
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled).toHaveBeenCalledOnce()
})

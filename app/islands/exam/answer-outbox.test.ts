import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter } from '../../../modules/exams'
import { AnswerOutbox } from './answer-outbox'
import type { AttemptClient, Reply } from './attempt-client'
import type { Shelf } from './shelf'

const SAVED: Reply = { kind: 'running', remainingSeconds: 120, answers: [] }
const OFFLINE: Reply = { kind: 'unreachable' }
const SIGNED_OUT: Reply = { kind: 'signed-out' }
const OVER: Reply = { kind: 'over', location: '/results' }

let server: ReturnType<typeof createServer>
let shelf: Shelf
let outbox: AnswerOutbox

beforeEach(() => {
  vi.useFakeTimers()
  server = createServer()
  shelf = createShelf()
  outbox = openOutbox()
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

    const next = openOutbox()
    expect(next.snapshot().marked).toEqual(new Map([[4, 'C']]))
    await rest()

    expect(server.received.at(-1)).toEqual([[4, 'C']])
    expect(shelf.read().size).toBe(0)
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

describe('a session that ended', () => {
  test('keeps the answers, and does not try by itself', async () => {
    server.replies = [SIGNED_OUT]
    outbox.put(1, 'A')
    await vi.advanceTimersByTimeAsync(60_000)

    expect(outbox.snapshot().state).toBe('signed-out')
    expect(server.received).toHaveLength(1)
    expect(shelf.read()).toEqual(new Map([[1, 'A']]))
  })

  test('is over when the page is seen again after a sign-in', async () => {
    server.replies = [SIGNED_OUT]
    outbox.put(1, 'A')
    await rest()
    await outbox.check()
    await rest()

    expect(outbox.snapshot().state).toBe('settled')
    expect(shelf.read().size).toBe(0)
  })

  test('is noticed by a page that only looks', async () => {
    server.replies = [SIGNED_OUT]
    await outbox.check()

    expect(outbox.snapshot().state).toBe('signed-out')
  })
})

test('what another tab has saved is seen, but not over what waits here', async () => {
  server.replies = [{ kind: 'running', remainingSeconds: 60, answers: [[1, 'C']] }]
  await outbox.check()
  expect(outbox.snapshot().marked).toEqual(new Map([[1, 'C']]))

  const confirm = server.holdBack()
  outbox.put(2, 'A')
  outbox.put(1, 'B')
  server.replies = [OFFLINE]
  confirm({
    kind: 'running',
    remainingSeconds: 60,
    answers: [
      [1, 'C'],
      [2, 'A'],
    ],
  })
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
    tell({ kind: 'running', remainingSeconds: 60, answers: [] })
    await looking

    expect(outbox.snapshot()).toMatchObject({ state: 'sending', marked: new Map([[1, 'B']]) })
    confirm(SAVED)
  })

  test('that is told late takes no answer away that was saved meanwhile', async () => {
    const tell = server.holdBack()
    const looking = outbox.check()
    server.replies = [{ kind: 'running', remainingSeconds: 60, answers: [[1, 'B']] }]
    outbox.put(1, 'B')
    await rest()
    tell({ kind: 'running', remainingSeconds: 60, answers: [] })
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

  expect(shelf.read()).toEqual(new Map([[1, 'A']]))
})

test('an exam that is over keeps nothing, and says where it leads', async () => {
  const told: Reply[] = []
  outbox.onReply((reply) => told.push(reply))
  server.replies = [OVER]
  outbox.put(1, 'A')
  await rest()

  expect(told).toEqual([OVER])
  expect(shelf.read().size).toBe(0)
})

test('whoever looks while the network is away is told nothing new', async () => {
  const told: Reply[] = []
  outbox.onReply((reply) => told.push(reply))
  server.replies = [OFFLINE]
  await outbox.check()

  expect(told).toEqual([])
  expect(outbox.snapshot().state).toBe('settled')
})

function openOutbox(): AnswerOutbox {
  const opened = new AnswerOutbox(server.client, shelf)
  opened.open()
  return opened
}

/** Saves everything, unless told what to reply first. */
function createServer() {
  const received: (readonly [number, Letter][])[] = []
  let held: Promise<Reply> | undefined
  let asked = 0
  let isHanging = false
  const reply = () => {
    const next = held ?? Promise.resolve(world.replies.shift() ?? SAVED)
    held = undefined
    return next
  }
  const client: AttemptClient = {
    send(answers, signal) {
      received.push(answers)
      if (!isHanging) return reply()
      isHanging = false
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(OFFLINE)))
    },
    ask() {
      asked += 1
      return reply()
    },
  }
  const world = {
    client,
    received,
    asked: () => asked,
    /** The next save gets no reply until it is given up. */
    hang() {
      isHanging = true
    },
    replies: [] as Reply[],
    /** The next reply comes when the returned function is called. */
    holdBack() {
      let answer!: (reply: Reply) => void
      held = new Promise((resolve) => (answer = resolve))
      return answer
    },
  }
  return world
}

function createShelf(): Shelf {
  let kept = new Map<number, Letter>()
  return {
    read: () => new Map(kept),
    write(answers) {
      kept = new Map(answers)
    },
  }
}

async function rest() {
  await vi.advanceTimersByTimeAsync(0)
}

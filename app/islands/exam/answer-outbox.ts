import type { Letter } from '#modules/exams'
import type { AnswerStore } from './answer-store'
import type { AttemptClient, SentChange, Reply } from './attempt-client'

export type Outbox = {
  /** False until the script is running. */
  isOpen: boolean
  state: 'settled' | 'sending' | 'offline' | 'unavailable' | 'signed-out'
  /** The answers by question, including those that the server has not confirmed yet. */
  letters: ReadonlyMap<number, Letter>
  marked: ReadonlySet<number>
}

type Listener = {
  changed?(outbox: Outbox): void
  replied(reply: Reply): void
}

/**
 * Sends answers and marks, one request at a time. Retries failures, and keeps unsent changes across a reload
 * or a new sign-in.
 */
export class AnswerOutbox {
  #outbox: Outbox
  #listener: Listener | undefined
  #stored: Map<string, SentChange> | undefined
  #settling: (() => void)[] = []
  readonly #client: AttemptClient
  readonly #store: AnswerStore
  readonly #secondsLeft: () => number
  #isSending = false
  #isAsking = false
  #inFlight: AbortController | undefined
  #urgentUntil = 0
  #changes = 0
  #latest = Infinity
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  /** `secondsLeft` reads the candidate's clock. `marked` lists the questions marked at page load. */
  constructor(
    client: AttemptClient,
    store: AnswerStore,
    secondsLeft: () => number,
    marked: readonly number[] = [],
  ) {
    this.#client = client
    this.#store = store
    this.#secondsLeft = secondsLeft
    this.#outbox = { isOpen: false, state: 'settled', letters: new Map(), marked: new Set(marked) }
  }

  /** Applies and sends the changes that an earlier page in this tab could not send. */
  open(): void {
    this.#change({ isOpen: true, ...this.#withWaiting(this.#outbox) })
    if (this.#waiting.size > 0) this.send()
  }

  choose(number: number, userAnswer: Letter): void {
    // A correction of the clock must not make this answer look older than an earlier one.
    this.#latest = Math.min(this.#latest, this.#secondsLeft())
    this.#keep({ number, userAnswer, secondsLeft: this.#latest })
  }

  mark(number: number, isMarked: boolean): void {
    this.#keep({ number, isMarked })
  }

  /**
   * Resolves once the server has confirmed every change. If `urgent`, aborts a request in flight and retries
   * at once.
   */
  settle({ urgent = false } = {}): Promise<void> {
    if (urgent) {
      this.#urgentUntil = performance.now() + URGENT_MS
      this.#inFlight?.abort()
    }
    return new Promise((resolve) => {
      this.#settling.push(resolve)
      this.send()
    })
  }

  send(): void {
    clearTimeout(this.#retry)
    if (!this.#isSending) void this.#sendAll()
  }

  /** Asks the server for the exam's state, because the machine may have slept. */
  async check(): Promise<void> {
    if (this.#isUnsettled()) return this.send()
    if (this.#isAsking) return
    this.#isAsking = true
    const before = this.#changes
    const reply = await this.#withTimeout((signal) => this.#client.ask(signal))
    this.#isAsking = false
    // A change made in the meantime may be newer than this reply.
    if (before !== this.#changes || isFault(reply)) return
    if (reply.kind === 'running') this.#change({ state: 'settled', ...this.#withWaiting(savedIn(reply)) })
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    this.#listener?.replied(reply)
  }

  listen(listener: Listener): () => void {
    this.#listener = listener
    return () => {
      if (this.#listener === listener) this.#listener = undefined
    }
  }

  snapshot(): Outbox {
    return this.#outbox
  }

  #keep(change: SentChange): void {
    this.#changes += 1
    this.#waiting.set(toKey(change), change)
    this.#persist()
    this.#change(this.#withWaiting(this.#outbox))
    this.send()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#isUnsettled()) {
      const { state } = this.#outbox
      if (state !== 'offline' && state !== 'unavailable') this.#change({ state: 'sending' })
      const batch = [...this.#waiting.values()]
      const reply = await this.#withTimeout((signal) => this.#client.send(batch, signal))
      if (reply.kind === 'running') this.#arrived(batch, savedIn(reply))
      else this.#failed(reply)
      this.#listener?.replied(reply)
      if (reply.kind !== 'running') return
    }
    this.#isSending = false
    this.#change({ state: 'settled' })
  }

  /** Uses a timer, because phones from 2021 lack AbortSignal.timeout. */
  #withTimeout(call: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), this.#isUrgent() ? URGENT_TIMEOUT_MS : TIMEOUT_MS)
    this.#inFlight = controller
    return call(controller.signal).finally(() => clearTimeout(timer))
  }

  #isUrgent(): boolean {
    return performance.now() < this.#urgentUntil
  }

  /** Forgets the changes that were sent, except those that the candidate has changed again since. */
  #arrived(batch: SentChange[], saved: Saved): void {
    this.#failures = 0
    for (const change of batch) {
      if (this.#waiting.get(toKey(change)) === change) this.#waiting.delete(toKey(change))
    }
    this.#persist()
    this.#change(this.#withWaiting(saved))
    if (this.#waiting.size === 0) for (const resolve of this.#settling.splice(0)) resolve()
  }

  #failed(reply: Exclude<Reply, { kind: 'running' }>): void {
    this.#isSending = false
    if (reply.kind === 'over') this.#store.write([])
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    if (isFault(reply)) {
      this.#change({ state: reply.kind === 'unreachable' ? 'offline' : 'unavailable' })
      const longer = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.#failures)
      const wait = this.#isUrgent() ? URGENT_WAIT_MS : longer
      this.#failures += 1
      this.#retry = setTimeout(() => this.send(), wait)
    }
  }

  /** Reads the store on first use, because the constructor also runs on the server. */
  get #waiting(): Map<string, SentChange> {
    return (this.#stored ??= new Map(this.#store.read().map((change) => [toKey(change), change])))
  }

  #persist(): void {
    this.#store.write([...this.#waiting.values()])
  }

  #withWaiting(saved: Saved): Saved {
    const letters = new Map(saved.letters)
    const marked = new Set(saved.marked)
    for (const change of this.#waiting.values()) {
      if ('userAnswer' in change) letters.set(change.number, change.userAnswer)
      else if (change.isMarked) marked.add(change.number)
      else marked.delete(change.number)
    }
    return { letters, marked }
  }

  #isUnsettled(): boolean {
    return this.#waiting.size > 0 || this.#settling.length > 0
  }

  #change(change: Partial<Outbox>): void {
    this.#outbox = { ...this.#outbox, ...change }
    this.#listener?.changed?.(this.#outbox)
  }
}

type Saved = Pick<Outbox, 'letters' | 'marked'>

function savedIn({ answers, marked }: Extract<Reply, { kind: 'running' }>): Saved {
  const letters = new Map(answers.map(({ number, userAnswer }) => [number, userAnswer]))
  return { letters, marked: new Set(marked) }
}

/** An answer and a mark have different keys, so that both can wait to be sent. */
const toKey = (change: SentChange) => `${'userAnswer' in change ? 'answer' : 'mark'} ${change.number}`

/** Returns whether the request should be retried. */
function isFault(reply: Reply): boolean {
  return reply.kind === 'unreachable' || reply.kind === 'unavailable'
}

const TIMEOUT_MS = 10_000
const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/** How long urgent sending lasts: the server accepts answers for only 5 s after time is up. */
const URGENT_MS = 6000
const URGENT_TIMEOUT_MS = 1500
const URGENT_WAIT_MS = 500

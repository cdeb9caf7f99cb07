import type { Letter } from '#modules/exams'
import type { AttemptClient, Chosen, Reply } from './attempt-client'
import type { AnswerStore } from './answer-store'

export type Outbox = {
  /** False until the script is running. */
  isOpen: boolean
  state: 'settled' | 'sending' | 'offline' | 'unavailable' | 'signed-out'
  /** The server's answers, overlaid with those that wait here. */
  marked: ReadonlyMap<number, Letter>
}

export const CLOSED_OUTBOX: Outbox = { isOpen: false, state: 'settled', marked: new Map() }

/**
 * The answers on their way to the server. Each request sends everything that waits, one request at a time.
 * Failed requests are retried, and waiting answers survive a reload and a sign-in in this tab.
 */
export class AnswerOutbox {
  readonly #client: AttemptClient
  readonly #store: AnswerStore
  readonly #changed = new Set<() => void>()
  readonly #replied = new Set<(reply: Reply) => void>()
  readonly #secondsLeft: () => number
  readonly #waiting = new Map<number, Chosen>()
  #settling: (() => void)[] = []
  #outbox = CLOSED_OUTBOX
  #hasReadStore = false
  #isSending = false
  #inFlight: AbortController | undefined
  #urgentUntil = 0
  #isAsking = false
  #puts = 0
  #latest = Infinity
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  /** `secondsLeft` is the clock that the candidate sees. */
  constructor(client: AttemptClient, store: AnswerStore, secondsLeft: () => number) {
    this.#client = client
    this.#store = store
    this.#secondsLeft = secondsLeft
  }

  /** Shows and sends answers that an earlier page in this tab could not send. */
  open(): void {
    this.#readStore()
    this.#change({ isOpen: true, marked: this.#over([...this.#outbox.marked]) })
    if (this.#waiting.size > 0) this.send()
  }

  put(number: number, letter: Letter): void {
    this.#readStore()
    this.#puts += 1
    // If the clock is corrected upwards, a new answer must not look older than the previous one.
    this.#latest = Math.min(this.#latest, this.#secondsLeft())
    this.#waiting.set(number, { letter, secondsLeft: this.#latest })
    this.#store.write(this.#waiting)
    this.#change({ marked: new Map(this.#outbox.marked).set(number, letter) })
    this.send()
  }

  /**
   * Resolves once the server has confirmed everything. When time is up only seconds remain, so an urgent call
   * aborts a hanging request and retries at once.
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

  /** Sends now instead of waiting for the next retry. */
  send(): void {
    clearTimeout(this.#retry)
    if (!this.#isSending) void this.#sendAll()
  }

  /** Asks for the state of the exam, because the machine may have slept while the page was hidden. */
  async check(): Promise<void> {
    if (this.#isUnsettled()) return this.send()
    if (this.#isAsking) return
    this.#isAsking = true
    const before = this.#puts
    const reply = await this.#withTimeout((signal) => this.#client.ask(signal))
    this.#isAsking = false
    // An answer given in the meantime may be newer than this reply.
    if (before !== this.#puts || isFault(reply)) return
    if (reply.kind === 'running') this.#change({ state: 'settled', marked: this.#over(reply.answers) })
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    this.#tell(reply)
  }

  /** Signals a change; read the new state with `snapshot`. */
  onChange(listener: () => void) {
    this.#changed.add(listener)
    return () => void this.#changed.delete(listener)
  }

  snapshot(): Outbox {
    return this.#outbox
  }

  /** Passes on each reply, from which the page corrects its clock or leaves a finished exam. */
  onReply(listener: (reply: Reply) => void) {
    this.#replied.add(listener)
    return () => void this.#replied.delete(listener)
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#isUnsettled()) {
      if (!this.#isHindered()) this.#change({ state: 'sending' })
      const batch = [...this.#waiting]
      const reply = await this.#withTimeout((signal) => this.#client.send(batch, signal))
      if (reply.kind === 'running') this.#arrived(batch, reply.answers)
      else this.#failed(reply)
      this.#tell(reply)
      if (reply.kind !== 'running') return
    }
    this.#isSending = false
    this.#change({ state: 'settled' })
  }

  /** AbortSignal.timeout is missing on phones from 2021. */
  #withTimeout(call: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), this.#isUrgent() ? URGENT_TIMEOUT_MS : TIMEOUT_MS)
    this.#inFlight = controller
    return call(controller.signal).finally(() => clearTimeout(timer))
  }

  #isUrgent(): boolean {
    return performance.now() < this.#urgentUntil
  }

  /** An answer that changed while it was being sent keeps waiting. */
  #arrived(batch: [number, Chosen][], answers: [number, Letter][]): void {
    this.#failures = 0
    for (const [number, chosen] of batch) {
      if (this.#waiting.get(number) === chosen) this.#waiting.delete(number)
    }
    this.#store.write(this.#waiting)
    this.#change({ marked: this.#over(answers) })
    if (this.#waiting.size === 0) for (const resolve of this.#settling.splice(0)) resolve()
  }

  #failed(reply: Exclude<Reply, { kind: 'running' }>): void {
    this.#isSending = false
    if (reply.kind === 'over') this.#store.write(new Map())
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    if (isFault(reply)) {
      this.#change({ state: reply.kind === 'unreachable' ? 'offline' : 'unavailable' })
      const longer = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.#failures)
      const wait = this.#isUrgent() ? URGENT_WAIT_MS : longer
      this.#failures += 1
      this.#retry = setTimeout(() => this.send(), wait)
    }
  }

  /** Called before the first write, which replaces the content. The constructor also runs on the server, which has no store. */
  #readStore(): void {
    if (this.#hasReadStore) return
    this.#hasReadStore = true
    for (const [number, chosen] of this.#store.read()) this.#waiting.set(number, chosen)
  }

  #over(answers: [number, Letter][]): Map<number, Letter> {
    const waiting = [...this.#waiting].map(([number, { letter }]) => [number, letter] as const)
    return new Map([...answers, ...waiting])
  }

  #isHindered(): boolean {
    return this.#outbox.state === 'offline' || this.#outbox.state === 'unavailable'
  }

  #isUnsettled(): boolean {
    return this.#waiting.size > 0 || this.#settling.length > 0
  }

  #change(change: Partial<Outbox>): void {
    this.#outbox = { ...this.#outbox, ...change }
    for (const listener of this.#changed) listener()
  }

  #tell(reply: Reply): void {
    for (const listener of this.#replied) listener(reply)
  }
}

/** Temporary failures, which are retried. */
function isFault(reply: Reply): reply is Extract<Reply, { kind: 'unreachable' | 'unavailable' }> {
  return reply.kind === 'unreachable' || reply.kind === 'unavailable'
}

const TIMEOUT_MS = 10_000
const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/** The server accepts answers for 5 s after time is up. */
const URGENT_MS = 6000
const URGENT_TIMEOUT_MS = 1500
const URGENT_WAIT_MS = 500

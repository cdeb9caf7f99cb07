import type { Letter } from '#modules/exams'
import type { AttemptClient, Chosen, Reply } from './attempt-client'
import type { Shelf } from './shelf'

export type Outbox = {
  /** Empty until the script is at work. */
  isOpen: boolean
  state: 'settled' | 'sending' | 'offline' | 'unavailable' | 'signed-out'
  /** As the server has them, and over that what waits here. */
  marked: ReadonlyMap<number, Letter>
}

export const CLOSED_OUTBOX: Outbox = { isOpen: false, state: 'settled', marked: new Map() }

/**
 * The answers on their way to the server. One request at a time, in which everything goes that
 * waits; what fails is tried again, and survives a reload and a sign-in in this tab.
 */
export class AnswerOutbox {
  readonly #client: AttemptClient
  readonly #shelf: Shelf
  readonly #changed = new Set<() => void>()
  readonly #replied = new Set<(reply: Reply) => void>()
  readonly #secondsLeft: () => number
  readonly #waiting = new Map<number, Chosen>()
  #settling: (() => void)[] = []
  #outbox = CLOSED_OUTBOX
  #hasTakenUpShelf = false
  #isSending = false
  #inFlight: AbortController | undefined
  #urgentUntil = 0
  #isAsking = false
  #puts = 0
  #latest = Infinity
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  /** `secondsLeft` is the clock that the candidate sees. */
  constructor(client: AttemptClient, shelf: Shelf, secondsLeft: () => number) {
    this.#client = client
    this.#shelf = shelf
    this.#secondsLeft = secondsLeft
  }

  /** Shows and sends what an earlier page of this tab could not send. */
  open(): void {
    this.#takeUpShelf()
    this.#change({ isOpen: true, marked: this.#over([...this.#outbox.marked]) })
    if (this.#waiting.size > 0) this.send()
  }

  put(number: number, letter: Letter): void {
    this.#takeUpShelf()
    this.#puts += 1
    // A clock that was corrected upwards makes no answer older than the one before it.
    this.#latest = Math.min(this.#latest, this.#secondsLeft())
    this.#waiting.set(number, { letter, secondsLeft: this.#latest })
    this.#shelf.write(this.#waiting)
    this.#change({ marked: new Map(this.#outbox.marked).set(number, letter) })
    this.send()
  }

  /**
   * Resolves once the server has confirmed everything, however long it takes to reach it. At the
   * end of the time there are but seconds: what hangs is given up, and tried again without delay.
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

  /** Sends now rather than at the next try: the network is back. */
  send(): void {
    clearTimeout(this.#retry)
    if (!this.#isSending) void this.#sendAll()
  }

  /** Asks how the exam stands: the page is seen again, and the machine may have slept. */
  async check(): Promise<void> {
    if (this.#isUnsettled()) return this.send()
    if (this.#isAsking) return
    this.#isAsking = true
    const before = this.#puts
    const reply = await this.#patiently((signal) => this.#client.ask(signal))
    this.#isAsking = false
    // What was marked meanwhile is on its way, and this reply may be older.
    if (before !== this.#puts || isFault(reply)) return
    if (reply.kind === 'running') this.#change({ state: 'settled', marked: this.#over(reply.answers) })
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    this.#tell(reply)
  }

  /** Only says that it has changed: how it stands, `snapshot` tells. */
  onChange(listener: () => void) {
    this.#changed.add(listener)
    return () => void this.#changed.delete(listener)
  }

  snapshot(): Outbox {
    return this.#outbox
  }

  /** Hands on each reply: the clock reads its seconds, an exam that is over is left. */
  onReply(listener: (reply: Reply) => void) {
    this.#replied.add(listener)
    return () => void this.#replied.delete(listener)
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#isUnsettled()) {
      if (!this.#isHindered()) this.#change({ state: 'sending' })
      const batch = [...this.#waiting]
      const reply = await this.#patiently((signal) => this.#client.send(batch, signal))
      if (reply.kind === 'running') this.#arrived(batch, reply.answers)
      else this.#failed(reply)
      this.#tell(reply)
      if (reply.kind !== 'running') return
    }
    this.#isSending = false
    this.#change({ state: 'settled' })
  }

  /** Not by AbortSignal.timeout, which phones of 2021 do not know. */
  #patiently(call: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), this.#isUrgent() ? URGENT_PATIENCE_MS : PATIENCE_MS)
    this.#inFlight = controller
    return call(controller.signal).finally(() => clearTimeout(timer))
  }

  #isUrgent(): boolean {
    return performance.now() < this.#urgentUntil
  }

  /** An answer that was changed while it was on its way waits on. */
  #arrived(batch: [number, Chosen][], answers: [number, Letter][]): void {
    this.#failures = 0
    for (const [number, chosen] of batch) {
      if (this.#waiting.get(number) === chosen) this.#waiting.delete(number)
    }
    this.#shelf.write(this.#waiting)
    this.#change({ marked: this.#over(answers) })
    if (this.#waiting.size === 0) for (const resolve of this.#settling.splice(0)) resolve()
  }

  #failed(reply: Exclude<Reply, { kind: 'running' }>): void {
    this.#isSending = false
    if (reply.kind === 'over') this.#shelf.write(new Map())
    if (reply.kind === 'signed-out') this.#change({ state: 'signed-out' })
    if (isFault(reply)) {
      this.#change({ state: reply.kind === 'unreachable' ? 'offline' : 'unavailable' })
      const longer = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.#failures)
      const wait = this.#isUrgent() ? URGENT_WAIT_MS : longer
      this.#failures += 1
      this.#retry = setTimeout(() => this.send(), wait)
    }
  }

  /** Before the first write, which replaces what is there. Not in the constructor: the server has no shelf. */
  #takeUpShelf(): void {
    if (this.#hasTakenUpShelf) return
    this.#hasTakenUpShelf = true
    for (const [number, chosen] of this.#shelf.read()) this.#waiting.set(number, chosen)
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

/** Of what passes by itself, and is tried again. */
function isFault(reply: Reply): reply is Extract<Reply, { kind: 'unreachable' | 'unavailable' }> {
  return reply.kind === 'unreachable' || reply.kind === 'unavailable'
}

const PATIENCE_MS = 10_000
const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/** The server takes answers for 5 s after the end of the time. */
const URGENT_MS = 6000
const URGENT_PATIENCE_MS = 1500
const URGENT_WAIT_MS = 500

import type { Requester } from './engine'
import { DatabaseUnavailable } from './unavailable'

/** How long work waits for its turn, in milliseconds, before it fails. */
const LONGEST_WAIT = 15_000

type TurnOptions = {
  /** Whether to wait in the queue of background work, which alternates with the queue of requests. */
  isBackground?: boolean
  /** When this signal aborts, work that still waits fails with the signal's reason. */
  signal?: AbortSignal
}

/** Returns options that take a waiting read out of the queue when its client leaves. */
export function turnFor(requester: Requester | undefined): TurnOptions {
  const signal = requester?.()
  return { isBackground: !signal, signal }
}

type Queue = (() => void)[]

/** Limits how many operations of this process run at once. */
export class Turns {
  /** Completes the message 'Waited 15 s for a turn to'. */
  readonly #purpose: string
  readonly #patience: number
  #free: number
  /** The queue with the next turn comes first. After its turn, a queue goes last. */
  #queues: [Queue, Queue]
  readonly #requests: Queue = []
  readonly #background: Queue = []

  /** `patience` is in milliseconds. */
  constructor(purpose: string, { atOnce = 1, patience = LONGEST_WAIT } = {}) {
    this.#purpose = purpose
    this.#patience = patience
    this.#free = atOnce
    this.#queues = [this.#requests, this.#background]
  }

  get waiting(): number {
    return this.#requests.length + this.#background.length
  }

  async run<T>(work: () => Promise<T>, { isBackground = false, signal }: TurnOptions = {}): Promise<T> {
    signal?.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#wait(isBackground ? this.#background : this.#requests, signal)
    try {
      return await work()
    } finally {
      this.#handOn()
    }
  }

  #handOn(): void {
    const [first, second] = this.#queues
    const queue = first.length > 0 ? first : second
    const next = queue.shift()
    if (!next) {
      this.#free += 1
      return
    }
    this.#queues = queue === first ? [second, first] : [first, second]
    next()
  }

  #wait(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const enter = () => {
        settle()
        resolve()
      }
      const leave = (reason: Error) => {
        settle()
        queue.splice(queue.indexOf(enter), 1)
        reject(reason)
      }
      const abort = () => leave(signal!.reason as Error)
      const timer = setTimeout(
        () =>
          leave(new DatabaseUnavailable(`Waited ${this.#patience / 1000} s for a turn to ${this.#purpose}`)),
        this.#patience,
      )
      signal?.addEventListener('abort', abort, { once: true })
      queue.push(enter)
    })
  }
}

import { DatabaseUnavailable } from './unavailable'

/** Milliseconds after which waiting work gives up, so that it does not pile up behind work that is stuck. */
const LONGEST_WAIT = 15_000

/** Limits how much work of this process runs at once, first come, first served. */
export class Turns {
  /** Completes 'Waited 15 s for a turn to'. */
  readonly #purpose: string
  readonly #patience: number
  #free: number
  readonly #waiting: (() => void)[] = []

  /** `patience` in milliseconds. */
  constructor(purpose: string, { atOnce = 1, patience = LONGEST_WAIT } = {}) {
    this.#purpose = purpose
    this.#patience = patience
    this.#free = atOnce
  }

  get waiting(): number {
    return this.#waiting.length
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      // Hands the turn to the next in the queue.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new DatabaseUnavailable(`Waited ${this.#patience / 1000} s for a turn to ${this.#purpose}`))
      }, this.#patience)
      this.#waiting.push(enter)
    })
  }
}

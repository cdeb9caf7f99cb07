import { DatabaseUnavailable } from './unavailable'

/** Milliseconds after which who waits gives up, so that a stuck one does not pile up all the others. */
const LONGEST_WAIT = 15_000

/**
 * Lets so many pieces of work of this process in at a time, first come, first served. On SQLite, those that
 * waited inside it would each hold one of libuv's four threads, and the writer that has the lock then finds
 * no thread to commit on.
 */
export class Turns {
  /** What their turn lets them do. */
  readonly #purpose: string
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(purpose: string, { atOnce = 1 } = {}) {
    this.#purpose = purpose
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
      this.#leave()
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
        reject(new DatabaseUnavailable(`Waited ${LONGEST_WAIT / 1000} s for a turn to ${this.#purpose}`))
      }, LONGEST_WAIT)
      this.#waiting.push(enter)
    })
  }

  /** Hands the place over to the next one. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}

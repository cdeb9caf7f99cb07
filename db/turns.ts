import { DatabaseUnavailable } from './unavailable'

/** Milliseconds after which who waits gives up, so that a stuck one does not pile up all the others. */
const LONGEST_WAIT = 15_000

/**
 * Lets one piece of work of this process in at a time, first come, first served. Those that waited
 * inside SQLite would each hold one of libuv's four threads, and the writer that has the lock then
 * finds no thread to commit on.
 */
export class Turns {
  /** What their turn lets them do. */
  readonly #purpose: string
  #lastTurn: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(purpose: string) {
    this.#purpose = purpose
  }

  get waiting(): number {
    return this.#waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const previous = this.#lastTurn
    let leave!: () => void
    const mine = new Promise<void>((resolve) => (leave = resolve))
    // Who gave up waiting leaves early, but those behind still wait for those before.
    this.#lastTurn = Promise.all([previous, mine])
    try {
      this.#waiting += 1
      await withinPatience(previous, this.#purpose).finally(() => (this.#waiting -= 1))
      return await work()
    } finally {
      leave()
    }
  }
}

async function withinPatience(turn: Promise<unknown>, purpose: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const giveUp = () =>
      reject(new DatabaseUnavailable(`Waited ${LONGEST_WAIT / 1000} s for a turn to ${purpose}`))
    timer = setTimeout(giveUp, LONGEST_WAIT)
  })
  await Promise.race([turn, tooLong]).finally(() => clearTimeout(timer))
}

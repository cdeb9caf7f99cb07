/** The most seconds that one client can hold the lock. */
export const LONGEST_HOLD_SECONDS = 30

/** A lock within this process, which only one client at a time can hold. */
export class SingleLock {
  #holder: symbol | undefined

  /** Returns a function that releases the lock, or undefined while another client holds it. */
  take(client: AbortSignal): (() => void) | undefined {
    if (this.#holder) return undefined
    const holder = Symbol('holder')
    this.#holder = holder
    const leave = () => {
      clearTimeout(timer)
      if (this.#holder === holder) this.#holder = undefined
    }
    const timer = setTimeout(leave, LONGEST_HOLD_SECONDS * 1000).unref()
    client.addEventListener('abort', leave, { once: true })
    return leave
  }
}

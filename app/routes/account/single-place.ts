/** The most seconds that one client holds the place. Other clients are told to wait this long. */
export const HELD_SECONDS = 30

/** A place in the process that one client at a time can hold. */
export class SinglePlace {
  #holder: symbol | undefined

  /**
   * Takes the place. Returns a function that frees it and may be called repeatedly, or undefined while
   * another client holds the place. The place also becomes free when the client disconnects, and after
   * `HELD_SECONDS` in any case.
   */
  take(client: AbortSignal): (() => void) | undefined {
    if (this.#holder) return undefined
    const holder = Symbol('holder')
    this.#holder = holder
    const leave = () => {
      clearTimeout(timer)
      if (this.#holder === holder) this.#holder = undefined
    }
    const timer = setTimeout(leave, HELD_SECONDS * 1000).unref()
    client.addEventListener('abort', leave, { once: true })
    return leave
  }
}

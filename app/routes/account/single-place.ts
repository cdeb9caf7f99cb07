/** What others are told to wait: nobody holds a place for longer. */
export const HELD_SECONDS = 30

/** A place in this process that one client at a time can take. */
export class SinglePlace {
  #holder: symbol | undefined

  /**
   * Returns what gives the place back, as often as it is called; undefined while somebody else has it. The place is
   * also free once the client has gone, and after `HELD_SECONDS` in any case.
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

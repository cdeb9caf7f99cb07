/** A place in this process that one caller at a time can take. */
export class SinglePlace {
  #isTaken = false

  /** Returns what gives the place back, as often as it is called; undefined while somebody else has it. */
  take(): (() => void) | undefined {
    if (this.#isTaken) return undefined
    this.#isTaken = true
    let isMine = true
    return () => {
      if (isMine) this.#isTaken = false
      isMine = false
    }
  }
}

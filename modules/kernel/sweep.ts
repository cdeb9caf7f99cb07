/** Asked before each portion: once it is aborted, no further one is begun. */
export type Stopping = Pick<AbortSignal, 'aborted'>

/**
 * Deals with what is due, portion after portion, until nothing is left or another process has taken the rest. `portion`
 * resolves to how many it dealt with. Returns how many there were in all.
 */
export async function sweep(stopping: Stopping | undefined, portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dealtWith = stopping?.aborted ? 0 : await portion()
    if (dealtWith === 0) return total
    total += dealtWith
  }
}

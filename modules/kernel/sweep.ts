/** The signal that stops a sweep: once it is aborted, no further portion begins. */
export type Stopping = Pick<AbortSignal, 'aborted'>

/**
 * Handles what is due in portions, until nothing is left or another process has taken the rest. `portion` returns the
 * number of items that it handled.
 */
export async function sweep(stopping: Stopping | undefined, portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dealtWith = stopping?.aborted ? 0 : await portion()
    if (dealtWith === 0) return total
    total += dealtWith
  }
}

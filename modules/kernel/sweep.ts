/** The signal that stops a sweep. It is read before each portion; once it is aborted, no further portion begins. */
export type Stopping = Pick<AbortSignal, 'aborted'>

/**
 * Handles what is due, portion after portion, until nothing is left or another process has taken the rest.
 * `portion` resolves to the number of items that it handled. Returns their total.
 */
export async function sweep(stopping: Stopping | undefined, portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dealtWith = stopping?.aborted ? 0 : await portion()
    if (dealtWith === 0) return total
    total += dealtWith
  }
}

/** The signal that stops a sweep: once it is aborted, no further portion begins. */
export type Stopping = Pick<AbortSignal, 'aborted'>

/** Calls `portion`, which returns the number of items that it handled, until it returns 0. */
export async function sweep(stopping: Stopping | undefined, portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dealtWith = stopping?.aborted ? 0 : await portion()
    if (dealtWith === 0) return total
    total += dealtWith
  }
}

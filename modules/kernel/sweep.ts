/** The signal that stops a sweep. After the abort, no further portion begins. */
export type Stopping = Pick<AbortSignal, 'aborted'>

/** Calls `portion` until it returns 0. Returns the total number of items handled. */
export async function sweep(stopping: Stopping | undefined, portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const dealtWith = stopping?.aborted ? 0 : await portion()
    if (dealtWith === 0) return total
    total += dealtWith
  }
}

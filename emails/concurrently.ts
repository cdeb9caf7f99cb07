import { setTimeout as delay } from 'node:timers/promises'

/** How long to wait before asking for items again, in milliseconds. */
const ASK_AGAIN_MS = 250

/**
 * Works on up to `concurrency` items at once, until `take` returns null while none is in progress. A slow item holds up
 * neither the others nor items that come later. After an error, takes no more items, waits for those in progress and
 * throws.
 */
export async function drain<Item>(
  concurrency: number,
  take: () => Promise<Item | null>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const inProgress = new Set<Promise<unknown>>()
  const failed: Promise<unknown>[] = []

  function settle<T>(promise: Promise<T>): Promise<T | null> {
    return promise.catch(() => {
      failed.push(promise)
      return null
    })
  }

  function begin(item: Item): void {
    const one = settle(work(item)).finally(() => inProgress.delete(one))
    inProgress.add(one)
  }

  while (failed.length === 0) {
    const hasRoom = inProgress.size < concurrency
    const item = hasRoom ? await settle(take()) : null
    if (item) begin(item)
    else if (inProgress.size === 0) break
    else await Promise.race([...inProgress, ...(hasRoom ? [delay(ASK_AGAIN_MS)] : [])])
  }
  await Promise.all(inProgress)
  await failed[0]
}

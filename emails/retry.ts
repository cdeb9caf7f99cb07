const MINUTE_MS = 60_000
const DELAYS = [1, 5, 15, 60]
const GIVE_UP_MS = 24 * 60 * MINUTE_MS

/** When a mail that failed for the n-th time is tried again; null once a day has not been enough. */
export function nextTry({ attempts, createdAt }: { attempts: number; createdAt: Date }, now: Date) {
  const minutes = DELAYS[attempts - 1] ?? DELAYS.at(-1)!
  const at = new Date(now.getTime() + minutes * MINUTE_MS)
  return at.getTime() - createdAt.getTime() <= GIVE_UP_MS ? at : null
}

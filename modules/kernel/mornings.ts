import type { Clock } from './clock'
import { dayInBelgium, hourInBelgium } from './day'
import type { Stopping } from './page'

/** The hour in Belgium from which the mails of a day go out. */
export const MORNING_HOUR = 7

/**
 * From that hour on, deals with what today's mails are due for, portion after portion, until none is left or another
 * process is at it. Returns how many mails were queued.
 */
export async function inPortions(
  clock: Clock,
  stopping: Stopping | undefined,
  dealWith: (today: string) => Promise<{ taken: number; mails: number }>,
): Promise<number> {
  let queued = 0
  for (;;) {
    // Looked at again for each portion: midnight may come in between.
    const now = clock.now()
    if (stopping?.aborted || hourInBelgium(now) < MORNING_HOUR) return queued
    const { taken, mails } = await dealWith(dayInBelgium(now))
    queued += mails
    if (taken === 0) return queued
  }
}

import type { Clock } from './clock'
import { dayInBelgium, hourInBelgium } from './day'
import { type Stopping, sweep } from './sweep'

/** The hour in Belgium from which the mails of a day go out. */
export const MORNING_HOUR = 7

/**
 * From that hour on, deals with what today's mails are due for: `portion` resolves to how many members it dealt with, and
 * how many mails it queued. Returns how many mails were queued.
 */
export async function queueInTheMorning(
  clock: Clock,
  stopping: Stopping | undefined,
  portion: (today: string) => Promise<{ taken: number; mails: number }>,
): Promise<number> {
  let queued = 0
  await sweep(stopping, async () => {
    // Looked at again for each portion: midnight may come in between.
    const now = clock.now()
    if (hourInBelgium(now) < MORNING_HOUR) return 0
    const { taken, mails } = await portion(dayInBelgium(now))
    queued += mails
    return taken
  })
  return queued
}

import type { Clock } from './clock'
import { dayInBelgium, hourInBelgium } from './day'
import { type Stopping, sweep } from './sweep'

/** The hour in Belgium from which the daily mails are sent. */
export const MORNING_HOUR = 7

/**
 * From MORNING_HOUR on, calls `portion` until a call handles no member. Returns the number of mails queued.
 */
export async function queueInTheMorning(
  clock: Clock,
  stopping: Stopping | undefined,
  portion: (today: string) => Promise<{ members: number; mails: number }>,
): Promise<number> {
  let queued = 0
  await sweep(stopping, async () => {
    // Reads the time for each portion, because midnight may come in between.
    const now = clock.now()
    if (hourInBelgium(now) < MORNING_HOUR) return 0
    const { members, mails } = await portion(dayInBelgium(now))
    queued += mails
    return members
  })
  return queued
}

import { dayInBelgium } from '#modules/kernel/day'
import type { Ad } from './ads'
import type { Member, Site } from './worker-site'

const MINUTE_MS = 60_000

/** As if the ad had been approved after the member's alerts were made, and the morning had come. */
export async function mailAlerts({ db }: Site, { email, http }: Member, { id }: Ad): Promise<void> {
  const now = new Date()
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const userId = await http.memberId()
  await db.run('UPDATE ad_alerts SET seen_until = $1 WHERE user_id = $2', [before(60), userId])
  await db.run('UPDATE classified_ads SET approved_at = $1 WHERE id = $2', [before(5), id])
  await db.run(
    `INSERT INTO mails (user_id, recipient, template, parameters, attempts, priority, created_at, next_try_at)
     VALUES ($1, $2, 'ad-digest', $3, 0, 2, $4, $4)`,
    [userId, email, JSON.stringify({ day: dayInBelgium(now) }), now],
  )
}

import { beforeEach } from 'vitest'
import type { Caller } from '#modules/identity'
import { setUpAds } from './ads'

/** Karim keeps searches, Camille posts ads; all have confirmed their addresses. */
export async function setUpAlerts() {
  const world = await setUpAds()
  const { db, clock, ads, callers, adMails } = world
  beforeEach(async () => {
    for (const table of ['ad_alerts', 'blocked_members']) await db.run(`DELETE FROM ${table}`)
    await db.run(
      'UPDATE users SET email_confirmed_at = created_at, email_refused_at = NULL, is_blocked = false',
    )
    adMails.length = 0
  })

  const setClock = (moment: string) => clock.pass((Date.parse(moment) - clock.now().getTime()) / 1000)

  return {
    ...world,
    setClock,
    watch: (search = 'category=armes', by: Caller = callers.karim) => ads.createAlert(by, search),
    queueAt(moment: string) {
      setClock(moment)
      return ads.queueDigests()
    },
  }
}

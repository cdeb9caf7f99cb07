import { beforeEach, expect } from 'vitest'
import type { Caller } from '#modules/identity'
import type { ClassifiedAd } from '#modules/ads'
import { setUpAds } from './ads'

/** Camille has an ad, Karim may write about it, and Élodie is an admin; all have confirmed their addresses. */
export async function setUpMessages() {
  const world = await setUpAds()
  const { db, ads, callers, adMails, publish } = world
  const found = {} as { ad: ClassifiedAd }
  beforeEach(async () => {
    for (const table of ['conversations', 'blocked_members']) await db.run(`DELETE FROM ${table}`)
    await db.run('UPDATE users SET email_confirmed_at = created_at, is_blocked = false')
    found.ad = await publish()
    adMails.length = 0
  })

  /** Karim's conversation about Camille's ad, by default. */
  async function begin(body = 'Bonjour, est-elle encore disponible ?', by: Caller = callers.karim) {
    const begun = await ads.writeAboutAd(by, found.ad.id, body)
    return begun.ok ? begun.value : expect.fail(begun.code)
  }

  return {
    ...world,
    /** The ad of this test. */
    about: found,
    begin,
    read: (member: { id: number; isAdmin: boolean }, id: number) =>
      ads.readThread(member, id, { marks: true }),
    setBlocked: (userId: number) => db.run('UPDATE users SET is_blocked = true WHERE id = $1', [userId]),
    unconfirm: (userId: number) =>
      db.run('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [userId]),
  }
}

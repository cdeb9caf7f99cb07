import { beforeEach } from 'vitest'
import type { AdPhoto, ClassifiedAd, PostedAd } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { withStates } from '#test/things/ad'
import { photo, writeUpload } from '#test/things/photo'
import { setUpAdmin, unwrap } from './admin'

export { ALL, DONE, refusal, unwrap } from './admin'

export const DAY = 24 * 3600

/** Camille, Karim and Élodie, who is an admin. Each test begins without ads. */
export async function setUpAds() {
  const world = await setUpAdmin()
  const { db, clock, ads, admin, callers, post } = world
  const camille = { id: callers.camille.userId, isAdmin: false }
  const approve = (...ids: number[]) => db.transaction((tx) => ads.moderation.approve(ids, tx))
  const reject = (id: number) => db.transaction((tx) => ads.moderation.reject([id], BLURRED, tx))

  return {
    ...world,
    camille,
    karim: { id: callers.karim.userId, isAdmin: false },
    elodie: { id: callers.elodie.userId, isAdmin: true },
    approve,
    reject,
    ...withStates<ClassifiedAd, [fields?: Partial<PostedAd>, caller?: Caller]>({
      post,
      find: async ({ id, userId }) => (await ads.listings.find(id, { id: userId, isAdmin: false }))!,
      approve: ({ id }) => approve(id),
      reject: ({ id }) => reject(id),
      sell: ({ id, userId }) => ads.lifecycle.markSold(userId, id),
      hide: ({ id }) => admin.ads.hide(callers.elodie, id),
      expire() {
        clock.pass(60 * DAY)
        return ads.lifecycle.endOverdue()
      },
    }),
    block: (userId: number, isBlocked = true) =>
      db.transaction((tx) => ads.moderation.setOwnerBlocked(userId, isBlocked, tx)),
    /** A photo without an ad, by Camille by default. */
    async addPhoto(by = callers.camille, bytes?: Buffer): Promise<AdPhoto> {
      const file = await writeUpload(bytes ?? (await photo({ width: 120, height: 90 })))
      return unwrap(await ads.photos.add(by, file))
    },
  }
}

const BLURRED = { rule: 'photo', reason: 'La photo manque de netteté.' } as const

/** Karim saves searches, Camille posts ads; all have confirmed their addresses. */
export async function setUpAlerts() {
  const world = await setUpAds()
  const { db, clock, ads, callers, adMails } = world
  beforeEach(async () => {
    for (const table of ['ad_alerts', 'blocked_members']) await db.write(`DELETE FROM ${table}`)
    await db.write(
      'UPDATE users SET email_confirmed_at = created_at, email_refused_at = NULL, is_blocked = false',
    )
    adMails.length = 0
  })

  return {
    ...world,
    watch: (search = 'category=armes', by = callers.karim) => ads.alerts.create(by, search),
    queueAt(moment: string) {
      clock.set(moment)
      return ads.alerts.queueDigests()
    },
  }
}

/** Camille has an ad, Karim may write about it, and Élodie is an admin; all have confirmed their addresses. */
export async function setUpMessages() {
  const world = await setUpAds()
  const { db, ads, callers, adMails, publish } = world
  /** The ad of the test. */
  const about = {} as { ad: ClassifiedAd }
  beforeEach(async () => {
    for (const table of ['reports', 'conversations', 'held_messages', 'blocked_members'])
      await db.write(`DELETE FROM ${table}`)
    await db.write('UPDATE users SET email_confirmed_at = created_at, is_blocked = false')
    about.ad = await publish()
    adMails.length = 0
  })

  return {
    ...world,
    about,
    /** Karim's conversation about Camille's ad, by default. */
    begin: async (body = 'Bonjour, est-elle encore disponible ?', by = callers.karim): Promise<number> =>
      unwrap(await ads.messages.writeAboutAd(by, about.ad.id, body))!,
    read: (member: { id: number; isAdmin: boolean }, id: number) =>
      ads.messages.readThread(member, id, { marks: true }),
    setBlocked: (userId: number) => db.write('UPDATE users SET is_blocked = true WHERE id = $1', [userId]),
    unconfirm: (userId: number) =>
      db.write('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [userId]),
  }
}

import { afterAll, beforeEach } from 'vitest'
import { createTestDatabase } from '../db/database'
import { camille, elodie, join, karim } from './people'
import { createWorld } from './identity'
import { createAds, type ClassifiedAd, type NewAd } from '#modules/ads'
import { carbine } from './carbine'

export const ALL = { limit: 1000, offset: 0 }

export const CONTACTS = {
  contactEmail: carbine.contactEmail,
  contactPhone: carbine.contactPhone,
  contactInfo: null,
}
export const NO_CONTACTS = { contactEmail: null, contactPhone: null, contactInfo: null }

/** A database with Camille, Karim and Élodie, who is an admin. Each test begins without ads. */
export async function setUpAds() {
  const db = await createTestDatabase()
  const { identity, clock } = createWorld(db)
  const people = {
    camille: { id: (await join(identity, camille)).id, isAdmin: false },
    karim: { id: (await join(identity, karim)).id, isAdmin: false },
    elodie: { id: (await join(identity, elodie)).id, isAdmin: true },
  }
  const ads = createAds({ db, clock, identity, closedCategories: [] })
  beforeEach(async () => {
    await db.write(() => db.sequelize.query('DELETE FROM classified_ads'))
    clock.reset()
  })
  afterAll(() => db.drop())

  const signIn = async (userId: number) => ({
    userId,
    token: await identity.startSession(userId, 'Firefox sur Windows'),
  })
  const callers = { camille: await signIn(people.camille.id), karim: await signIn(people.karim.id) }

  /** Posted by Camille by default, a minute after the previous one. */
  async function post(fields: Partial<NewAd> = {}, caller = callers.camille): Promise<ClassifiedAd> {
    clock.pass(60)
    const created = await ads.create(caller, { ...carbine, ...fields })
    if (!created.ok) throw new Error(created.code)
    return created.value
  }

  const approve = (...ids: number[]) => db.transaction((tx) => ads.approve(ids, tx))

  return {
    db,
    identity,
    clock,
    ads,
    signIn,
    post,
    approve,
    ...people,
    callers,
    async publish(fields: Partial<NewAd> = {}, caller = callers.camille): Promise<ClassifiedAd> {
      const ad = await post(fields, caller)
      await approve(ad.id)
      return { ...ad, isApproved: true }
    },
    block: (userId: number, isBlocked = true) =>
      db.transaction((tx) => ads.setOwnerBlocked(userId, isBlocked, tx)),
  }
}

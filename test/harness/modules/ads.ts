import type { ClassifiedAd, NewAd, Rejection } from '#modules/ads'
import { setUpAdmin } from './admin'
import { carbine } from '#test/things/carbine'

export { ALL } from './admin'

export const CONTACTS = {
  contactEmail: carbine.contactEmail,
  contactPhone: carbine.contactPhone,
  contactInfo: null,
}
export const NO_CONTACTS = { contactEmail: null, contactPhone: null, contactInfo: null }

const BLURRED: Rejection = { rule: 'photo', reason: 'La photo manque de netteté.' }

/** Camille, Karim and Élodie, who is an admin. Each test begins without ads. */
export async function setUpAds() {
  const world = await setUpAdmin()
  const { db, ads, callers, post } = world
  const approve = (...ids: number[]) => db.transaction((tx) => ads.approve(ids, tx))
  return {
    ...world,
    camille: { id: callers.camille.userId, isAdmin: false },
    karim: { id: callers.karim.userId, isAdmin: false },
    elodie: { id: callers.elodie.userId, isAdmin: true },
    approve,
    reject: (id: number) => db.transaction((tx) => ads.reject([id], BLURRED, tx)),
    async publish(fields: Partial<NewAd> = {}, caller = callers.camille): Promise<ClassifiedAd> {
      const ad = await post(fields, caller)
      await approve(ad.id)
      return (await ads.find(ad.id, { id: ad.userId, isAdmin: false }))!
    },
    block: (userId: number, isBlocked = true) =>
      db.transaction((tx) => ads.setOwnerBlocked(userId, isBlocked, tx)),
  }
}

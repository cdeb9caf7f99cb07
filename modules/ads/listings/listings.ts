import { ok, refuse } from '#modules/kernel/result'
import type { AdminAd } from '../schemas'
import { keepWhatApplies } from '../visibility'
import { whyNoMoreAds } from '../rules'
import type { UseCase } from '../deps'

export const create: UseCase<'listings', 'create'> = async (deps, caller, ad, outer) => {
  const { db, identity, closedCategories, ads, photos, isLimited = true } = deps
  if (closedCategories.includes(ad.category)) return refuse('category-closed')
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const tooMany = isLimited ? whyNoMoreAds(await ads.countOwn(caller.userId, tx)) : null
    if (tooMany) return refuse(tooMany)
    const placed = await photos.lockPlaceable(caller.userId, ad.photos ?? [], undefined, tx)
    await identity.emailAddresses.askForConfirmation(caller.userId, tx)
    return ok(await ads.add(caller.userId, { ...keepWhatApplies(ad), photos: placed }, tx))
  }, outer)
}

export const change: UseCase<'listings', 'change'> = async (deps, caller, id, ad) => {
  const { db, identity, closedCategories, ads, photos, isLimited = true } = deps
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const isOpen = !closedCategories.includes(ad.category)
    // An ad before its photos, like its deletion.
    const [before] = await ads.lock([id], tx)
    if (isLimited && before?.userId === userId && before.state === 'rejected') {
      const tooMany = whyNoMoreAds({ ...(await ads.countOwn(userId, tx)), all: 0 })
      if (tooMany) return refuse('too-many-waiting')
    }
    const placed = ad.photos && (await photos.lockPlaceable(userId, ad.photos, id, tx))
    // A promise is given with each version of the ad.
    const values = keepWhatApplies({ isCertified: false, ...ad, photos: placed })
    const changed = isOpen && (await ads.changeUndecided(userId, id, values, tx))
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    if (changed) return ok(ads.toShown(found))
    return refuse(['pending', 'rejected'].includes(found.state) ? 'category-closed' : 'decided')
  })
}

export const markSold: UseCase<'lifecycle', 'markSold'> = async ({ db, ads }, userId, id) =>
  db.transaction(async (tx) => {
    await ads.markSold(userId, id, tx)
    const found = await ads.findOwn(userId, id, tx)
    return found && ads.toShown(found)
  })

export const createApproved: UseCase<'listings', 'createApproved'> = ({ db, ads }, userId, ad, outer) =>
  db.transaction((tx) => ads.addApproved(userId, keepWhatApplies({ contactInfo: null, ...ad }), tx), outer)

export const rewrite: UseCase<'moderation', 'rewrite'> = async (
  { ads, photos },
  ad,
  says,
  removedPhotos,
  tx,
) => {
  const values = keepWhatApplies(says)
  const shown = (await photos.ofAds([ad.id], tx)).get(ad.id)!
  const left = shown.filter(({ id }) => !removedPhotos.includes(id))
  const before = { ad, photos: shown.length }
  const isChanged = Object.entries(values).some(([field, value]) => ad[field as keyof AdminAd] !== value)
  if (!isChanged && left.length === shown.length) return { before, after: before }
  await ads.rewrite(ad, { ...values, photoCount: left.length }, tx)
  if (left.length < shown.length) await photos.place(ad.id, left, tx)
  const [after] = await ads.lock([ad.id], tx)
  if (!after) throw new Error(`Ad ${ad.id} was not locked before it was rewritten`)
  return { before, after: { ad: after, photos: left.length } }
}

import { ok, refuse } from '#modules/kernel/result'
import { mayRead, whyNotOffered } from '../visibility'
import { MOST_FAVOURITES } from '../alerts/filters'
import type { UseCase } from '../deps'
import { inBrief } from '../listings/brief'
import { withPhotos } from '../photos/photos'

export const keepFavourite: UseCase<'favourites', 'add'> = async (deps, caller, adId) => {
  const { db, clock, identity, ads, favourites } = deps
  const { userId } = caller
  const found = await ads.find(adId)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, reader(userId))) return refuse('not-found')
  return db.transaction(async (tx) => {
    // Two of their requests are counted one after the other.
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const [ad] = await ads.lock([adId], tx)
    if (!ad) return refuse('not-found')
    if (await favourites.has(userId, adId, tx)) return ok(undefined)
    const refusal = whyNotOffered(ad, userId)
    if (refusal) return refuse(refusal)
    if ((await favourites.count(userId, tx)) >= MOST_FAVOURITES) return refuse('full')
    await favourites.add(userId, adId, clock.now(), tx)
    return ok(undefined)
  })
}

export const listFavourites: UseCase<'favourites', 'list'> = async (deps, userId, slice) => {
  const { items, total } = await deps.favourites.list(userId, slice)
  const shown = items.map(({ keptAt, ...ad }) => ({
    ...{ keptAt, userId: ad.userId },
    ...inBrief(ad, reader(userId)),
  }))
  const readable = await withPhotos(
    deps,
    shown.filter(({ isReadable }) => isReadable),
    reader(userId),
  )
  const photos = new Map(readable.map((ad) => [ad.id, ad.photos]))
  return {
    items: shown.map(({ userId: _, ...ad }) => ({ ...ad, photos: photos.get(ad.id) ?? [] })),
    total,
  }
}

/** What an admin keeps is shown to them as to any member. */
const reader = (id: number) => ({ id, isAdmin: false })

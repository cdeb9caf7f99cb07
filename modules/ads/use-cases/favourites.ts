import { ok, refuse } from '#modules/kernel/result'
import { mayRead, whyNotOffered } from '../domain/ad'
import { MOST_FAVOURITES } from '../domain/kept'
import type { UseCase } from './deps'
import { inBrief } from './in-brief'

export const keepFavourite: UseCase<'keepFavourite'> = async (deps, caller, adId) => {
  const { db, clock, identity, ads, favourites } = deps
  const { userId } = caller
  const found = await ads.find(adId)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, reader(userId))) return refuse('not-found')
  return db.transaction(async (tx) => {
    // Two of their requests are counted one after the other.
    if (!(await identity.lockCaller(caller, tx))) return refuse('signed-out')
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

export const dropFavourite: UseCase<'dropFavourite'> = ({ favourites }, userId, adId) =>
  favourites.remove(userId, adId)

export const isFavourite: UseCase<'isFavourite'> = ({ favourites }, userId, adId) =>
  favourites.has(userId, adId)

export const listFavourites: UseCase<'listFavourites'> = async ({ favourites }, userId, slice) => {
  const { items, total } = await favourites.list(userId, slice)
  return {
    items: items.map(({ keptAt, ...ad }) => ({ ...inBrief(ad, reader(userId)), keptAt })),
    total,
  }
}

export const findOwnFavourites: UseCase<'findOwnFavourites'> = ({ favourites }, userId) =>
  favourites.ofMember(userId)

/** What an admin keeps is shown to them as to any member. */
const reader = (id: number) => ({ id, isAdmin: false })

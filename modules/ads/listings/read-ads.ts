import { asSeenBy, mayRead } from '../visibility'
import type { UseCase } from '../deps'

export const find: UseCase<'listings', 'find'> = async ({ ads }, id, reader) => {
  const found = await ads.find(id)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, reader)) return null
  return asSeenBy(reader, found.ad)
}

export const findRemovable: UseCase<'listings', 'findRemovable'> = async (deps, id, by) => {
  const ad = await find(deps, id, by)
  return ad && (by.isAdmin || ad.userId === by.id) ? ad : null
}

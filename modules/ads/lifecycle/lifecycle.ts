import { ok, refuse } from '#modules/kernel/result'
import { asSeenBy } from '../visibility'
import { amountOf, wordsBeside } from '../listings/price'
import { actsOf, deletedAt } from './acts'
import type { LifecycleStore } from './store'
import type { Deps, UseCase } from '../deps'

export const renew: UseCase<'lifecycle', 'renew'> = (deps, userId, id) =>
  actOnOwn(deps, 'renewOwn', userId, id)

export const reserve: UseCase<'lifecycle', 'reserve'> = (deps, userId, id) =>
  actOnOwn(deps, 'reserve', userId, id)

export const release: UseCase<'lifecycle', 'release'> = (deps, userId, id) =>
  actOnOwn(deps, 'release', userId, id)

export const undoSale: UseCase<'lifecycle', 'undoSale'> = (deps, userId, id) =>
  actOnOwn(deps, 'undoSale', userId, id)

type Act = keyof Pick<LifecycleStore, 'renewOwn' | 'reserve' | 'release' | 'undoSale'>

function actOnOwn({ db, ads, lifecycle }: Deps, act: Act, userId: number, id: number) {
  return db.transaction(async (tx) => {
    const done = await lifecycle[act]({ id, userId }, tx)
    const found = await ads.findOwn(userId, id, tx)
    if (!found) return refuse('not-found')
    return done ? ok(ads.toShown(found)) : refuse('not-now')
  })
}

export const lowerPrice: UseCase<'lifecycle', 'lowerPrice'> = (deps, caller, id, price) => {
  const { db, clock, identity, ads, lifecycle } = deps
  const own = { id, userId: caller.userId }
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const ad = await lifecycle.lockOwn(own, tx)
    if (!ad) return refuse('not-found')
    if (!actsOf(ad, clock.now()).includes('lower-price')) return refuse('not-now')
    const [present, lower] = [amountOf(ad.price), amountOf(price)]
    if (present === null) return refuse('no-amount')
    if (lower === null || !['', wordsBeside(ad.price)].includes(wordsBeside(price))) return refuse('unclear')
    if (lower >= present) return refuse('not-lower')
    await lifecycle.setPrice(own, price, tx)
    return ok({ ...ads.toShown(ad), price })
  })
}

export const findByLink: UseCase<'lifecycle', 'findByLink'> = async ({ clock, ads }, { id, expiresAt }) => {
  const found = await ads.find(id)
  if (!found || found.ownerIsBlocked) return null
  const isSame = found.ad.expiresAt?.getTime() === expiresAt.getTime()
  const mayRenew = actsOf({ ...found.ad, soldAt: null }, clock.now()).includes('renew')
  return { ad: asSeenBy(null, found.ad), isOpen: isSame && mayRenew }
}

export const renewByLink: UseCase<'lifecycle', 'renewByLink'> = async (deps, link) => {
  const renewed = await deps.db.transaction((tx) => deps.lifecycle.renewByLink(link, tx))
  const found = await findByLink(deps, link)
  if (!found) return refuse('not-found')
  return renewed ? ok(found.ad) : refuse('not-now')
}

export const findEnding: UseCase<'lifecycle', 'findEnding'> = async (deps, link) => {
  const found = await findByLink(deps, link)
  if (!found?.isOpen) return null
  const { title, userId, state, endedAt } = found.ad
  const owner = await deps.identity.members.find(userId)
  if (!owner) return null
  const { expiresAt } = link
  const { firstName } = owner
  return {
    firstName,
    title,
    expiresAt,
    deletedAt: deletedAt(endedAt ?? expiresAt),
    hasEnded: state === 'expired',
  }
}

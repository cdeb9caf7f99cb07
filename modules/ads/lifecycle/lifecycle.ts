import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { CheckedAd, ClassifiedAd } from '../ad'
import { isMailed } from '../alerts/digests'
import type { FavouriteStore } from '../favourites/store'
import { findFormerPrice, parseAmount, wordsBeside } from '../listings/price'
import type { AdStore } from '../listings/store'
import { deletedAt } from '../rules'
import { toSeen } from '../visibility'
import { listActs } from './acts'
import { takeDuePortion } from './due-portion'
import type { LifecycleStore, Own, Renewal } from './store'

/** The outcome of an owner's act; 'not-now' if `listActs` does not offer the act. */
type Acted = Promise<Result<ClassifiedAd, 'not-found' | 'not-now'>>

export interface AdLifecycle {
  /**
   * Marks an ad as sold. Returns null if the member has no such ad. Accepts pending ads, although the page
   * offers the act for online ads only.
   */
  markSold(userId: number, id: number): Promise<ClassifiedAd | null>

  /** Puts the ad online for another full period, which starts now. */
  renew(userId: number, id: number): Acted

  reserve(userId: number, id: number): Acted

  release(userId: number, id: number): Acted

  undoSale(userId: number, id: number): Acted

  /**
   * Lowers the price without a new approval, also in a correction with the same price. Mails those who keep the ad,
   * unless an earlier drop is still shown. Refuses with 'no-amount' if the present price names no amount.
   * Refuses with 'unclear' if the new price names no amount, or adds or changes words.
   */
  lowerPrice(
    caller: Caller,
    id: number,
    price: string,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'not-now' | 'no-amount' | 'unclear' | 'not-lower'>
  >

  /**
   * Finds the ad of a renewal link, as a visitor sees the ad. `isOpen` tells whether the link can still renew
   * the ad. Returns null if the ad is deleted or its owner is blocked.
   */
  findByLink(link: Renewal): Promise<{ ad: ClassifiedAd; isOpen: boolean } | null>

  renewByLink(link: Renewal): Acted

  /**
   * Returns the content of a mail about an ad's end, or null if it is obsolete, for example after a renewal.
   */
  findEnding(link: Renewal): Promise<EndingAd | null>

  /**
   * Mails the owners of ads that end soon. Returns the number of ads. Several processes may run it at once.
   */
  mailBeforeEnd(stopping?: Stopping): Promise<number>

  /** Takes overdue ads offline, and mails their owners. The days until deletion count from this moment. */
  endOverdue(stopping?: Stopping): Promise<number>

  /** Deletes ads that have been expired for 30 days. */
  removeExpired(stopping?: Stopping): Promise<number>
}

export type EndingAd = {
  firstName: string
  title: string
  expiresAt: Date
  /** When the ad is deleted if it is not renewed. */
  deletedAt: Date
  isExpired: boolean
}

type LoweredAd = Pick<CheckedAd, 'id' | 'title' | 'price'> & { formerPrice: string }

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  ads: AdStore
  favourites: FavouriteStore
  store: LifecycleStore
}

export function createAdLifecycle(deps: Deps): AdLifecycle {
  const { db, clock, identity, mails, ads, favourites, store } = deps

  const act = (change: (own: Own, tx: Tx) => Promise<boolean>) => (userId: number, id: number) =>
    db.transaction(async (tx) => {
      const isDone = await change({ id, userId }, tx)
      const found = await ads.findOwn(userId, id, tx)
      if (!found) return refuse('not-found')
      return isDone ? ok(ads.toPublic(found)) : refuse('not-now')
    })

  async function findByLink({ id, expiresAt }: Renewal) {
    const found = await ads.find(id)
    if (!found || found.ownerIsBlocked) return null
    const isSame = found.expiresAt?.getTime() === expiresAt.getTime()
    const mayRenew = listActs({ ...found, soldAt: null }, clock.now()).includes('renew')
    return { ad: toSeen(found, null), isOpen: isSame && mayRenew }
  }

  /** Runs after the price is stored: accounts may not be locked after an ad. */
  async function mailKeepers({ id: adId, title, price, formerPrice }: LoweredAd) {
    const keepers = await favourites.listKeepers(adId)
    if (keepers.length === 0) return
    await db.transaction(async (tx) => {
      const members = [...(await identity.accounts.lockMembers(keepers, tx)).values()]
      const queued = members.filter(isMailed).map(({ id: userId, email: to, firstName }): Mail => {
        const parameters = { firstName, adId, title, price, formerPrice }
        return { template: 'ad-price-lowered', to, userId, parameters }
      })
      if (queued.length > 0) await mails.queue(queued, tx)
    })
  }

  return {
    markSold: (userId, id) =>
      db.transaction(async (tx) => {
        await store.markSold({ id, userId }, tx)
        const found = await ads.findOwn(userId, id, tx)
        return found && ads.toPublic(found)
      }),

    renew: act(store.renewOwn),
    reserve: act(store.reserve),
    release: act(store.release),
    undoSale: act(store.undoSale),

    async lowerPrice(caller, id, price) {
      const lowered = await db.transaction(async (tx) => {
        const own = { id, userId: caller.userId }
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const ad = await store.lockOwn(own, tx)
        if (!ad) return refuse('not-found')
        if (!listActs(ad, clock.now()).includes('lower-price')) return refuse('not-now')
        const [present, lower] = [parseAmount(ad.price), parseAmount(price)]
        if (present === null) return refuse('no-amount')
        if (lower === null || !['', wordsBeside(ad.price)].includes(wordsBeside(price)))
          return refuse('unclear')
        if (lower >= present) return refuse('not-lower')
        const stillShown = findFormerPrice(ad, clock.now())
        const formerPrice = stillShown ?? ad.price
        await store.lowerPrice({ ...own, before: ad.price }, { price, formerPrice }, tx)
        const changed = { ...ads.toPublic(ad), price, formerPrice, loweredAt: clock.now() }
        return ok({ changed, isFirst: stillShown === null })
      })
      if (!lowered.ok) return lowered
      const { changed, isFirst } = lowered.value
      if (isFirst) await mailKeepers(changed)
      return ok(changed)
    },

    findByLink,

    async renewByLink(link) {
      const isRenewed = await db.transaction((tx) => store.renewByLink(link, tx))
      const found = await findByLink(link)
      if (!found) return refuse('not-found')
      return isRenewed ? ok(found.ad) : refuse('not-now')
    },

    async findEnding(link) {
      const found = await findByLink(link)
      if (!found?.isOpen) return null
      const { title, userId, state, endedAt } = found.ad
      const owner = await identity.members.find(userId)
      if (!owner) return null
      const { expiresAt } = link
      const isExpired = state === 'expired'
      return {
        ...{ firstName: owner.firstName, title, expiresAt, isExpired },
        deletedAt: deletedAt(endedAt ?? expiresAt),
      }
    },

    mailBeforeEnd: (stopping) =>
      sweep(stopping, () =>
        takeDuePortion(deps, {
          list: store.listEndingSoon,
          take: store.markOwnerMailed,
          template: 'ad-ending',
        }),
      ),

    endOverdue: (stopping) =>
      sweep(stopping, () =>
        takeDuePortion(deps, { list: store.listOverdue, take: store.end, template: 'ad-ended' }),
      ),

    removeExpired: (stopping) =>
      sweep(stopping, () => takeDuePortion(deps, { list: store.listToRemove, take: store.removeExpired })),
  }
}

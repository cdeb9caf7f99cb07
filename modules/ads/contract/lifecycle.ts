import type { Caller } from '../../identity'
import type { Result } from '../../kernel/result'
import type { Stopping } from '../../kernel/page'
import type { ClassifiedAd } from './ad'

export type { OwnAct } from '../domain/lifecycle'

/** An ad, and the end that a link in a mail was made for: once it is renewed, the link no longer fits. */
export type Renewal = { id: number; expiresAt: Date }

/** What the mails about the end of an ad are written with. */
export type EndingAd = {
  firstName: string
  title: string
  expiresAt: Date
  /** Unless it is renewed. */
  deletedAt: Date
  hasEnded: boolean
}

/** 'not-now': see `actsOf`. */
type Acted = Promise<Result<ClassifiedAd, 'not-found' | 'not-now'>>

/**
 * An ad is online for 60 days, as often as its owner renews it, and is deleted 30 days after it has ended. A sold one
 * stays until its owner deletes it.
 */
export interface AdLifecycle {
  /** Another 60 days from now. */
  renew(userId: number, id: number): Acted

  reserve(userId: number, id: number): Acted

  /** Lifts the reservation. */
  release(userId: number, id: number): Acted

  undoSale(userId: number, id: number): Acted

  /**
   * At once and without a new look; nothing else of the ad changes. 'no-amount' where the present price names no
   * number, 'unclear' where the new one names none, or has words that nobody has looked at.
   */
  lowerPrice(
    caller: Caller,
    id: number,
    price: string,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'not-now' | 'no-amount' | 'unclear' | 'not-lower'>
  >

  /** As a visitor sees it, and whether this link still renews it. Null for an ad that is gone or of a blocked member. */
  findByLink(link: Renewal): Promise<{ ad: ClassifiedAd; isOpen: boolean } | null>

  renewByLink(link: Renewal): Acted

  /** Null when the mail is no longer wanted: the ad is renewed, sold or gone. */
  findEnding(link: Renewal): Promise<EndingAd | null>

  /** Each of the sweeps returns how many ads it has dealt with; of several at once, one deals with an ad. */
  announceEnds(stopping?: Stopping): Promise<number>

  /** Tells the owners. One that ends late, after the site was down or it was hidden, is kept from now on. */
  endOverdue(stopping?: Stopping): Promise<number>

  removeEnded(stopping?: Stopping): Promise<number>
}

import type { Tx } from '#db/database'
import type { Result } from '../../kernel/result'
import type { AdOutcome } from '../domain/decisions'
import type { CheckedAd } from './ad'

export type { AdOutcome } from '../domain/decisions'

/** What waits for admins. */
export type Waiting = { ads: number; adReports: number; conversationReports: number }

/** What an admin has decided last, while they can take it back. */
export type LastDecision = {
  id: number
  outcome: AdOutcome
  /** How many ads it is about. */
  ads: number
  /** The one of them that had waited longest. */
  first: Pick<CheckedAd, 'id' | 'title' | 'createdAt'>
}

/** An ad of a decision, and why the decision about it stands; null where it can be taken back. */
export type DecidedAd = { ad: CheckedAd; refusal: 'sold' | 'changed' | null }

/** What an admin has decided about pending ads can be taken back for a minute, until their next act. */
export interface AdDecisions {
  /** For the head of the panel. */
  overview(adminId: number): Promise<Waiting & { decision: LastDecision | null }>

  /** Called before the locked ads are approved or rejected. `until` is the end of its minute. */
  beginDecision(
    adminId: number,
    outcome: AdOutcome,
    ids: readonly number[],
    tx: Tx,
  ): Promise<{ id: number; until: Date }>

  /**
   * Its ads that still exist, locked. 'followed' where it is not the admin's last act any more, 'too-late' after its
   * minute.
   */
  lockDecided(
    adminId: number,
    decisionId: number,
    tx: Tx,
  ): Promise<Result<DecidedAd[], 'followed' | 'too-late'>>

  /** These ads of the decision wait again, with the last look of before. Called after they were locked. */
  takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<void>

  /** The ads of what this admin has decided last, and whose they are. */
  listDecided(adminId: number, tx?: Tx): Promise<{ decisionId: number; adId: number; ownerId: number }[]>

  /** These decisions stand from now on. Called after the owners were locked. */
  settleDecisions(ids: readonly number[], tx: Tx): Promise<void>

  /** Forgets those whose minute is over; returns how many. */
  removeOldDecisions(): Promise<number>
}

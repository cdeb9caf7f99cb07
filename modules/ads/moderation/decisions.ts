import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { after, RETENTION } from '#modules/kernel/retention'
import type { CheckedAd } from '../ad'
import type { AdStore } from '../listings/store'
import { type AdOutcome, findUndoRefusal, canUndoDecision, toUndoPeriod } from './undo'
import type { DecisionStore, LastDecision } from './decision-store'

/** The decisions of admins on ads, as long as the decisions can be undone. */
export interface AdDecisions {
  /** Returns this admin's last decision while they can undo it. */
  findLast(adminId: number): Promise<LastDecision | null>

  /**
   * Stores a decision on the locked ads, but does not carry it out. The decision can be undone until `until`.
   */
  begin(
    adminId: number,
    outcome: AdOutcome,
    ids: readonly number[],
    tx: Tx,
  ): Promise<{ id: number; until: Date }>

  /**
   * Locks and returns the ads of a decision that still exist. Refuses with 'followed' if the admin has acted
   * since, and with 'too-late' after one minute.
   */
  lock(adminId: number, decisionId: number, tx: Tx): Promise<Result<DecidedAd[], 'followed' | 'too-late'>>

  /** Makes these locked ads of the decision pending again, and restores their earlier snapshots. */
  takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<void>

  /**
   * Lists the ads on which this admin has made decisions that are not final yet, with the owner of each ad.
   */
  list(adminId: number, tx?: Tx): Promise<{ decisionId: number; adId: number; ownerId: number }[]>

  /** Makes decisions final. `tx` must have locked the owners of their ads. */
  settle(ids: readonly number[], tx: Tx): Promise<void>

  /** Deletes the decisions that can no longer be undone; returns how many. */
  removeOld(): Promise<number>
}

/** A decided ad. `refusal` is the reason why its decision cannot be undone, or null. */
export type DecidedAd = { ad: CheckedAd; refusal: 'sold' | 'changed' | null }

type Deps = { db: Database; clock: Clock; identity: Identity; ads: AdStore; store: DecisionStore }

export function createAdDecisions({ db, clock, identity, ads, store }: Deps): AdDecisions {
  return {
    takeBack: store.takeBack,
    list: store.list,
    settle: store.remove,

    findLast: (adminId) => store.findLast(adminId, toUndoPeriod(clock.now())),

    async begin(adminId, outcome, ids, tx) {
      const decidedAt = clock.now()
      const id = await store.begin({ adminId, outcome, decidedAt }, ids, tx)
      return { id, until: after(decidedAt, RETENTION.decision) }
    },

    async lock(adminId, id, tx) {
      const decision = await store.find(adminId, id, tx)
      if (!decision) return refuse('followed')
      const { outcome, decidedAt } = decision
      if (!canUndoDecision(decidedAt, clock.now())) return refuse('too-late')
      const revisions = await store.readRevisions(id, tx)
      const ids = [...revisions.keys()]
      const locked = await ads.lock(ids, tx)
      // The correction of an ad would be lost if the ad waited again.
      const corrections = await ads.findCorrections(ids, tx)
      return ok(
        locked.map((ad) => {
          const decided = { outcome, revision: revisions.get(ad.id)! }
          return { ad, refusal: corrections.has(ad.id) ? 'changed' : findUndoRefusal(ad, decided) }
        }),
      )
    },

    async removeOld() {
      const old = await store.listClosed(toUndoPeriod(clock.now()))
      if (old.length === 0) return 0
      const owners = old.flatMap(({ ownerId }) => ownerId ?? [])
      const ids = [...new Set(old.map(({ decisionId }) => decisionId))]
      await db.transaction(async (tx) => {
        // Locks the owners first, as deleting an account does, to avoid a deadlock on the same rows.
        await identity.accounts.lockMembers(owners, tx)
        await store.remove(ids, tx)
      })
      return ids.length
    },
  }
}

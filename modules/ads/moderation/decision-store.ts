import { isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { Expression, type RowOf } from '#db/table'
import type { CheckedAd } from '../ad'
import type { AdRows } from '../listings/row-store'
import type { AdViews, Tables } from '../tables'
import { notBinned } from '../visibility'
import type { SubmissionStore } from './submission-store'
import type { AdOutcome, UndoPeriod } from './undo'

export type DecisionStore = ReturnType<typeof createDecisionStore>

/** The last decision of an admin, while they can undo it. */
export type LastDecision = {
  id: number
  outcome: AdOutcome
  /** The number of decided ads that are not deleted. */
  ads: number
  /** The oldest of these ads. */
  first: Pick<CheckedAd, 'id' | 'title' | 'createdAt'>
}

type Decision = RowOf<Tables['decisions']>

type Given = { db: Database; tables: Tables; views: AdViews; rows: AdRows; submissions: SubmissionStore }

export function createDecisionStore({ db, tables, views, rows, submissions }: Given) {
  const { decisions, decidedAds } = tables
  const first = views.row.only('id', 'title', 'createdAt').joinedAs('first')

  return {
    async findLast(adminId: number, { after, until }: UndoPeriod): Promise<LastDecision | null> {
      const [row] = await db.read<LastRow>(
        `SELECT ${first.columns}, decision.id AS "decisionId", decision.outcome,
          (SELECT CAST(count(*) AS integer) FROM ${DECIDED_ADS}) AS decided
         FROM ad_decisions AS decision
         LEFT JOIN classified_ads AS first ON first.id = (SELECT ad.id FROM ${DECIDED_ADS}
           ORDER BY ad.created_at, ad.id LIMIT 1)
         WHERE admin_id = $1 AND decided_at > $2 AND decided_at <= $3
         ORDER BY decision.id DESC LIMIT 1`,
        [adminId, after, until],
      )
      if (!row || row.decided === 0) return null
      const { decisionId: id, outcome, decided, ...ad } = row
      return { id, outcome, ads: decided, first: first.toRow(ad) }
    },

    async begin(decision: Omit<Decision, 'id'>, adIds: readonly number[], tx: Tx): Promise<number> {
      const { id } = await decisions.insert(decision, tx)
      const { where, values } = whereAll([isAmong(db, 'id', adIds)])
      await db.write(
        `INSERT INTO decided_ads (decision_id, ad_id, revision, look_before)
         SELECT ${id}, id, revision, last_look FROM classified_ads ${where}`,
        values,
        tx,
      )
      return id
    },

    find: (adminId: number, id: number, tx: Tx): Promise<Decision | null> =>
      decisions.find({ id, adminId }, tx),

    /** Maps the id of each decided ad to the revision that the admin decided on. */
    async readRevisions(decisionId: number, tx: Tx): Promise<Map<number, number>> {
      const rows = await decidedAds.list({ decisionId }, { tx })
      return new Map(rows.map(({ adId, revision }) => [adId, revision]))
    },

    async takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<void> {
      const before = `(SELECT look_before FROM decided_ads
        WHERE decision_id = ${decisionId} AND ad_id = classified_ads.id)`
      await rows.updateAndAnnounce({ ...UNDECIDED, lastLook: new Expression(before) }, { id: ids }, tx)
      await submissions.reopen(ids, tx)
    },

    list: (adminId: number, tx?: Tx): Promise<{ decisionId: number; adId: number; ownerId: number }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", ad_id AS "adId", user_id AS "ownerId" FROM ad_decisions AS decision
         JOIN decided_ads ON decision_id = decision.id JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE admin_id = $1`,
        [adminId],
        { tx },
      ),

    /**
     * Lists the decisions that can no longer be undone, with the owner of each ad. `ownerId` is null if all
     * ads of a decision are deleted.
     */
    listClosed: ({ after, until }: UndoPeriod): Promise<{ decisionId: number; ownerId: number | null }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", user_id AS "ownerId" FROM ad_decisions AS decision
         LEFT JOIN decided_ads ON decision_id = decision.id LEFT JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE decided_at <= $1 OR decided_at > $2`,
        [after, until],
      ),

    async remove(ids: readonly number[], tx: Tx): Promise<void> {
      await decisions.remove({ id: ids }, tx)
    },
  }
}

type LastRow = { decisionId: number; outcome: AdOutcome; decided: number }

const DECIDED_ADS = `decided_ads JOIN classified_ads AS ad ON ad.id = ad_id AND ${notBinned('ad')}
  WHERE decision_id = decision.id`

const UNDECIDED = {
  isApproved: false,
  approvedAt: null,
  expiresAt: null,
  rejectionReason: null,
  rejectionRule: null,
}

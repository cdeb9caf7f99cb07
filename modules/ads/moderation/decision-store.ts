import { literal } from 'sequelize'
import { isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { type RowOf, table } from '#db/table'
import type { CheckedAd } from '../ad'
import type { AdRows } from '../listings/row-store'
import type { AdTables, Models } from '../models'
import { notBinned } from '../visibility'
import type { AdOutcome, Period } from './undo'

export type DecisionStore = ReturnType<typeof createDecisionStore>

/** What waits for admins. */
export type Waiting = { ads: number; adReports: number; conversationReports: number }

/** What an admin has decided last, while they can undo it. */
export type LastDecision = {
  id: number
  outcome: AdOutcome
  /** How many ads it decided. */
  ads: number
  /** The one of them that had waited longest. */
  first: Pick<CheckedAd, 'id' | 'title' | 'createdAt'>
}

type Decision = RowOf<Models['decisions']>

type Given = { db: Database; models: Models; tables: AdTables; rows: AdRows }

export function createDecisionStore({ db, models, tables, rows }: Given) {
  const stored = table(db, models.decisions)
  const decided = table(db, models.decidedAds)
  const first = tables.row.only('id', 'title', 'createdAt').joinedAs('first')

  return {
    /** What waits for all admins, and the last decision of this one in the period. */
    async overview(
      adminId: number,
      { after, until }: Period,
    ): Promise<Waiting & { decision: LastDecision | null }> {
      const [row] = await db.read<OverviewRow>(
        `SELECT ${WAITING}, ${first.columns}, decision.id AS "decisionId", decision.outcome,
          (SELECT CAST(count(*) AS integer) FROM ${DECIDED_ADS}) AS decided
         FROM (SELECT 1) AS one
         LEFT JOIN ad_decisions AS decision ON admin_id = $1 AND decided_at > $2 AND decided_at <= $3
         LEFT JOIN classified_ads AS first ON first.id = (SELECT ad.id FROM ${DECIDED_ADS}
           ORDER BY ad.created_at, ad.id LIMIT 1)
         ORDER BY decision.id DESC LIMIT 1`,
        [adminId, after, until],
      )
      const { ads, adReports, conversationReports, decisionId, outcome, decided, ...ad } = row!
      const waiting = { ads, adReports, conversationReports }
      if (decisionId === null || outcome === null || decided === 0) return { ...waiting, decision: null }
      return { ...waiting, decision: { id: decisionId, outcome, ads: decided, first: first.toRow(ad) } }
    },

    /** Keeps the present snapshot and revision of each ad. */
    async begin(decision: Omit<Decision, 'id'>, adIds: readonly number[], transaction: Tx): Promise<number> {
      const { id } = await models.decisions.create(decision, { transaction })
      const { where, values } = whereAll([isAmong(db, 'id', adIds)])
      await db.run(
        `INSERT INTO decided_ads (decision_id, ad_id, revision, look_before)
         SELECT ${id}, id, revision, last_look FROM classified_ads ${where}`,
        values,
        transaction,
      )
      return id
    },

    async find(adminId: number, decisionId: number, tx: Tx): Promise<Decision | null> {
      return (await stored.read('WHERE id = $1 AND admin_id = $2', [decisionId, adminId], tx))[0] ?? null
    },

    /** By ad, the revision that was decided on. */
    async readRevisions(decisionId: number, tx: Tx): Promise<Map<number, number>> {
      const rows = await decided.read('WHERE decision_id = $1', [decisionId], tx)
      return new Map(rows.map(({ adId, revision }) => [adId, revision]))
    },

    async takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<void> {
      const before = `(SELECT look_before FROM decided_ads
        WHERE decision_id = ${decisionId} AND ad_id = classified_ads.id)`
      await rows.updateAndAnnounce({ ...UNDECIDED, lastLook: literal(before) }, { id: [...ids] }, tx)
    },

    list: (adminId: number, tx?: Tx): Promise<{ decisionId: number; adId: number; ownerId: number }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", ad_id AS "adId", user_id AS "ownerId" FROM ad_decisions AS decision
         JOIN decided_ads ON decision_id = decision.id JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE admin_id = $1`,
        [adminId],
        tx,
      ),

    /** Decisions outside the period; `ownerId` is null where all ads of one are deleted. */
    listClosed: ({ after, until }: Period): Promise<{ decisionId: number; ownerId: number | null }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", user_id AS "ownerId" FROM ad_decisions AS decision
         LEFT JOIN decided_ads ON decision_id = decision.id LEFT JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE decided_at <= $1 OR decided_at > $2`,
        [after, until],
      ),

    async remove(ids: readonly number[], transaction: Tx): Promise<void> {
      await models.decisions.destroy({ where: { id: [...ids] }, transaction })
    },
  }
}

type OverviewRow = Waiting & { decisionId: number | null; outcome: AdOutcome | null; decided: number }

/** The ads of a decision that still exist. */
const DECIDED_ADS = `decided_ads JOIN classified_ads AS ad ON ad.id = ad_id AND ${notBinned('ad')}
  WHERE decision_id = decision.id`

const countRows = (rows: string, name: keyof Waiting) =>
  `(SELECT CAST(count(*) AS integer) FROM ${rows}) AS "${name}"`

const WAITING = [
  countRows("classified_ads WHERE state = 'pending'", 'ads'),
  countRows('ad_reports WHERE closed_at IS NULL', 'adReports'),
  countRows('conversation_reports WHERE closed_at IS NULL', 'conversationReports'),
].join(', ')

const UNDECIDED = {
  isApproved: false,
  approvedAt: null,
  expiresAt: null,
  rejectionReason: null,
  rejectionRule: null,
}

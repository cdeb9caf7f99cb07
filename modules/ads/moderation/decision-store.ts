import { literal } from 'sequelize'
import { isAmong, whereAll } from '#db/conditions'
import { date, defineModel, id, integer, oneOf } from '#db/columns'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import type { AdOutcome, CheckedAd, LastDecision, Waiting } from '../contract'
import { notBinned } from '../search/condition-store'
import { createAdWriter } from '../listings/row-store'
import type { Period } from './decision'
import type { AdModel, AdTables } from '../models'

export type DecisionStore = ReturnType<typeof createDecisionStore>

type Decision = { id: number; adminId: number; outcome: AdOutcome; decidedAt: Date }

/** The decisions of admins that can still be taken back, and what waits for others. */
export function createDecisionStore(
  given: { db: Database; clock: Clock },
  model: AdModel,
  { all, checked }: AdTables,
) {
  const { db } = given
  const { updateAndAnnounce } = createAdWriter(given, model)
  const decisions = defineModel(db.sequelize, 'ad_decisions', {
    id,
    adminId: integer,
    outcome: oneOf<AdOutcome>(),
    decidedAt: date,
  })
  const stored = table(db, decisions)
  const decided = table(
    db,
    defineModel(db.sequelize, 'decided_ads', {
      decisionId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      revision: integer,
    }),
  )
  const first = all.only('id', 'title', 'createdAt').joinedAs('first')

  return {
    /** One row, with the admin's last decision of a period. */
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

    /** Keeps the look and the revision that the ads have now. */
    async begin(decision: Omit<Decision, 'id'>, adIds: readonly number[], transaction: Tx): Promise<number> {
      const { id } = await decisions.create(decision, { transaction })
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

    /** Locked in the order of their ids, each with the revision that was decided on. */
    async lockAds(decisionId: number, tx: Tx): Promise<{ ad: CheckedAd; revision: number }[]> {
      const rows = await decided.read('WHERE decision_id = $1', [decisionId], tx)
      const revisions = new Map(rows.map(({ adId, revision }) => [adId, revision]))
      const { where, values } = whereAll([isAmong(db, 'id', [...revisions.keys()]), [notBinned()]])
      const locked = await checked.lock(`${where} ORDER BY id`, values, tx)
      return locked.map((ad) => ({ ad, revision: revisions.get(ad.id)! }))
    },

    takeBack(decisionId: number, ids: readonly number[], tx: Tx): Promise<boolean> {
      const before = `(SELECT look_before FROM decided_ads
        WHERE decision_id = ${decisionId} AND ad_id = classified_ads.id)`
      return updateAndAnnounce({ ...UNDECIDED, lastLook: literal(before) }, { id: [...ids] }, tx)
    },

    listDecided: (
      adminId: number,
      tx?: Tx,
    ): Promise<{ decisionId: number; adId: number; ownerId: number }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", ad_id AS "adId", user_id AS "ownerId" FROM ad_decisions AS decision
         JOIN decided_ads ON decision_id = decision.id JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE admin_id = $1`,
        [adminId],
        tx,
      ),

    /** Those outside the period; without an owner where all ads of a decision are gone. */
    listClosed: ({ after, until }: Period): Promise<{ decisionId: number; ownerId: number | null }[]> =>
      db.read(
        `SELECT decision.id AS "decisionId", user_id AS "ownerId" FROM ad_decisions AS decision
         LEFT JOIN decided_ads ON decision_id = decision.id LEFT JOIN classified_ads AS ad ON ad.id = ad_id
         WHERE decided_at <= $1 OR decided_at > $2`,
        [after, until],
      ),

    async remove(ids: readonly number[], transaction: Tx): Promise<void> {
      await decisions.destroy({ where: { id: [...ids] }, transaction })
    },
  }
}

type OverviewRow = Waiting & { decisionId: number | null; outcome: AdOutcome | null; decided: number }

/** Those of a decision that are still there. */
const DECIDED_ADS = `decided_ads JOIN classified_ads AS ad ON ad.id = ad_id AND ${notBinned('ad')}
  WHERE decision_id = decision.id`

const numberOf = (rows: string, name: keyof Waiting) =>
  `(SELECT CAST(count(*) AS integer) FROM ${rows}) AS "${name}"`

const WAITING = [
  numberOf("classified_ads WHERE state = 'pending'", 'ads'),
  numberOf('ad_reports WHERE closed_at IS NULL', 'adReports'),
  numberOf('conversation_reports WHERE closed_at IS NULL', 'conversationReports'),
].join(', ')

const UNDECIDED = {
  isApproved: false,
  approvedAt: null,
  expiresAt: null,
  rejectionReason: null,
  rejectionRule: null,
}

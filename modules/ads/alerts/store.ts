import { type Condition, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { type RowOf, table } from '#db/table'
import type { ClassifiedAd } from '../ad'
import type { AdTables, Models } from '../models'
import type { AdQuery } from '../schemas'
import { matchQuery } from '../search/store'
import { isListed } from '../visibility'

export type AlertStore = ReturnType<typeof createAlertStore>

export type StoredAlert = RowOf<Models['adAlerts']>

/** What one alert of a member looks for, and since when. */
export type Watch = { query: AdQuery; seenUntil: Date }

export type DigestedAd = Pick<ClassifiedAd, 'id' | 'title' | 'price' | 'location'>

type Given = { db: Database; models: Models; tables: AdTables }

export function createAlertStore({ db, models, tables }: Given) {
  const alerts = table(db, models.adAlerts)
  const listed = tables.publicView.only('id', 'title', 'price', 'location')

  /** Bounded by the oldest `seenUntil`, so that the index on the approval limits what is scanned. */
  function newAds(userId: number, watches: readonly Watch[], until: Date) {
    const since = new Date(Math.min(...watches.map(({ seenUntil }) => seenUntil.getTime())))
    return whereAll([
      [isListed(db)],
      ['approved_at > ? AND approved_at <= ?', since, until],
      ['user_id <> ?', userId],
      ['user_id NOT IN (SELECT blocked_id FROM blocked_members WHERE blocked_members.user_id = ?)', userId],
      anyOf(watches.map((watch) => matchNew(db, watch))),
    ])
  }

  return {
    async add(added: Omit<StoredAlert, 'id'>, transaction: Tx): Promise<void> {
      await models.adAlerts.create(added, { transaction })
    },

    async remove(userId: number, id: number): Promise<void> {
      await db.run('DELETE FROM ad_alerts WHERE user_id = $1 AND id = $2', [userId, id])
    },

    listOwn: (userId: number, tx?: Tx): Promise<StoredAlert[]> =>
      alerts.read('WHERE user_id = $1 ORDER BY id', [userId], tx),

    /** Leaves out members who have stopped the mails. */
    listMailed(userIds: readonly number[]): Promise<StoredAlert[]> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['next_digest_on IS NOT NULL']])
      return alerts.read(where, values)
    },

    async begin(userId: number, { day, now }: { day: string; now: Date }, tx: Tx): Promise<void> {
      await db.run(
        `UPDATE ad_alerts SET next_digest_on = $1, seen_until = $2
         WHERE user_id = $3 AND next_digest_on IS NULL`,
        [day, now, userId],
        tx,
      )
    },

    async stop(userId: number, tx?: Tx): Promise<void> {
      await db.run('UPDATE ad_alerts SET next_digest_on = NULL WHERE user_id = $1', [userId], tx)
    },

    /** Members who are due, the longest waiting first. */
    async listDue(today: string, limit: number): Promise<number[]> {
      const rows = await db.read<{ userId: number }>(
        `SELECT DISTINCT next_digest_on, user_id AS "userId" FROM ad_alerts WHERE next_digest_on <= $1
         ORDER BY next_digest_on, user_id LIMIT ${limit}`,
        [today],
      )
      return [...new Set(rows.map(({ userId }) => userId))]
    },

    /** Claims the members who are still due; returns them. */
    async moveOn(
      userIds: readonly number[],
      { today, tomorrow }: Record<'today' | 'tomorrow', string>,
      tx: Tx,
    ): Promise<number[]> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['next_digest_on <= ?', today]])
      const rows = await db.read<{ userId: number }>(
        `UPDATE ad_alerts SET next_digest_on = $3 ${where} RETURNING user_id AS "userId"`,
        [...values, tomorrow],
        tx,
      )
      return [...new Set(rows.map(({ userId }) => userId))]
    },

    /** Never moves back to an earlier moment. */
    async markSeen(userIds: readonly number[], until: Date, tx?: Tx): Promise<void> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['seen_until < ?', until]])
      await db.run(`UPDATE ad_alerts SET seen_until = $2 ${where}`, values, tx)
    },

    async hasNew(userId: number, watches: readonly Watch[], until: Date): Promise<boolean> {
      const { where, values } = newAds(userId, watches, until)
      return (await db.read(`SELECT 1 FROM classified_ads ${where} LIMIT 1`, values)).length > 0
    },

    listNew(userId: number, watches: readonly Watch[], until: Date, limit: number): Promise<DigestedAd[]> {
      const { where, values } = newAds(userId, watches, until)
      return listed.read(`${where} ORDER BY approved_at DESC, id DESC LIMIT ${limit}`, values)
    },
  }
}

function matchNew(db: Database, { query, seenUntil }: Watch): Condition[] {
  const { conditions, searched } = matchQuery(db, query)
  return [['approved_at > ?', seenUntil], ...conditions, ...searched]
}

/** Holds where all conditions of one of the alternatives do. */
function anyOf(alternatives: readonly (readonly Condition[])[]): Condition {
  const either = alternatives.map((all) => all.map(([sql]) => `(${sql})`).join(' AND '))
  return [either.join(' OR '), ...alternatives.flat().flatMap(([, ...values]) => values)]
}

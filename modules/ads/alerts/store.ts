import { type Condition, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { not } from '#db/filter'
import type { RowOf } from '#db/table'
import type { ClassifiedAd } from '../ad'
import type { AdViews, Tables } from '../tables'
import type { AdQuery } from '../schemas'
import { matchQuery } from '../search/store'
import { isListed } from '../visibility'

export type AlertStore = ReturnType<typeof createAlertStore>

export type StoredAlert = RowOf<Tables['adAlerts']>

export type WatchedSearch = { query: AdQuery; seenUntil: Date }

export type DigestedAd = Pick<ClassifiedAd, 'id' | 'title' | 'price' | 'location'>

type Given = { db: Database; tables: Tables; views: AdViews }

export function createAlertStore({ db, tables, views }: Given) {
  const alerts = tables.adAlerts
  const listed = views.publicView.only('id', 'title', 'price', 'location')

  /** Returns the conditions for new ads. The condition with `since` lets the database use an index. */
  function newAds(userId: number, watches: readonly WatchedSearch[], until: Date) {
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
    async add(added: Omit<StoredAlert, 'id'>, tx: Tx): Promise<void> {
      await alerts.insert(added, tx)
    },

    async remove(userId: number, id: number): Promise<void> {
      await alerts.remove({ id, userId })
    },

    listOwn: (userId: number, tx?: Tx): Promise<StoredAlert[]> =>
      alerts.list({ userId }, { order: 'id', tx }),

    listMailed: (userIds: readonly number[]): Promise<StoredAlert[]> =>
      alerts.list({ userId: userIds, nextDigestOn: not(null) }),

    async begin(userId: number, { day, now }: { day: string; now: Date }, tx: Tx): Promise<void> {
      await alerts.update({ userId, nextDigestOn: null }, { nextDigestOn: day, seenUntil: now }, tx)
    },

    async stop(userId: number, tx?: Tx): Promise<void> {
      await alerts.update({ userId }, { nextDigestOn: null }, tx)
    },

    async listDue(today: string, limit: number): Promise<number[]> {
      const rows = await db.read<{ userId: number }>(
        `SELECT DISTINCT next_digest_on, user_id AS "userId" FROM ad_alerts WHERE next_digest_on <= $1
         ORDER BY next_digest_on, user_id LIMIT ${limit}`,
        [today],
      )
      return [...new Set(rows.map(({ userId }) => userId))]
    },

    /** Claims the members who are still due: moves their next mail to tomorrow, and returns their ids. */
    async moveOn(
      userIds: readonly number[],
      { today, tomorrow }: Record<'today' | 'tomorrow', string>,
      tx: Tx,
    ): Promise<number[]> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['next_digest_on <= ?', today]])
      const rows = await db.read<{ userId: number }>(
        `UPDATE ad_alerts SET next_digest_on = $3 ${where} RETURNING user_id AS "userId"`,
        [...values, tomorrow],
        { tx },
      )
      return [...new Set(rows.map(({ userId }) => userId))]
    },

    /** Moves `seenUntil` to `until`, but never back. */
    async advanceSeenUntil(userIds: readonly number[], until: Date, tx?: Tx): Promise<void> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), ['seen_until < ?', until]])
      await db.write(`UPDATE ad_alerts SET seen_until = $2 ${where}`, values, tx)
    },

    async hasNew(userId: number, watches: readonly WatchedSearch[], until: Date): Promise<boolean> {
      const { where, values } = newAds(userId, watches, until)
      return (await db.read(`SELECT 1 FROM classified_ads ${where} LIMIT 1`, values)).length > 0
    },

    listNew(
      userId: number,
      watches: readonly WatchedSearch[],
      until: Date,
      limit: number,
    ): Promise<DigestedAd[]> {
      const { where, values } = newAds(userId, watches, until)
      return listed.read(`${where} ORDER BY approved_at DESC, id DESC LIMIT ${limit}`, values)
    },
  }
}

function matchNew(db: Database, { query, seenUntil }: WatchedSearch): Condition[] {
  const { conditions, searched } = matchQuery(db, query)
  return [['approved_at > ?', seenUntil], ...conditions, ...searched]
}

function anyOf(alternatives: readonly (readonly Condition[])[]): Condition {
  const either = alternatives.map((all) => all.map(([sql]) => `(${sql})`).join(' AND '))
  return [either.join(' OR '), ...alternatives.flat().flatMap(([, ...values]) => values)]
}

import type { Database, Tx } from '#db/database'
import { atMost } from '#db/filter'
import { readPortions } from '#db/list-page'
import { readJoined, type RowOf } from '#db/table'
import type { Portions } from '#modules/kernel/page'
import type { AdViews, Tables } from '../tables'
import { isListed, notBinned } from '../visibility'

export type HeldStore = ReturnType<typeof createHeldStore>

type StoredHeld = RowOf<Tables['heldMessages']>

const WRITERS_AT_ONCE = 100

type Given = { db: Database; tables: Tables; views: AdViews }

export function createHeldStore({ db, tables, views }: Given) {
  const held = tables.heldMessages

  return {
    find: (userId: number, adId: number): Promise<StoredHeld | null> => held.find({ userId, adId }),

    lock: (userId: number, adId: number, tx: Tx): Promise<StoredHeld | null> =>
      held.lock({ userId, adId }, tx),

    count: (userId: number, tx: Tx): Promise<number> => held.count({ userId }, tx),

    async add(message: StoredHeld, tx: Tx): Promise<void> {
      await held.insert(message, tx)
    },

    remove: async (userId: number, adId: number, tx?: Tx): Promise<boolean> =>
      (await held.remove({ userId, adId }, tx)) > 0,

    removeUntil: (moment: Date): Promise<number> => held.remove({ createdAt: atMost(moment) }),

    /** Lists the member's messages, oldest first, with the titles of their ads. */
    async list(userId: number): Promise<(StoredHeld & { adTitle: string })[]> {
      const from = `${WITH_AD} WHERE held.user_id = $1 ORDER BY held.created_at, held.ad_id`
      const rows = await readJoined(db, { held, ad: views.summary.only('title') }, from, [userId])
      return rows.map(({ held: message, ad }) => ({ ...message, adTitle: ad.title }))
    },

    listOwn: (userId: number) =>
      held.only('adId', 'body', 'createdAt').list({ userId }, { order: 'created_at, ad_id' }),

    /** Reads the ids of the members with a message that at most their own address or a limit holds back. */
    async *readWriters(): Portions<number> {
      const portions = readPortions(WRITERS_AT_ONCE, (after, size) =>
        db.read<{ id: number }>(
          `SELECT DISTINCT held.user_id AS id FROM ${WITH_AD} AND ${isListed(db)}
           WHERE held.user_id > $1 AND NOT EXISTS (SELECT 1 FROM blocked_members AS block
             WHERE (block.user_id = held.user_id AND block.blocked_id = ad.user_id)
                OR (block.user_id = ad.user_id AND block.blocked_id = held.user_id))
           ORDER BY id LIMIT ${size}`,
          [after],
        ),
      )
      for await (const portion of portions) yield portion.map(({ id }) => id)
    },
  }
}

const WITH_AD = `held_messages AS held JOIN classified_ads AS ad ON ad.id = held.ad_id AND ${notBinned('ad')}`

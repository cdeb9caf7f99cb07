import type { Database } from '#db/database'

export type PageViewStore = ReturnType<typeof createPageViewStore>

export function createPageViewStore(db: Database) {
  return {
    /** Adds to the numbers of the ads that still exist. */
    add: (counted: ReadonlyMap<number, number>): Promise<void> =>
      db.transaction(async (tx) => {
        // Every process locks the rows in this order.
        for (const [id, number] of [...counted].sort(([a], [b]) => a - b))
          await db.write(
            `INSERT INTO ad_page_views (ad_id, number)
             SELECT id, CAST($1 AS integer) FROM classified_ads WHERE id = $2
             ON CONFLICT (ad_id) DO UPDATE SET number = ad_page_views.number + excluded.number`,
            [number, id],
            tx,
          )
      }),
  }
}

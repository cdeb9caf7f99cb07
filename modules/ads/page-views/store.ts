import type { Database } from '#db/database'

export type PageViewStore = ReturnType<typeof createPageViewStore>

export function createPageViewStore(db: Database) {
  return {
    /** Adds to the numbers of the ads that still exist. */
    async add(counted: ReadonlyMap<number, number>): Promise<void> {
      for (const [id, number] of counted)
        await db.write(
          `INSERT INTO ad_page_views (ad_id, number)
           SELECT id, CAST($1 AS integer) FROM classified_ads WHERE id = $2
           ON CONFLICT (ad_id) DO UPDATE SET number = ad_page_views.number + excluded.number`,
          [number, id],
        )
    },
  }
}

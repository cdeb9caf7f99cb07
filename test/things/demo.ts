import type { Database } from '#db/database'

type Ids = { newsId: number; adId: number; userId: number }

/** Marks a news item, an ad and its owner as content that the site began with. */
export async function markAsDemo({ db }: { db: Database }, { newsId, adId, userId }: Ids): Promise<void> {
  await db.write('DELETE FROM demo_content')
  await db.write('INSERT INTO demo_content (news_id) VALUES ($1)', [newsId])
  await db.write('INSERT INTO demo_content (ad_id) VALUES ($1)', [adId])
  await db.write('INSERT INTO demo_content (user_id) VALUES ($1)', [userId])
}

import type { ModelStatic } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { slugsFor } from '../domain/slug'
import type { SlugModel } from './models'

export type SlugStore = ReturnType<typeof createSlugStore>

/** Every slug that an item has or had. */
export function createSlugStore(db: Database, slugs: ModelStatic<SlugModel>) {
  /**
   * Where writers run side by side, the INSERT waits for who takes the same slug, and leaves it to him;
   * a refused one would end the transaction.
   */
  async function isMine(slug: string, newsId: number, tx: Tx): Promise<boolean> {
    await db.run(
      'INSERT INTO news_slugs (slug, news_id) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING',
      [slug, newsId],
      tx,
    )
    return (await slugs.count({ where: { slug, newsId }, transaction: tx })) === 1
  }

  return {
    /** Gives the item the first slug of its title that is no other's; one that it had is its own. */
    async take(newsId: number, title: string, tx: Tx): Promise<string> {
      for (const slug of slugsFor(title)) {
        if (await isMine(slug, newsId, tx)) return slug
      }
      throw new Error('There is always another number')
    },
  }
}

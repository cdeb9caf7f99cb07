import type { Tx } from '#db/database'
import type { NewsItem } from '../contract'
import type { NewsFields } from '../schemas'
import type { Parts } from './parts'

export function createItem(
  { db, clock, news, slugs }: Parts,
  fields: NewsFields,
  tx?: Tx,
): Promise<NewsItem> {
  return db.transaction(async (inner) => {
    const id = await news.add(fields, clock.now(), inner)
    await news.setSlug(id, await slugs.take(id, fields.title, inner), inner)
    await news.announceChange(inner)
    return (await news.find(id, inner))!
  }, tx)
}

import type { Tx } from '#db/database'
import type { NewsItem } from '../contract'
import type { Flag } from '../data/news-store'
import { haveSameSlug } from '../domain/slug'
import type { NewsFields } from '../schemas'
import type { Parts } from './parts'

export function changeItem(parts: Parts, id: number, fields: NewsFields, tx?: Tx): Promise<NewsItem | null> {
  const { clock, news, slugs } = parts
  return changing(parts, id, tx, async (item, inner) => {
    await news.setFields(id, fields, clock.now(), inner)
    // A number that it was given for another's sake stays, whatever became of that other one.
    if (haveSameSlug(item.title, fields.title)) return
    await news.setSlug(id, await slugs.take(id, fields.title, inner), inner)
  })
}

export function setFlag(parts: Parts, id: number, flag: Flag, tx?: Tx): Promise<NewsItem | null> {
  const { clock, news } = parts
  return changing(parts, id, tx, (_, inner) => news.setFlag(id, flag, clock.now(), inner))
}

export function removeItem({ db, news }: Parts, id: number, tx?: Tx): Promise<boolean> {
  return db.transaction(async (inner) => {
    if (!(await news.remove(id, inner))) return false
    await news.announceChange(inner)
    return true
  }, tx)
}

function changing(
  { db, news }: Parts,
  id: number,
  tx: Tx | undefined,
  change: (item: NewsItem, tx: Tx) => Promise<void>,
): Promise<NewsItem | null> {
  return db.transaction(async (inner) => {
    const item = await news.find(id, inner)
    if (!item) return null
    await change(item, inner)
    await news.announceChange(inner)
    return news.find(id, inner)
  }, tx)
}

import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { NewsItem } from '../contract'
import type { Flag, NewsStore } from '../data/news-store'
import { haveSameSlug } from '../domain/slug'
import type { NewsFields } from '../schemas'

type Deps = { db: Database; clock: Clock; news: NewsStore }

export function create({ db, clock, news }: Deps, fields: NewsFields, outer?: Tx): Promise<NewsItem> {
  return db.transaction(async (tx) => {
    const id = await news.add(fields, clock.now(), tx)
    await news.setTitleSlug(id, fields.title, tx)
    await news.announceChange(tx)
    return (await news.find(id, tx))!
  }, outer)
}

export function change(deps: Deps, id: number, fields: NewsFields, outer?: Tx): Promise<NewsItem | null> {
  const { clock, news } = deps
  return changeItem(deps, id, outer, async (item, tx) => {
    await news.setFields(id, fields, clock.now(), tx)
    // The number of a slug stays, even when the other item with this title is gone.
    if (!haveSameSlug(item.title, fields.title)) await news.setTitleSlug(id, fields.title, tx)
  })
}

export function setPublished(deps: Deps, id: number, isPublished: boolean, tx?: Tx) {
  return setFlag(deps, id, { isPublished }, tx)
}

export function setFeatured(deps: Deps, id: number, isFeatured: boolean, tx?: Tx) {
  return setFlag(deps, id, { isFeatured }, tx)
}

export function remove({ db, news }: Deps, id: number, outer?: Tx): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await news.remove(id, tx))) return false
    await news.announceChange(tx)
    return true
  }, outer)
}

function setFlag(deps: Deps, id: number, flag: Flag, outer?: Tx): Promise<NewsItem | null> {
  const { clock, news } = deps
  return changeItem(deps, id, outer, (_, tx) => news.setFlag(id, flag, clock.now(), tx))
}

function changeItem(
  { db, news }: Deps,
  id: number,
  outer: Tx | undefined,
  write: (item: NewsItem, tx: Tx) => Promise<void>,
): Promise<NewsItem | null> {
  return db.transaction(async (tx) => {
    const item = await news.find(id, tx)
    if (!item) return null
    await write(item, tx)
    await news.announceChange(tx)
    return news.find(id, tx)
  }, outer)
}

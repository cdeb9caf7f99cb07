import { asSeenBy } from '../visibility'
import type { UseCase } from '../deps'

export const listPublic: UseCase<'search', 'list'> = async ({ lists }, query, slice, reader) => {
  const { items, total } = await lists.listPublic(query, slice)
  return { items: items.map((ad) => asSeenBy(reader, ad)), total }
}

/** Ads that are made again in one transaction: others write in between. */
const PORTION = 500

export const remakeSearch: UseCase<'search', 'rebuildText'> = async ({ db, searches }) => {
  let remade = 0
  for (;;) {
    const portion = await db.exclusively((tx) => searches.remake(PORTION, tx))
    remade += portion
    if (portion < PORTION) return remade
  }
}

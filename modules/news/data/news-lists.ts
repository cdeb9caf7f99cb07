import type { ModelStatic } from 'sequelize'
import { holds } from '#db/conditions'
import type { Database } from '#db/database'
import { matchesEach } from '#db/search'
import { table } from '#db/table'
import type { Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { NewsQuery } from '../contract'
import type { NewsState } from '../schemas'
import type { NewsModel } from './models'

export function createNewsLists(db: Database, model: ModelStatic<NewsModel>) {
  const items = table(db, model).without('searchText')
  const cards = items.without('content')
  /** Each has an index. */
  const states: Record<NewsState, string> = {
    published: holds(db, 'is_published', true),
    draft: holds(db, 'is_published', false),
    featured: holds(db, 'is_featured', true),
  }
  const featured = `${states.published} AND ${states.featured}`

  const published = ({ q = '' }: { q?: string }) => ({
    conditions: [[states.published] as const],
    searched: matchesEach('search_text', foldSearch(q)),
    order: NEWEST_FIRST,
  })
  const all = ({ q = '', state, sort }: NewsQuery) => ({
    conditions: state ? [[states[state]] as const] : [],
    searched: matchesEach('search_text', foldSearch(q)),
    order: sort === 'oldest' ? 'created_at ASC, id ASC' : NEWEST_FIRST,
  })

  return {
    listPublished: (query: { q?: string }, slice: Slice) => items.readPage(published(query), slice),
    listCards: (query: { q?: string }, slice: Slice) => cards.readPage(published(query), slice),
    listAll: (query: NewsQuery, slice: Slice) => items.readPage(all(query), slice),
    listAllCards: (query: NewsQuery, slice: Slice) => cards.readPage(all(query), slice),
    listFeatured: (slice: Slice) => items.readPage({ conditions: [[featured]], order: NEWEST_FIRST }, slice),
    listFeaturedCards: (limit: number) =>
      cards.read(`WHERE ${featured} ORDER BY ${NEWEST_FIRST} LIMIT $1`, [limit]),
    listAddresses: (limit: number) =>
      items
        .only('slug', 'updatedAt')
        .read(`WHERE ${states.published} ORDER BY ${NEWEST_FIRST} LIMIT $1`, [limit]),
  }
}

const NEWEST_FIRST = 'created_at DESC, id DESC'

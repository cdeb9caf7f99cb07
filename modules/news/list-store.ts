import { type Condition, booleanIs } from '#db/conditions'
import type { CountExpression, Database, Tx } from '#db/database'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { Tables } from './tables'
import type { NewsCard, NewsItem } from './news-item'
import type { PictureStore } from './picture-store'
import type { NewsSort, NewsState } from './schemas'

export type NewsQuery = { q?: string; state?: NewsState; sort?: NewsSort }

export type NewsLists = ReturnType<typeof createNewsLists>

export function createNewsLists(db: Database, { news }: Tables, { withPictures }: PictureStore) {
  const items = news.without('searchText', 'isBinned', 'previewEdition')
  const cards = items.without('content')
  /** Each condition can use an index, except 'scheduled' on SQLite, which reads all news. */
  const states: Record<NewsState, string> = {
    published: booleanIs(db, 'is_published', true),
    scheduled: '(publish_at IS NOT NULL OR unpublish_at IS NOT NULL)',
    draft: `${booleanIs(db, 'is_published', false)} AND publish_at IS NULL`,
    featured: booleanIs(db, 'is_featured', true),
  }
  const isThere = booleanIs(db, 'is_binned', false)
  const published = `${states.published} AND ${isThere}`
  const featured = `${published} AND ${states.featured}`

  const toList = ({ q = '', state, sort }: NewsQuery) => ({
    conditions: [[isThere], ...(state ? [[states[state]] satisfies Condition] : [])] as const,
    searched: matchesEach('search_text', foldSearch(q)),
    order: sort === 'oldest' ? 'created_at ASC, id ASC' : NEWEST_FIRST,
  })

  async function readItems(...page: Parameters<typeof items.readPage>): Promise<Page<NewsItem>> {
    const { items: found, total } = await items.readPage(...page)
    return { items: await withPictures(found), total }
  }

  return {
    list: (query: NewsQuery, slice: Slice) => readItems(toList(query), slice),
    listCards: (query: NewsQuery, slice: Slice): Promise<Page<NewsCard>> =>
      cards.readPage(toList(query), slice),
    listFeatured: (slice: Slice) => readItems({ conditions: [[featured]], order: NEWEST_FIRST }, slice),
    listFeaturedCards: (limit: number): Promise<NewsCard[]> =>
      cards.read(`WHERE ${featured} ORDER BY ${NEWEST_FIRST} LIMIT $1`, [limit]),
    findAll: async (ids: readonly number[], tx?: Tx): Promise<NewsCard[]> =>
      ids.length === 0 ? [] : cards.list({ id: ids, isBinned: false }, { order: 'id', tx }),
    anyExcept: (ids: string): CountExpression => ({
      sql: `SELECT count(*) FROM
        (SELECT 1 FROM news WHERE ${published} AND id NOT IN (${ids}) LIMIT 1) AS found`,
    }),
    listAddresses: (limit: number): Promise<{ slug: string; updatedAt: Date }[]> =>
      items.only('slug', 'updatedAt').read(`WHERE ${published} ORDER BY ${NEWEST_FIRST} LIMIT $1`, [limit]),
  }
}

const NEWEST_FIRST = 'created_at DESC, id DESC'

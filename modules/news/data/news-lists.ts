import { type Condition, holds } from '#db/conditions'
import type { Database } from '#db/database'
import { readListPage } from '#db/list-page'
import { asDate, type StoredDate } from '#db/read'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { NewsCard, NewsItem, NewsQuery } from '../contract'
import type { NewsState } from '../schemas'
import { CARD_COLUMNS, cardOf, type CardRow, NEWS_COLUMNS, newsOf } from './news-row'

/** Which of the published items a list holds. */
type Wanted = { q?: string; isFeatured?: true }

type Search = { conditions: readonly Condition[]; searched: readonly Condition[]; order: string }

export function createNewsLists(db: Database) {
  const states = statesIn(db)
  const isPublished = states.published
  const isFeatured = `${isPublished} AND ${states.featured}`

  const published = ({ q = '', isFeatured: featured }: Wanted): Search => ({
    conditions: [[featured ? isFeatured : isPublished]],
    searched: matchesEach('search_text', foldSearch(q)),
    order: NEWEST_FIRST,
  })

  /** Of all, whoever may read them. */
  const any = ({ q = '', state, sort }: NewsQuery): Search => ({
    conditions: state ? [[states[state]]] : [],
    searched: matchesEach('search_text', foldSearch(q)),
    order: sort === 'oldest' ? 'created_at ASC, id ASC' : NEWEST_FIRST,
  })

  const readItems = (search: Search, slice: Slice): Promise<Page<NewsItem>> =>
    readListPage(db, { table: 'news', columns: NEWS_COLUMNS, ...search }, slice, newsOf)

  const readCards = (search: Search, slice: Slice): Promise<Page<NewsCard>> =>
    readListPage(db, { table: 'news', columns: CARD_COLUMNS, ...search }, slice, cardOf)

  return {
    listPublished: (wanted: Wanted, slice: Slice) => readItems(published(wanted), slice),

    listCards: (wanted: Wanted, slice: Slice) => readCards(published(wanted), slice),

    listAll: (query: NewsQuery, slice: Slice) => readItems(any(query), slice),

    listAllCards: (query: NewsQuery, slice: Slice) => readCards(any(query), slice),

    async listFeaturedCards(limit: number): Promise<NewsCard[]> {
      const rows = await db.read<CardRow>(
        `SELECT ${CARD_COLUMNS} FROM news WHERE ${isFeatured} ORDER BY ${NEWEST_FIRST} LIMIT $1`,
        [limit],
      )
      return rows.map(cardOf)
    },

    async listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
      const rows = await db.read<{ slug: string; updatedAt: StoredDate }>(
        `SELECT slug, updated_at AS "updatedAt" FROM news WHERE ${isPublished} ORDER BY ${NEWEST_FIRST} LIMIT $1`,
        [limit],
      )
      return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: asDate(updatedAt) }))
    },
  }
}

const NEWEST_FIRST = 'created_at DESC, id DESC'

/** Each has an index of its own. */
const statesIn = (db: Database): Record<NewsState, string> => ({
  published: holds(db, 'is_published', true),
  draft: holds(db, 'is_published', false),
  featured: holds(db, 'is_featured', true),
})

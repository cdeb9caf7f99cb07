import { randomUUID } from 'node:crypto'
import { type FindAttributeOptions, type FindOptions, Op, type WhereOptions } from 'sequelize'
import { matchesAll, searchInTurn } from '../../../db/search'
import { announceContentChange } from '../../../db/content-changes'
import type { Database, Tx } from '../../../db/database'
import type { Page, Slice } from '../../kernel/page'
import { foldForSearch, foldSearch } from '../../kernel/search'
import type { FoundNews, NewsCard, NewsItem, NewsQuery } from '../contract'
import type { NewsFields, NewsState } from '../schemas'
import type { Models, NewsModel } from './models'

export type NewsStore = ReturnType<typeof createNewsStore>

/** Which items a list holds. */
export type Wanted = { q?: string; isFeatured?: true }

export type Flag = { isPublished: boolean } | { isFeatured: boolean }

export function createNewsStore(db: Database, { news, slugs }: Models) {
  const published = ({ q = '', isFeatured }: Wanted): WhereOptions<NewsModel> => ({
    isPublished: true,
    ...(isFeatured && { isFeatured }),
    [Op.and]: matchesAll(db, 'search_text', foldSearch(q)),
  })

  function readPage(wanted: Wanted, slice: Slice, attributes: FindAttributeOptions) {
    return readRows(published(wanted), wanted.q, { ...slice, order: NEWEST_FIRST, attributes })
  }

  /** Of all, whoever may read them. */
  function readAny({ q, state, sort }: NewsQuery, slice: Slice, attributes: FindAttributeOptions) {
    const searched = matchesAll(db, 'search_text', foldSearch(q ?? ''))
    const where = { ...(state && STATES[state]), [Op.and]: searched }
    const order = sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST
    return readRows(where, q, { ...slice, order, attributes })
  }

  function readRows(where: WhereOptions<NewsModel>, q: string | undefined, options: FindOptions<NewsModel>) {
    const read = async () => {
      const total = await news.count({ where })
      const rows = await news.findAll({ where, ...options })
      return { items: rows.map(toPlain), total }
    }
    return q ? searchInTurn(db, read) : read()
  }

  return {
    listPublished: (wanted: Wanted, slice: Slice): Promise<Page<NewsItem>> => readPage(wanted, slice, WHOLE),

    listCards: (wanted: Wanted, slice: Slice): Promise<Page<NewsCard>> => readPage(wanted, slice, CARD),

    listAll: (query: NewsQuery, slice: Slice): Promise<Page<NewsItem>> => readAny(query, slice, WHOLE),

    listAllCards: (query: NewsQuery, slice: Slice): Promise<Page<NewsCard>> => readAny(query, slice, CARD),

    async listFeaturedCards(limit: number): Promise<NewsCard[]> {
      const where = published({ isFeatured: true })
      const rows = await news.findAll({ where, order: NEWEST_FIRST, limit, attributes: CARD })
      return rows.map(toPlain)
    },

    async listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
      const rows = await news.findAll({
        where: published({}),
        order: NEWEST_FIRST,
        limit,
        attributes: ['slug', 'updatedAt'],
      })
      return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt }))
    },

    async findPublished(slug: string): Promise<FoundNews | null> {
      const row = await slugs.findByPk(slug, {
        include: { association: 'item', where: { isPublished: true }, attributes: WHOLE },
      })
      if (!row?.item) return null
      return row.item.slug === slug ? { item: toPlain(row.item) } : { movedTo: row.item.slug }
    },

    /** In a transaction, nobody else changes it until its end. */
    async find(id: number, tx?: Tx): Promise<NewsItem | null> {
      const row = await news.findByPk(id, { attributes: WHOLE, transaction: tx, lock: tx && true })
      return row && toPlain(row)
    },

    /** Its slug is nobody's address until it has taken one: a taken slug needs its item. */
    async add(fields: NewsFields, at: Date, tx: Tx): Promise<number> {
      const slug = `~${randomUUID()}`
      const row = { ...fields, slug, searchText: searchText(fields), createdAt: at, updatedAt: at }
      return (await news.create(row, { transaction: tx })).id
    },

    async setFields(id: number, fields: NewsFields, updatedAt: Date, tx: Tx): Promise<void> {
      const row = { ...fields, searchText: searchText(fields), updatedAt }
      await news.update(row, { where: { id }, transaction: tx })
    },

    async setSlug(id: number, slug: string, tx: Tx): Promise<void> {
      await news.update({ slug }, { where: { id }, transaction: tx })
    },

    async setFlag(id: number, flag: Flag, updatedAt: Date, tx: Tx): Promise<void> {
      await news.update({ ...flag, updatedAt }, { where: { id }, transaction: tx })
    },

    async remove(id: number, tx: Tx): Promise<boolean> {
      return (await news.destroy({ where: { id }, transaction: tx })) > 0
    },

    /** For those who keep pages that visitors read. */
    announceChange: (tx: Tx) => announceContentChange(db, tx),
  }
}

function searchText({ title, summary, content }: NewsFields): string {
  return foldForSearch(`${title} ${summary} ${content}`)
}

const CARD = [
  'id',
  'slug',
  'title',
  'summary',
  'author',
  'isPublished',
  'isFeatured',
  'createdAt',
  'updatedAt',
] satisfies FindAttributeOptions

const WHOLE = [...CARD, 'content'] satisfies FindAttributeOptions

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

const OLDEST_FIRST: [string, string][] = [
  ['createdAt', 'ASC'],
  ['id', 'ASC'],
]

/** Each has an index of its own. */
const STATES: Record<NewsState, { isPublished?: boolean; isFeatured?: boolean }> = {
  published: { isPublished: true },
  draft: { isPublished: false },
  featured: { isFeatured: true },
}

/** What leaves the module: what was read, as plain data. */
function toPlain(row: NewsModel): NewsItem {
  return row.get({ plain: true })
}

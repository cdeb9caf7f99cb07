import { randomUUID } from 'node:crypto'
import type { FindAttributeOptions } from 'sequelize'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { foldForSearch } from '#modules/kernel/search'
import type { FoundNews, NewsItem } from '../contract'
import type { NewsFields } from '../schemas'
import type { Models, NewsModel } from './models'

export type NewsStore = ReturnType<typeof createNewsStore>

export type Flag = { isPublished: boolean } | { isFeatured: boolean }

export function createNewsStore(db: Database, { news, slugs }: Models) {
  return {
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

const WHOLE = [
  'id',
  'slug',
  'title',
  'summary',
  'author',
  'isPublished',
  'isFeatured',
  'createdAt',
  'updatedAt',
  'content',
] satisfies FindAttributeOptions

/** What leaves the module: what was read, as plain data. */
function toPlain(row: NewsModel): NewsItem {
  return row.get({ plain: true })
}

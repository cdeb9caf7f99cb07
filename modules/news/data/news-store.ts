import { randomUUID } from 'node:crypto'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import { foldForSearch } from '#modules/kernel/search'
import type { FoundNews, NewsItem } from '../contract'
import { isSlug, slugsFor } from '../domain/slug'
import type { NewsFields } from '../schemas'
import type { Models } from './models'

export type NewsStore = ReturnType<typeof createNewsStore>

export type Flag = { isPublished: boolean } | { isFeatured: boolean }

export function createNewsStore(db: Database, { news, slugs }: Models) {
  const items = table(db, news).without('searchText')

  /** Two writers of the same slug: the INSERT of the second waits and does nothing, so its transaction goes on. */
  async function takeSlug(slug: string, newsId: number, transaction: Tx): Promise<boolean> {
    await db.run(
      'INSERT INTO news_slugs (slug, news_id) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING',
      [slug, newsId],
      transaction,
    )
    return (await slugs.count({ where: { slug, newsId }, transaction })) === 1
  }

  return {
    async findPublished(slug: string): Promise<FoundNews | null> {
      // PostgreSQL would refuse to look for some texts.
      if (!isSlug(slug)) return null
      const row = await slugs.findByPk(slug, {
        include: {
          association: 'item',
          where: { isPublished: true },
          attributes: { exclude: ['searchText'] },
        },
      })
      if (!row?.item) return null
      return row.item.slug === slug ? { item: items.pick(row.item) } : { movedTo: row.item.slug }
    },

    /** In a transaction, nobody else changes the item until its end. */
    async find(id: number, tx?: Tx): Promise<NewsItem | null> {
      const [item] = tx
        ? await items.lock('WHERE id = $1', [id], tx)
        : await items.read('WHERE id = $1', [id])
      return item ?? null
    },

    /** `setTitleSlug` follows: a slug belongs to an item, which must be there first. */
    async add(fields: NewsFields, at: Date, transaction: Tx): Promise<number> {
      const slug = `~${randomUUID()}`
      const row = { ...fields, slug, searchText: searchText(fields), createdAt: at, updatedAt: at }
      return (await news.create(row, { transaction })).id
    },

    async setFields(id: number, fields: NewsFields, updatedAt: Date, transaction: Tx): Promise<void> {
      await news.update(
        { ...fields, searchText: searchText(fields), updatedAt },
        { where: { id }, transaction },
      )
    },

    /** The first slug of the title that no other item has or had. */
    async setTitleSlug(id: number, title: string, transaction: Tx): Promise<void> {
      for (const slug of slugsFor(title)) {
        if (!(await takeSlug(slug, id, transaction))) continue
        await news.update({ slug }, { where: { id }, transaction })
        return
      }
    },

    async setFlag(id: number, flag: Flag, updatedAt: Date, transaction: Tx): Promise<void> {
      await news.update({ ...flag, updatedAt }, { where: { id }, transaction })
    },

    async remove(id: number, transaction: Tx): Promise<boolean> {
      return (await news.destroy({ where: { id }, transaction })) > 0
    },

    announceChange: (tx: Tx) => announceContentChange(db, tx),
  }
}

function searchText({ title, summary, content }: NewsFields): string {
  return foldForSearch(`${title} ${summary} ${content}`)
}

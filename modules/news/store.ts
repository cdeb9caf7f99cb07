import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { col, literal, Op } from 'sequelize'
import { holds } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import { foldForSearch } from '#modules/kernel/search'
import { isSlug } from '#modules/kernel/slug'
import type { Models } from './models'
import type { NewsItem, PlacedPicture } from './news-item'
import { isOtherPicture, type PictureStore } from './picture-store'
import { planned } from './schedule'
import type { NewsFields } from './schemas'
import { haveSameSlug, slugsFor } from './slug'

/** Ends the preview links that were made before a publication or a withdrawal. */
const ENDS_PREVIEWS = { previewEdition: literal('preview_edition + 1') }

/** What an admin writes; without `picture`, an item keeps the one that it has. */
export type NewsWriting = NewsFields & { picture?: PlacedPicture | null }

/** What a slug leads to: the item, or the slug that it has now. */
export type FoundNews = { item: NewsItem } | { movedTo: string }

export type NewsStore = ReturnType<typeof createNewsStore>

export function createNewsStore(
  db: Database,
  clock: Clock,
  { news, slugs }: Models,
  { withPictures, place }: PictureStore,
) {
  const previewed = table(db, news).without('searchText', 'isBinned')
  const items = previewed.without('previewEdition')
  const isThere = holds(db, 'is_binned', false)
  const one = `WHERE id = $1 AND ${isThere}`

  async function find(id: number, tx?: Tx): Promise<NewsItem | null> {
    const found = await (tx ? items.lock(one, [id], tx) : items.read(one, [id]))
    return (await withPictures(found, tx))[0] ?? null
  }

  /** The first slug of the title that no other item has or had. */
  async function setTitleSlug(id: number, title: string, transaction: Tx): Promise<void> {
    for (const slug of slugsFor(title)) {
      if (!(await takeSlug(slug, id, transaction))) continue
      await news.update({ slug }, { where: { id }, transaction })
      return
    }
  }

  /** Two writers of the same slug: the INSERT of the second waits and does nothing, so its transaction goes on. */
  async function takeSlug(slug: string, newsId: number, transaction: Tx): Promise<boolean> {
    await db.run(
      'INSERT INTO news_slugs (slug, news_id) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING',
      [slug, newsId],
      transaction,
    )
    return (await slugs.count({ where: { slug, newsId }, transaction })) === 1
  }

  async function setBinned(id: number, isBinned: boolean, transaction: Tx): Promise<boolean> {
    const where = { id, isBinned: !isBinned }
    const [changed] = await news.update({ isBinned, ...ENDS_PREVIEWS }, { where, transaction })
    if (changed > 0) await announceContentChange(db, transaction)
    return changed > 0
  }

  /** What was due while the item lay in the bin: it comes back as a draft, for an admin to publish. */
  async function forgetMissed(id: number, transaction: Tx): Promise<void> {
    const updatedAt = clock.now()
    const missed = { [Op.lte]: updatedAt }
    // Changed, so that a form that was filled in before does not bring the date back.
    await news.update({ publishAt: null, updatedAt }, { where: { id, publishAt: missed }, transaction })
    const draft = { isPublished: false, unpublishAt: null, updatedAt }
    await news.update(draft, { where: { id, unpublishAt: missed }, transaction })
  }

  return {
    find,

    async findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null> {
      const [found] = await withPictures(await previewed.read(one, [id]))
      if (!found) return null
      const { previewEdition, ...item } = found
      return { item, edition: previewEdition }
    },

    async findPublished(address: string): Promise<FoundNews | null> {
      const slug = address.toLowerCase()
      // PostgreSQL would refuse to look for some texts.
      if (!isSlug(slug)) return null
      const found = await items.read(
        `WHERE id = (SELECT news_id FROM news_slugs WHERE slug = $1)
           AND ${holds(db, 'is_published', true)} AND ${isThere}`,
        [slug],
      )
      const [item] = await withPictures(found)
      if (!item) return null
      return item.slug === address ? { item } : { movedTo: item.slug }
    },

    create: ({ picture = null, ...fields }: NewsWriting, outer?: Tx): Promise<NewsItem> =>
      db.transaction(async (transaction) => {
        const now = clock.now()
        // A slug belongs to an item, which must be there first.
        const row = {
          ...planned(fields),
          previewEdition: 0,
          slug: `~${randomUUID()}`,
          searchText: searchTextOf(fields),
        }
        const { id } = await news.create({ ...row, createdAt: now, updatedAt: now }, { transaction })
        await setTitleSlug(id, fields.title, transaction)
        await place(id, picture, null, transaction)
        await announceContentChange(db, transaction)
        return (await find(id, transaction))!
      }, outer),

    change: (
      id: number,
      { picture, ...fields }: Partial<NewsWriting>,
      outer?: Tx,
    ): Promise<NewsItem | null> =>
      db.transaction(async (transaction) => {
        const item = await find(id, transaction)
        if (!item) return null
        const changes = planned(fields)
        const changed = { ...item, ...changes }
        const hasOtherPicture = picture !== undefined && isOtherPicture(picture, item.picture)
        if (isDeepStrictEqual(changed, item) && !hasOtherPicture) return item
        if (hasOtherPicture) await place(id, picture, item.picture, transaction)
        const row = {
          ...changes,
          searchText: searchTextOf(changed),
          updatedAt: clock.now(),
          ...(changed.isPublished !== item.isPublished && ENDS_PREVIEWS),
        }
        await news.update(row, { where: { id }, transaction })
        // The number of a slug stays, even when the other item with this title is gone.
        if (!haveSameSlug(item.title, changed.title)) await setTitleSlug(id, changed.title, transaction)
        await announceContentChange(db, transaction)
        return find(id, transaction)
      }, outer),

    async followSchedule(): Promise<number> {
      const now = clock.now()
      const due = `SELECT id FROM news WHERE (publish_at <= $1 OR unpublish_at <= $1) AND ${isThere} LIMIT 1`
      if ((await db.read(due, [now])).length === 0) return 0
      return db.transaction(async (transaction) => {
        const publication = col('publish_at')
        const [published] = await news.update(
          {
            isPublished: true,
            createdAt: publication,
            updatedAt: publication,
            publishAt: null,
            ...ENDS_PREVIEWS,
          },
          { where: { publishAt: { [Op.lte]: now }, isBinned: false }, transaction },
        )
        const [withdrawn] = await news.update(
          { isPublished: false, unpublishAt: null, updatedAt: now, ...ENDS_PREVIEWS },
          { where: { unpublishAt: { [Op.lte]: now }, isBinned: false }, transaction },
        )
        // Another process may have been first.
        if (published + withdrawn > 0) await announceContentChange(db, transaction)
        return published + withdrawn
      })
    },

    bin: (id: number, tx: Tx) => setBinned(id, true, tx),

    async restore(id: number, tx: Tx): Promise<boolean> {
      if (!(await setBinned(id, false, tx))) return false
      await forgetMissed(id, tx)
      return true
    },

    remove: (id: number, outer?: Tx): Promise<boolean> =>
      db.transaction(async (transaction) => {
        if ((await news.destroy({ where: { id }, transaction })) === 0) return false
        await announceContentChange(db, transaction)
        return true
      }, outer),
  }
}

function searchTextOf({ title, summary, content }: NewsFields): string {
  return foldForSearch(`${title} ${summary} ${content}`)
}

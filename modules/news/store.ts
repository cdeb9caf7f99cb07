import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { booleanIs } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { atMost } from '#db/filter'
import { Expression } from '#db/table'
import type { Clock } from '#modules/kernel/clock'
import { foldForSearch } from '#modules/kernel/search'
import { isSlug } from '#modules/kernel/slug'
import type { Tables } from './tables'
import type { NewsItem, PlacedPicture } from './news-item'
import { isOtherPicture, type PictureStore } from './picture-store'
import { planned } from './schedule'
import type { NewsFields } from './schemas'
import { haveSameSlug, slugsFor } from './slug'

/** A new edition ends all earlier preview links. */
const ENDS_PREVIEWS = { previewEdition: new Expression('preview_edition + 1') }

/** If `picture` is undefined, an item keeps its picture. */
export type NewsWriting = NewsFields & { picture?: PlacedPicture | null }

/** The item or, for an old slug, the item's current slug. */
export type FoundNews = { item: NewsItem } | { movedTo: string }

export type NewsStore = ReturnType<typeof createNewsStore>

export function createNewsStore(
  db: Database,
  clock: Clock,
  { news, slugs }: Tables,
  { withPictures, place }: PictureStore,
) {
  const previewed = news.without('searchText', 'isBinned')
  const items = previewed.without('previewEdition')
  const isNotBinned = booleanIs(db, 'is_binned', false)

  async function find(id: number, tx?: Tx): Promise<NewsItem | null> {
    const one = { id, isBinned: false }
    const found = await (tx ? items.lock(one, tx) : items.find(one))
    return found && (await withPictures([found], tx))[0]!
  }

  /** Gives an item the first slug of its title that no other item has or had. */
  async function setTitleSlug(id: number, title: string, tx: Tx): Promise<void> {
    for (const slug of slugsFor(title)) {
      if (!(await takeSlug(slug, id, tx))) continue
      await news.update({ id }, { slug }, tx)
      return
    }
  }

  /** Gives an item this slug unless another item has it. Returns whether the item has the slug now. */
  async function takeSlug(slug: string, newsId: number, tx: Tx): Promise<boolean> {
    await db.write(
      'INSERT INTO news_slugs (slug, news_id) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING',
      [slug, newsId],
      tx,
    )
    return (await slugs.count({ slug, newsId }, tx)) === 1
  }

  async function setBinned(id: number, isBinned: boolean, tx: Tx): Promise<boolean> {
    const changed = await news.update({ id, isBinned: !isBinned }, { isBinned, ...ENDS_PREVIEWS }, tx)
    if (changed > 0) await announceContentChange(db, 'news', tx)
    return changed > 0
  }

  async function forgetMissed(id: number, tx: Tx): Promise<void> {
    const updatedAt = clock.now()
    const missed = atMost(updatedAt)
    // Sets a new `updatedAt`, so that a form opened earlier cannot restore the missed date.
    await news.update({ id, publishAt: missed }, { publishAt: null, updatedAt }, tx)
    const draft = { isPublished: false, unpublishAt: null, updatedAt }
    await news.update({ id, unpublishAt: missed }, draft, tx)
  }

  return {
    find,

    async findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null> {
      const found = await previewed.find({ id, isBinned: false })
      if (!found) return null
      const { previewEdition, ...item } = (await withPictures([found]))[0]!
      return { item, edition: previewEdition }
    },

    async findPublished(address: string): Promise<FoundNews | null> {
      const slug = address.toLowerCase()
      // Looks up valid slugs only, because PostgreSQL throws on some texts, such as those with a NUL.
      if (!isSlug(slug)) return null
      const found = await items.read(
        `WHERE id = (SELECT news_id FROM news_slugs WHERE slug = $1)
           AND ${booleanIs(db, 'is_published', true)} AND ${isNotBinned}`,
        [slug],
      )
      const [item] = await withPictures(found)
      if (!item) return null
      return item.slug === address ? { item } : { movedTo: item.slug }
    },

    create: ({ picture = null, ...fields }: NewsWriting, outer?: Tx): Promise<NewsItem> =>
      db.transaction(async (tx) => {
        const now = clock.now()
        // Uses a temporary slug, because the item must exist before its row in `news_slugs`.
        const row = {
          ...planned(fields),
          previewEdition: 0,
          slug: `~${randomUUID()}`,
          searchText: toSearchText(fields),
        }
        const { id } = await news.insert({ ...row, createdAt: now, updatedAt: now }, tx)
        await setTitleSlug(id, fields.title, tx)
        await place(id, picture, null, tx)
        await announceContentChange(db, 'news', tx)
        return (await find(id, tx))!
      }, outer),

    change: (
      id: number,
      { picture, ...fields }: Partial<NewsWriting>,
      outer?: Tx,
    ): Promise<NewsItem | null> =>
      db.transaction(async (tx) => {
        const item = await find(id, tx)
        if (!item) return null
        const changes = planned(fields)
        const changed = { ...item, ...changes }
        const hasOtherPicture = picture !== undefined && isOtherPicture(picture, item.picture)
        if (isDeepStrictEqual(changed, item) && !hasOtherPicture) return item
        if (hasOtherPicture) await place(id, picture, item.picture, tx)
        const row = {
          ...changes,
          searchText: toSearchText(changed),
          updatedAt: clock.now(),
          ...(changed.isPublished !== item.isPublished && ENDS_PREVIEWS),
        }
        await news.update({ id }, row, tx)
        // Keeps the slug and its number if both titles give the same slug.
        if (!haveSameSlug(item.title, changed.title)) await setTitleSlug(id, changed.title, tx)
        await announceContentChange(db, 'news', tx)
        return find(id, tx)
      }, outer),

    async followSchedule(): Promise<number> {
      const now = clock.now()
      const due = `SELECT id FROM news WHERE (publish_at <= $1 OR unpublish_at <= $1) AND ${isNotBinned} LIMIT 1`
      if ((await db.read(due, [now])).length === 0) return 0
      return db.transaction(async (tx) => {
        const publication = new Expression('publish_at')
        const published = await news.update(
          { publishAt: atMost(now), isBinned: false },
          {
            ...{ isPublished: true, publishAt: null, ...ENDS_PREVIEWS },
            ...{ createdAt: publication, updatedAt: publication },
          },
          tx,
        )
        const withdrawn = await news.update(
          { unpublishAt: atMost(now), isBinned: false },
          { isPublished: false, unpublishAt: null, updatedAt: now, ...ENDS_PREVIEWS },
          tx,
        )
        // Announces nothing if another process has already made the changes.
        if (published + withdrawn > 0) await announceContentChange(db, 'news', tx)
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
      db.transaction(async (tx) => {
        if ((await news.remove({ id }, tx)) === 0) return false
        await announceContentChange(db, 'news', tx)
        return true
      }, outer),
  }
}

function toSearchText({ title, summary, content }: NewsFields): string {
  return foldForSearch(`${title} ${summary} ${content}`)
}

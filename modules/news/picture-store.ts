import { booleanIs } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { below, not } from '#db/filter'
import { asBoolean, type StoredBoolean } from '#db/read'
import type { Clock } from '#modules/kernel/clock'
import type { Picture, PictureAddress } from '#modules/kernel/pictures'
import { before, RETENTION } from '#modules/kernel/retention'
import type { Tables } from './tables'
import type { NewsPicture, PlacedPicture, Previewed } from './news-item'

export type PictureStore = ReturnType<typeof createPictureStore>

type FileRights = { newsId: number | null; isPublished: StoredBoolean | null; edition: number }

export function createPictureStore(db: Database, clock: Clock, { pictures, files }: Tables) {
  const all = pictures.without('unusedSince')
  const shown = all.without('newsId')
  const isThere = (alias: string) => booleanIs(db, `${alias}.is_binned`, false)

  return {
    add: ({ files: parts, hash, width, height }: Picture, outer?: Tx): Promise<NewsPicture> =>
      db.transaction(async (tx) => {
        const unused = { newsId: null, alt: '', unusedSince: clock.now() }
        const picture = await shown.insert({ hash, width, height, ...unused }, tx)
        await files.add(picture.id, parts, tx)
        return picture
      }, outer),

    async findPlaceable(id: number, newsId = 0, tx?: Tx): Promise<NewsPicture | null> {
      const placeable = `WHERE id = $1 AND (news_id IS NULL OR (news_id = $2 AND unused_since IS NULL
        AND EXISTS (SELECT 1 FROM news WHERE news.id = $2 AND ${isThere('news')})))`
      const values = [id, newsId]
      return (await (tx ? shown.readLocked(placeable, values, tx) : shown.read(placeable, values)))[0] ?? null
    },

    async findFile(
      address: PictureAddress,
      isAllowed: (item: Previewed | null) => Promise<boolean>,
    ): Promise<{ bytes: Buffer; isPublic: boolean } | null> {
      const file = await files.find<FileRights>(address, {
        columns: `picture.news_id AS "newsId", news.is_published AS "isPublished",
          news.preview_edition AS edition`,
        joins: 'LEFT JOIN news ON news.id = picture.news_id',
        where: `picture.news_id IS NULL OR ${isThere('news')}`,
      })
      if (!file) return null
      const isPublic = file.isPublished !== null && asBoolean(file.isPublished)
      return isPublic ||
        (await isAllowed(file.newsId === null ? null : { id: file.newsId, edition: file.edition }))
        ? { bytes: file.bytes, isPublic }
        : null
    },

    removeUnused: (): Promise<number> =>
      pictures.remove({ unusedSince: below(before(clock.now(), RETENTION.unusedPicture)) }),

    /** Adds to each item the picture that it shows. Runs one statement for all items. */
    async withPictures<Item extends { id: number }>(
      items: readonly Item[],
      tx?: Tx,
    ): Promise<(Item & { picture: NewsPicture | null })[]> {
      if (items.length === 0) return []
      const ids = items.map(({ id }) => id)
      const found = await all.list({ newsId: ids, unusedSince: null }, { tx })
      const byItem = new Map(found.map(({ newsId, ...picture }) => [newsId, picture]))
      return items.map((item) => ({ ...item, picture: byItem.get(item.id) ?? null }))
    },

    /**
     * Makes the item show `placed`. Keeps the earlier pictures for a day, or deletes them at once if `placed` is null
     * or has `replacesAtOnce`.
     */
    async place(
      newsId: number,
      placed: PlacedPicture | null,
      before: NewsPicture | null,
      tx: Tx,
    ): Promise<void> {
      const others = { newsId, ...(placed && { id: not(placed.id) }) }
      if (before && (!placed || placed.replacesAtOnce)) await pictures.remove(others, tx)
      if (!placed) return
      if (before) await pictures.update({ ...others, unusedSince: null }, { unusedSince: clock.now() }, tx)
      await pictures.update({ id: placed.id }, { newsId, alt: placed.alt, unusedSince: null }, tx)
    },
  }
}

/** Returns whether `placed` would change the picture of an item that shows `before`. */
export function isOtherPicture(placed: PlacedPicture | null, before: NewsPicture | null): boolean {
  return placed?.id !== before?.id || placed?.alt !== before?.alt
}

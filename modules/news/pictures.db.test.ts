import { beforeEach, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { ALL, setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'
import type { Picture } from '../kernel/pictures'

const { db, clock, news } = await setUpNews()
beforeEach(() => db.write('DELETE FROM news_pictures'))

const DAY_S = 24 * 3600

function pictureOf(digit: string): Picture {
  const large = { side: 1280, format: 'webp', bytes: Buffer.from(`large ${digit}`) } as const
  const small = { side: 480, format: 'webp', bytes: Buffer.from(`small ${digit}`) } as const
  const described = { hash: digit.repeat(64), fingerprint: digit.repeat(16), width: 1280, height: 720 }
  return { ...described, files: [large, small] }
}

const add = (digit = 'a') => news.pictures.add(pictureOf(digit))
const placed = async (digit = 'a', alt = 'Le pas de tir') => ({ id: (await add(digit)).id, alt })

/** The file that a reader gets; `allowed` are the unpublished items whose pictures they may see. */
async function seen(id: number, digit = 'a', allowed: (number | null)[] = []) {
  const address = { id, hash: digit.repeat(16), side: 1280, format: 'webp' } as const
  const file = await news.pictures.findFile(address, (item) =>
    Promise.resolve(allowed.includes(item && item.id)),
  )
  return file && { text: file.bytes.toString(), isPublic: file.isPublic }
}

const PUBLIC = { text: 'large a', isPublic: true }

test('a picture without a news item is kept for a day', async () => {
  const early = await add()
  clock.pass(DAY_S)
  expect(await news.pictures.removeUnused()).toBe(0)
  clock.pass(1)
  expect(await news.pictures.removeUnused()).toBe(1)
  expect(await news.pictures.findPlaceable(early.id)).toBeNull()
  expect(await count(db, 'news_picture_files')).toBe(0)
})

test('a news item comes with its picture wherever the whole of it is read', async () => {
  const picture = await placed()
  const described = { ...picture, hash: 'a'.repeat(64), width: 1280, height: 720 }
  const item = await news.articles.create({ ...article({ isFeatured: true }), picture })

  expect(item).toMatchObject({ picture: described })
  expect(await news.published.find(item.slug)).toEqual({ item })
  expect((await news.published.list({}, ALL)).items).toEqual([item])
  expect((await news.articles.list({}, ALL)).items).toEqual([item])
  expect((await news.published.listFeatured(ALL)).items).toEqual([item])
})

test('a picture stays when a change does not name it, and its text changes', async () => {
  const picture = await placed()
  const item = await news.articles.create({ ...article(), picture })
  clock.pass(60)

  expect(await news.articles.change(item.id, { picture })).toEqual(item)
  expect(await news.articles.change(item.id, { title: 'Autre' })).toMatchObject({ picture })
  const changed = await news.articles.change(item.id, { picture: { ...picture, alt: 'Une cible' } })
  expect(changed).toMatchObject({ updatedAt: clock.now(), picture: { id: picture.id, alt: 'Une cible' } })
})

test('a replaced picture stays a day for those who have the old page', async () => {
  const [before, after] = [await placed('a'), await placed('b')]
  const { id } = await news.articles.create({ ...article(), picture: before })
  await news.articles.change(id, { picture: after })

  expect(await news.articles.find(id)).toMatchObject({ picture: after })
  expect(await seen(before.id)).toEqual(PUBLIC)
  expect(await news.pictures.findPlaceable(before.id, id)).toBeNull()
  clock.pass(DAY_S + 1)
  expect(await news.pictures.removeUnused()).toBe(1)
  expect(await seen(before.id)).toBeNull()
  expect(await news.articles.find(id)).toMatchObject({ picture: after })
})

test('a removed picture is gone at once, with those that it has replaced', async () => {
  const [before, after] = [await placed('a'), await placed('b')]
  const { id } = await news.articles.create({ ...article(), picture: before })
  await news.articles.change(id, { picture: after })
  await news.articles.change(id, { picture: null })

  expect(await news.articles.find(id)).toMatchObject({ picture: null })
  expect([await seen(before.id), await seen(after.id, 'b')]).toEqual([null, null])
})

test('a picture marked as the only one keeps none that it has replaced', async () => {
  const [before, after] = [await placed('a'), await placed('b')]
  const { id } = await news.articles.create({ ...article(), picture: before })
  await news.articles.change(id, { picture: { ...after, replacesAtOnce: true } })

  expect(await news.articles.find(id)).toMatchObject({ picture: after })
  expect(await seen(before.id)).toBeNull()
})

test('a picture is public once its item is, and before that for the allowed', async () => {
  const waiting = await add()
  expect([await seen(waiting.id), (await seen(waiting.id, 'a', [null]))?.isPublic]).toEqual([null, false])

  const { id } = await news.articles.create({
    ...article({ isPublished: false }),
    picture: { ...waiting, alt: '' },
  })
  expect([await seen(waiting.id), await seen(waiting.id, 'a', [null])]).toEqual([null, null])
  expect(await seen(waiting.id, 'a', [id])).toEqual({ text: 'large a', isPublic: false })

  await news.articles.change(id, { isPublished: true })
  expect(await seen(waiting.id)).toEqual(PUBLIC)
  expect(await seen(waiting.id, 'b')).toBeNull()
})

test('a picture is nowhere while its item is in the bin, and goes with it', async () => {
  const picture = await placed()
  const { id } = await news.articles.create({ ...article(), picture })
  await db.transaction((tx) => news.articles.bin(id, tx))
  expect(await seen(picture.id, 'a', [id])).toBeNull()
  expect(await news.pictures.findPlaceable(picture.id, id)).toBeNull()

  await db.transaction((tx) => news.articles.restore(id, tx))
  expect(await seen(picture.id)).toEqual(PUBLIC)
  await news.articles.remove(id)
  expect([await count(db, 'news_pictures'), await count(db, 'news_picture_files')]).toEqual([0, 0])
})

test('two news items never share a picture', async () => {
  const picture = await placed()
  const { id } = await news.articles.create({ ...article(), picture })
  const other = await news.articles.create(article({ title: 'Autre' }))

  expect(await news.pictures.findPlaceable(picture.id, id)).toMatchObject({ id: picture.id })
  expect(await news.pictures.findPlaceable(picture.id, other.id)).toBeNull()
  expect(await news.pictures.findPlaceable(picture.id)).toBeNull()
})

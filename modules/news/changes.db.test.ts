import { expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { ALL, setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'

const { db, clock, news } = await setUpNews()

const UNKNOWN = 999_999

test('creating news returns the item as it is read later', async () => {
  const item = await news.create(article())
  const now = clock.now()

  const slug = 'ouverture-du-stand'
  expect(item).toEqual({ ...article(), id: item.id, slug, createdAt: now, updatedAt: now, picture: null })
})

test('a change of news keeps the creation date and the fields not named', async () => {
  const item = await news.create(article({ isPublished: false }))
  clock.pass(3600)
  const changed = await news.change(item.id, { content: 'Quatre pas de tir.', isFeatured: true })

  const expected = { content: 'Quatre pas de tir.', isFeatured: true, updatedAt: clock.now() }
  expect(changed).toEqual({ ...item, ...expected })
})

test('news are removed once, and an unknown item is not changed', async () => {
  const { id } = await news.create(article())

  expect([await news.remove(id), await news.remove(id)]).toEqual([true, false])
  expect((await news.listPublished({}, ALL)).total).toBe(0)
  expect(await news.change(UNKNOWN, article())).toBeNull()
})

test('a rolled back transaction undoes changes of news', async () => {
  const item = await news.create(article())
  const failed = db.transaction(async (tx) => {
    await news.change(item.id, { title: 'Autre', isFeatured: true }, tx)
    await news.create(article({ title: 'Nouvelle' }), tx)
    throw new Error('the entry in the log could not be written')
  })

  await expect(failed).rejects.toThrow('the entry in the log')
  expect(await news.findPublished(item.slug)).toEqual({ item })
  expect((await news.create(article({ title: 'Nouvelle' }))).slug).toBe('nouvelle')
})

test('a change of news is announced to every process, once', async () => {
  const { id } = await news.create(article())
  const announced = (work: () => Promise<unknown>) => countAnnouncements(db, work)

  expect(await announced(() => news.create(article()))).toBe(1)
  expect(await announced(() => news.change(id, { title: 'Autre' }))).toBe(1)
  expect(await announced(() => news.remove(id))).toBe(1)
  expect(await announced(() => news.remove(UNKNOWN))).toBe(0)
  expect(await announced(() => news.listCards({}, ALL))).toBe(0)
})

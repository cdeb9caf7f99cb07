import { expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createNews } from '#modules/news'
import { ALL, article, setUpNews } from '#test/worlds/news'

const { db, clock, news } = await setUpNews()

const UNKNOWN = 999_999

test('what is created is returned as it stands from now on', async () => {
  const item = await news.create(article())

  expect(item).toEqual({
    ...article(),
    id: item.id,
    slug: 'ouverture-du-stand',
    createdAt: clock.now(),
    updatedAt: clock.now(),
  })
})

test('a change keeps the moment of creation and tells its own', async () => {
  const item = await news.create(article())
  clock.pass(3600)
  const changed = await news.change(item.id, article({ content: 'Quatre pas de tir.' }))

  expect(changed).toEqual({ ...item, content: 'Quatre pas de tir.', updatedAt: clock.now() })
})

test('published and back', async () => {
  const { id } = await news.create(article({ isPublished: false }))

  expect(await news.change(id, { isPublished: true })).toMatchObject({ isPublished: true })
  expect((await news.listPublished({}, ALL)).total).toBe(1)
  expect(await news.change(id, { isPublished: false })).toMatchObject({ isPublished: false })
  expect((await news.listPublished({}, ALL)).total).toBe(0)
})

test('"à la une" and back, whether published or not', async () => {
  const { id } = await news.create(article({ isPublished: false }))

  expect(await news.change(id, { isFeatured: true })).toMatchObject({ isFeatured: true, isPublished: false })
  expect(await news.change(id, { isFeatured: false })).toMatchObject({ isFeatured: false, isPublished: false })
})

test('removed, once', async () => {
  const { id } = await news.create(article())

  expect(await news.remove(id)).toBe(true)
  expect(await news.remove(id)).toBe(false)
  expect((await news.listPublished({}, ALL)).total).toBe(0)
})

test('nothing is done to an unknown item', async () => {
  expect(await news.change(UNKNOWN, article())).toBeNull()
  expect(await news.change(UNKNOWN, { isPublished: true })).toBeNull()
  expect(await news.change(UNKNOWN, { isFeatured: true })).toBeNull()
})

test('a change in a transaction that fails did not happen', async () => {
  const item = await news.create(article())
  const failed = db.transaction(async (tx) => {
    await news.change(item.id, article({ title: 'Autre' }), tx)
    await news.change(item.id, { isFeatured: true }, tx)
    throw new Error('the audit line could not be written')
  })

  await expect(failed).rejects.toThrow('the audit line')
  expect(await news.findPublished(item.slug)).toEqual({ item })
})

test('a change is announced to every process, and nothing else is', async () => {
  const statements: string[] = []
  const logged = await openDatabase(db.url, { ended: ({ text }) => statements.push(text()) })
  const spoken = createNews({ db: logged, clock })
  const told = async (work: () => Promise<unknown>) => {
    statements.length = 0
    await work()
    return statements.filter((sql) => /pg_notify|INTO settings/.test(sql)).length
  }

  const { id } = await spoken.create(article())
  const times = {
    create: await told(() => spoken.create(article())),
    change: await told(() => spoken.change(id, article({ title: 'Autre' }))),
    setPublished: await told(() => spoken.change(id, { isPublished: false })),
    setFeatured: await told(() => spoken.change(id, { isFeatured: true })),
    remove: await told(() => spoken.remove(id)),
    unknown: await told(() => spoken.remove(UNKNOWN)),
    list: await told(() => spoken.listCards({}, ALL)),
  }
  await logged.close()

  expect(times).toEqual({
    create: 1,
    change: 1,
    setPublished: 1,
    setFeatured: 1,
    remove: 1,
    unknown: 0,
    list: 0,
  })
})

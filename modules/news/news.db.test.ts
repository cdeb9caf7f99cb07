import { expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { ALL, setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'
import type { Page } from '../kernel/page'

const { db, clock, news } = await setUpNews()

const UNKNOWN = 999_999
const write = (title: string) => news.articles.create(article({ title }))
const rename = (id: number, title: string) => news.articles.change(id, article({ title }))
const titles = ({ items }: Page<{ title: string }>) => items.map(({ title }) => title)

/** Creates news a minute apart. */
async function writeAll(...titles: string[]) {
  for (const title of titles) {
    await news.articles.create(article({ title, isFeatured: title.startsWith('À la une') }))
    clock.pass(60)
  }
}

test('creating news returns the item as it is read later', async () => {
  const item = await news.articles.create(article())
  const now = clock.now()

  const slug = 'ouverture-du-stand'
  expect(item).toEqual({ ...article(), id: item.id, slug, createdAt: now, updatedAt: now, picture: null })
})

test('a change of news keeps the creation date and the fields not named', async () => {
  const item = await news.articles.create(article({ isPublished: false }))
  clock.pass(3600)
  const changed = await news.articles.change(item.id, { content: 'Quatre pas de tir.', isFeatured: true })

  const expected = { content: 'Quatre pas de tir.', isFeatured: true, updatedAt: clock.now() }
  expect(changed).toEqual({ ...item, ...expected })
})

test('news are removed once, and an unknown item is not changed', async () => {
  const { id } = await news.articles.create(article())

  expect([await news.articles.remove(id), await news.articles.remove(id)]).toEqual([true, false])
  expect((await news.published.list({}, ALL)).total).toBe(0)
  expect(await news.articles.change(UNKNOWN, article())).toBeNull()
})

test('a rolled back transaction undoes changes of news', async () => {
  const item = await news.articles.create(article())
  const failed = db.transaction(async (tx) => {
    await news.articles.change(item.id, { title: 'Autre', isFeatured: true }, tx)
    await news.articles.create(article({ title: 'Nouvelle' }), tx)
    throw new Error('the entry in the log could not be written')
  })

  await expect(failed).rejects.toThrow('the entry in the log')
  expect(await news.published.find(item.slug)).toEqual({ item })
  expect((await news.articles.create(article({ title: 'Nouvelle' }))).slug).toBe('nouvelle')
})

test('a change of news is announced to every process, once', async () => {
  const { id } = await news.articles.create(article())
  const announced = (work: () => Promise<unknown>) => countAnnouncements(db, work)

  expect(await announced(() => news.articles.create(article()))).toBe(1)
  expect(await announced(() => news.articles.change(id, { title: 'Autre' }))).toBe(1)
  expect(await announced(() => news.articles.remove(id))).toBe(1)
  expect(await announced(() => news.articles.remove(UNKNOWN))).toBe(0)
  expect(await announced(() => news.published.listCards({}, ALL))).toBe(0)
})

test('news with one title published by twelve at once get twelve addresses', async () => {
  const created = await Promise.all(Array.from({ length: 12 }, () => write('Ouvert')))

  const numbered = Array.from({ length: 11 }, (_, index) => `ouvert-${index + 2}`)
  expect(created.map(({ slug }) => slug).sort()).toEqual(['ouvert', ...numbered].sort())
})

test('news with a new title move, and the old address leads there alone', async () => {
  const { id } = await write('Ouverture')
  const changed = await rename(id, 'Réouverture')

  expect((await write('Ouverture')).slug).toBe('ouverture-2')
  expect(await news.published.find('reouverture')).toEqual({ item: changed })
  expect(await news.published.find('ouverture')).toEqual({ movedTo: 'reouverture' })
})

test('news that get an old title back get its address back', async () => {
  const { id } = await write('Ouverture')
  await rename(id, 'Réouverture')

  expect((await rename(id, 'Ouverture'))?.slug).toBe('ouverture')
  expect(await news.published.find('reouverture')).toEqual({ movedTo: 'ouverture' })
})

test('news keep their numbered address when only accents of the title change', async () => {
  const first = await write('Été')
  const { id } = await write('Été')
  await news.articles.remove(first.id)

  expect((await rename(id, 'Eté !'))?.slug).toBe('ete-2')
})

test('removed news leave their addresses to others', async () => {
  const { id } = await write('Ouverture')
  await rename(id, 'Réouverture')
  await news.articles.remove(id)

  expect(await news.published.find('ouverture')).toBeNull()
  expect((await write('Ouverture')).slug).toBe('ouverture')
})

test('news are reached by their address whatever its case', async () => {
  await write('Bilan')

  expect(await news.published.find('Bilan')).toEqual({ movedTo: 'bilan' })
  expect(await news.published.find('BILAN-2')).toBeNull()
})

test('an old address of unpublished news leads nowhere', async () => {
  const { id } = await write('Avant')
  await news.articles.change(id, { title: 'Après', isPublished: false })

  expect(await news.published.find('avant')).toBeNull()
})

test.each(['inconnue', 'all', '', "' OR 1=1 --", 'a\0b', '%', '~'])(
  'an unknown news address leads nowhere: %j',
  async (slug) => {
    await write('Ouverture')

    expect(await news.published.find(slug)).toBeNull()
  },
)

test('news are listed newest first, those of one moment last written first', async () => {
  await writeAll('Lundi', 'Mardi')
  for (const title of ['Mercredi matin', 'Mercredi soir']) await news.articles.create(article({ title }))

  const expected = ['Mercredi soir', 'Mercredi matin', 'Mardi', 'Lundi']
  expect(titles(await news.published.list({}, ALL))).toEqual(expected)
  expect(titles(await news.published.listCards({}, ALL))).toEqual(expected)
  const slice = await news.published.listCards({}, { limit: 2, offset: 1 })
  expect([titles(slice), slice.total]).toEqual([expected.slice(1, 3), 4])
})

test('a news card has everything but the content and the picture', async () => {
  const { content: _, picture: _1, ...card } = await news.articles.create(article({ isFeatured: true }))

  expect((await news.published.listCards({}, ALL)).items).toEqual([card])
  expect(await news.published.listFeaturedCards(2)).toEqual([card])
})

test('unpublished news are in no list and at no address', async () => {
  const { slug } = await news.articles.create(article({ isPublished: false, isFeatured: true }))

  const none = { items: [], total: 0 }
  expect(await news.published.list({}, ALL)).toEqual(none)
  expect(await news.published.listCards({}, ALL)).toEqual(none)
  expect(await news.published.listFeatured(ALL)).toEqual(none)
  expect(await news.published.listFeaturedCards(2)).toEqual([])
  expect(await news.published.listAddresses(10)).toEqual([])
  expect(await news.published.find(slug)).toBeNull()
})

test('news "à la une" have a list of their own, of the length asked for', async () => {
  await writeAll('À la une 1', 'À la une 2', 'À la une 3', 'Autre')

  expect(titles(await news.published.listFeatured(ALL))).toEqual(['À la une 3', 'À la une 2', 'À la une 1'])
  expect((await news.published.listFeaturedCards(2)).map(({ title }) => title)).toEqual([
    'À la une 3',
    'À la une 2',
  ])
})

test('the sitemap has the news with the moment of their last change', async () => {
  const { id } = await news.articles.create(article({ title: 'Un' }))
  clock.pass(60)
  await news.articles.change(id, { summary: 'Autre' })

  expect(await news.published.listAddresses(10)).toEqual([{ slug: 'un', updatedAt: clock.now() }])
})

test.each(['title', 'summary', 'content'] as const)(
  'the search of news looks into the %s, as it is now',
  async (field) => {
    await writeAll('Rien de cela')
    const { id } = await news.articles.create(article({ [field]: 'Avant' }))
    await news.articles.change(id, { [field]: 'Le MÉPLAT  carré' })

    const found = async (q: string) => (await news.published.listCards({ q }, ALL)).total
    expect([await found('avant'), await found('carre meplat')]).toEqual([0, 1])
    expect((await news.published.list({ q: 'mepl' }, ALL)).total).toBe(1)
  },
)

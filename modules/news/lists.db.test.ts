import { expect, test } from 'vitest'
import type { Page } from '../kernel/page'
import { ALL, setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'

const { clock, news } = await setUpNews()

const titles = ({ items }: Page<{ title: string }>) => items.map(({ title }) => title)

/** Creates news a minute apart. */
async function create(...titles: string[]) {
  for (const title of titles) {
    await news.create(article({ title, isFeatured: title.startsWith('À la une') }))
    clock.pass(60)
  }
}

test('news are listed newest first, those of one moment last written first', async () => {
  await create('Lundi', 'Mardi')
  for (const title of ['Mercredi matin', 'Mercredi soir']) await news.create(article({ title }))

  const expected = ['Mercredi soir', 'Mercredi matin', 'Mardi', 'Lundi']
  expect(titles(await news.listPublished({}, ALL))).toEqual(expected)
  expect(titles(await news.listCards({}, ALL))).toEqual(expected)
  const slice = await news.listCards({}, { limit: 2, offset: 1 })
  expect([titles(slice), slice.total]).toEqual([expected.slice(1, 3), 4])
})

test('a news card has everything but the content and the picture', async () => {
  const { content: _, picture: _1, ...card } = await news.create(article({ isFeatured: true }))

  expect((await news.listCards({}, ALL)).items).toEqual([card])
  expect(await news.listFeaturedCards(2)).toEqual([card])
})

test('unpublished news are in no list and at no address', async () => {
  const { slug } = await news.create(article({ isPublished: false, isFeatured: true }))

  const none = { items: [], total: 0 }
  expect(await news.listPublished({}, ALL)).toEqual(none)
  expect(await news.listCards({}, ALL)).toEqual(none)
  expect(await news.listFeatured(ALL)).toEqual(none)
  expect(await news.listFeaturedCards(2)).toEqual([])
  expect(await news.listAddresses(10)).toEqual([])
  expect(await news.findPublished(slug)).toBeNull()
})

test('news "à la une" have a list of their own, of the length asked for', async () => {
  await create('À la une 1', 'À la une 2', 'À la une 3', 'Autre')

  expect(titles(await news.listFeatured(ALL))).toEqual(['À la une 3', 'À la une 2', 'À la une 1'])
  expect((await news.listFeaturedCards(2)).map(({ title }) => title)).toEqual(['À la une 3', 'À la une 2'])
})

test('the sitemap has the news with the moment of their last change', async () => {
  const { id } = await news.create(article({ title: 'Un' }))
  clock.pass(60)
  await news.change(id, { summary: 'Autre' })

  expect(await news.listAddresses(10)).toEqual([{ slug: 'un', updatedAt: clock.now() }])
})

test.each(['title', 'summary', 'content'] as const)(
  'the search of news looks into the %s, as it is now',
  async (field) => {
    await create('Rien de cela')
    const { id } = await news.create(article({ [field]: 'Avant' }))
    await news.change(id, { [field]: 'Le MÉPLAT  carré' })

    const found = async (q: string) => (await news.listCards({ q }, ALL)).total
    expect([await found('avant'), await found('carre meplat')]).toEqual([0, 1])
    expect((await news.listPublished({ q: 'mepl' }, ALL)).total).toBe(1)
  },
)

import { expect, test } from 'vitest'
import type { Page } from '../kernel/page'
import { ALL, article, setUpNews } from '#test/worlds/news'

const { clock, news } = await setUpNews()

const titles = ({ items }: Page<{ title: string }>) => items.map(({ title }) => title)

async function create(...titles: string[]) {
  for (const title of titles) {
    await news.create(article({ title }))
    clock.pass(60)
  }
}

test('the newest comes first, and of the same moment the last written', async () => {
  await create('Lundi', 'Mardi')
  await news.create(article({ title: 'Mercredi matin' }))
  await news.create(article({ title: 'Mercredi soir' }))

  const expected = ['Mercredi soir', 'Mercredi matin', 'Mardi', 'Lundi']
  expect(titles(await news.listPublished({}, ALL))).toEqual(expected)
  expect(titles(await news.listCards({}, ALL))).toEqual(expected)
})

test('a slice tells how long the whole list is', async () => {
  await create('Un', 'Deux', 'Trois', 'Quatre', 'Cinq')

  const slice = await news.listCards({}, { limit: 2, offset: 2 })

  expect(titles(slice)).toEqual(['Trois', 'Deux'])
  expect(slice.total).toBe(5)
})

test('a card holds everything but the content', async () => {
  const { content, ...card } = await news.create(article({ isFeatured: true }))

  expect(content).not.toBe('')
  expect((await news.listCards({}, ALL)).items).toEqual([card])
  expect(await news.listFeaturedCards(2)).toEqual([card])
})

test('what is not published is in no list and at no address', async () => {
  const { slug } = await news.create(article({ isPublished: false, isFeatured: true }))

  expect((await news.listPublished({}, ALL)).total).toBe(0)
  expect((await news.listCards({}, ALL)).items).toEqual([])
  expect((await news.listFeatured(ALL)).items).toEqual([])
  expect(await news.listFeaturedCards(2)).toEqual([])
  expect(await news.listAddresses(10)).toEqual([])
  expect(await news.findPublished(slug)).toBeNull()
})

test('an old address of what is not published tells nothing of the new one', async () => {
  const { id } = await news.create(article({ title: 'Avant' }))
  await news.change(id, article({ title: 'Après', isPublished: false }))

  expect(await news.findPublished('avant')).toBeNull()
})

test('those "à la une" have a list of their own, of as many as are asked for', async () => {
  for (const title of ['Un', 'Deux', 'Trois']) {
    await news.create(article({ title, isFeatured: true }))
    clock.pass(60)
  }
  await create('Sans photo')

  expect(titles(await news.listFeatured(ALL))).toEqual(['Trois', 'Deux', 'Un'])
  expect((await news.listFeaturedCards(2)).map(({ title }) => title)).toEqual(['Trois', 'Deux'])
})

test('crawlers get the addresses with the moment of the last change', async () => {
  const { id } = await news.create(article({ title: 'Un' }))
  clock.pass(60)
  await news.change(id, article({ title: 'Un', summary: 'Autre' }))

  expect(await news.listAddresses(10)).toEqual([{ slug: 'un', updatedAt: clock.now() }])
})

test.each(['MEPLAT', 'méplat', 'Méplat  carré', 'carre MEPLAT', 'mepl'])(
  'a search for %j finds "méplat carré", whatever its case, accents and order',
  async (q) => {
    await create('Rien de tel', 'Le méplat carré')

    expect(titles(await news.listCards({ q }, ALL))).toEqual(['Le méplat carré'])
    expect((await news.listPublished({ q }, ALL)).total).toBe(1)
  },
)

test.each(['title', 'summary', 'content'] as const)('a search looks into the %s', async (field) => {
  await create('Rien de tel')
  await news.create(article({ [field]: 'Le MÉPLAT' }))

  expect((await news.listCards({ q: 'meplat' }, ALL)).total).toBe(1)
})

test('a search finds what stands there since the last change', async () => {
  const { id } = await news.create(article({ summary: 'Avant' }))
  await news.change(id, article({ summary: 'Après' }))

  expect((await news.listCards({ q: 'avant' }, ALL)).total).toBe(0)
  expect((await news.listCards({ q: 'apres' }, ALL)).total).toBe(1)
})

test.each(['100 %', 'a_b', '\\', "l'arme", '"><img onerror=1>'])(
  'in a search %j stands for itself alone',
  async (q) => {
    await news.create(article({ title: `Avec ${q} dedans` }))
    await create('Avec 100 fois acb')

    expect(titles(await news.listCards({ q }, ALL))).toEqual([`Avec ${q} dedans`])
  },
)

test.each(['', '   ', '\0'])('a search for %j is none', async (q) => {
  await create('Un', 'Deux')

  expect((await news.listCards({ q }, ALL)).total).toBe(2)
})

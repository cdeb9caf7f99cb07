import { expect, test } from 'vitest'
import { setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'

const { news } = await setUpNews()

const create = (title: string) => news.create(article({ title }))
const rename = (id: number, title: string) => news.change(id, article({ title }))

test('news with the same title get addresses of their own', async () => {
  const [first, second] = [await create('Été au stand'), await create('Été au stand')]

  expect([first.slug, second.slug]).toEqual(['ete-au-stand', 'ete-au-stand-2'])
  expect(await news.findPublished('ete-au-stand')).toEqual({ item: first })
  expect(await news.findPublished('ete-au-stand-2')).toEqual({ item: second })
})

test('news with one title published by twelve at once get twelve addresses', async () => {
  const created = await Promise.all(Array.from({ length: 12 }, () => create('Ouvert')))

  const numbered = Array.from({ length: 11 }, (_, index) => `ouvert-${index + 2}`)
  expect(created.map(({ slug }) => slug).sort()).toEqual(['ouvert', ...numbered].sort())
})

test('news with a new title move, and the old address leads there alone', async () => {
  const { id } = await create('Ouverture')
  const changed = await rename(id, 'Réouverture')

  expect((await create('Ouverture')).slug).toBe('ouverture-2')
  expect(await news.findPublished('reouverture')).toEqual({ item: changed })
  expect(await news.findPublished('ouverture')).toEqual({ movedTo: 'reouverture' })
})

test('news that get an old title back get its address back', async () => {
  const { id } = await create('Ouverture')
  await rename(id, 'Réouverture')

  expect((await rename(id, 'Ouverture'))?.slug).toBe('ouverture')
  expect(await news.findPublished('reouverture')).toEqual({ movedTo: 'ouverture' })
})

test('news keep their numbered address when only accents of the title change', async () => {
  const first = await create('Été')
  const { id } = await create('Été')
  await news.remove(first.id)

  expect((await rename(id, 'Eté !'))?.slug).toBe('ete-2')
})

test('removed news leave their addresses to others', async () => {
  const { id } = await create('Ouverture')
  await rename(id, 'Réouverture')
  await news.remove(id)

  expect(await news.findPublished('ouverture')).toBeNull()
  expect((await create('Ouverture')).slug).toBe('ouverture')
})

test('an old address of unpublished news leads nowhere', async () => {
  const { id } = await create('Avant')
  await news.change(id, { title: 'Après', isPublished: false })

  expect(await news.findPublished('avant')).toBeNull()
})

test.each(['inconnue', 'all', '', 'Ouverture', "' OR 1=1 --", 'a\0b', '%', '~'])(
  'an unknown news address leads nowhere: %j',
  async (slug) => {
    await create('Ouverture')

    expect(await news.findPublished(slug)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { article, setUpNews } from '#test/worlds/news'

const { db, news } = await setUpNews()

test('two news with the same title have addresses of their own', async () => {
  const first = await news.create(article({ title: 'Été au stand' }))
  const second = await news.create(article({ title: 'Été au stand' }))

  expect([first.slug, second.slug]).toEqual(['ete-au-stand', 'ete-au-stand-2'])
  expect(await news.findPublished('ete-au-stand')).toEqual({ item: first })
  expect(await news.findPublished('ete-au-stand-2')).toEqual({ item: second })
})

test('twelve people who publish the same title at the same moment all succeed', async () => {
  const created = await Promise.all(
    Array.from({ length: 12 }, () => news.create(article({ title: 'Ouvert' }))),
  )

  const numbered = Array.from({ length: 11 }, (_, index) => `ouvert-${index + 2}`)
  expect(created.map(({ slug }) => slug).sort()).toEqual(['ouvert', ...numbered].sort())
})

test('with a new title comes a new address, and the old one leads there', async () => {
  const { id } = await news.create(article({ title: 'Ouverture' }))
  const changed = await news.change(id, article({ title: 'Réouverture' }))

  expect(changed?.slug).toBe('reouverture')
  expect(await news.findPublished('reouverture')).toEqual({ item: changed })
  expect(await news.findPublished('ouverture')).toEqual({ movedTo: 'reouverture' })
})

test('an old address of one item is never given to another', async () => {
  const { id } = await news.create(article({ title: 'Ouverture' }))
  await news.change(id, article({ title: 'Réouverture' }))
  const other = await news.create(article({ title: 'Ouverture' }))

  expect(other.slug).toBe('ouverture-2')
  expect(await news.findPublished('ouverture')).toEqual({ movedTo: 'reouverture' })
})

test('an item that gets an old title back gets its address back', async () => {
  const { id } = await news.create(article({ title: 'Ouverture' }))
  await news.change(id, article({ title: 'Réouverture' }))
  const changed = await news.change(id, article({ title: 'Ouverture' }))

  expect(changed?.slug).toBe('ouverture')
  expect(await news.findPublished('reouverture')).toEqual({ movedTo: 'ouverture' })
})

test('a title that only changes its accents keeps the address, number and all', async () => {
  const first = await news.create(article({ title: 'Été' }))
  const { id } = await news.create(article({ title: 'Été' }))
  await news.remove(first.id)
  const changed = await news.change(id, article({ title: 'Eté !' }))

  expect(changed?.slug).toBe('ete-2')
})

test('a removed item leaves its addresses to others', async () => {
  const { id } = await news.create(article({ title: 'Ouverture' }))
  await news.change(id, article({ title: 'Réouverture' }))
  await news.remove(id)

  expect(await news.findPublished('ouverture')).toBeNull()
  expect((await news.create(article({ title: 'Ouverture' }))).slug).toBe('ouverture')
})

test.each(['inconnue', 'all', '', 'Ouverture', "' OR 1=1 --", 'a\0b', '%', '~'])(
  'nothing stands at %j',
  async (slug) => {
    await news.create(article({ title: 'Ouverture' }))

    expect(await news.findPublished(slug)).toBeNull()
  },
)

test('what fails after a creation leaves no address behind', async () => {
  const failed = db.transaction(async (tx) => {
    await news.create(article({ title: 'Ouverture' }), tx)
    throw new Error('the audit line could not be written')
  })

  await expect(failed).rejects.toThrow('the audit line')
  expect((await news.create(article({ title: 'Ouverture' }))).slug).toBe('ouverture')
})

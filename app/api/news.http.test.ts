import { beforeEach, expect, test } from 'vitest'
import { fresh } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { newsOn, publishNews, removeNews } from '#test/things/news'

const site = await setUpSite()
beforeEach(() => removeNews(site))

const get = (path: string) => site.browser().get(fresh(path))

test('GET /api/news has what is published, newest first, or a part of it', async () => {
  const first = await publishNews(site, { title: 'Ouverture' })
  await publishNews(site, { title: 'Brouillon', isPublished: false })
  const last = await publishNews(site, { title: 'Fermeture' })

  for (const [query, items] of [
    ['', [last, first]],
    ['?limit=1&offset=1', [first]],
  ] as const) {
    const answer = await get(`/api/news${query}`)
    expect(answer.headers.get('X-Total-Count')).toBe('2')
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(items)))
  }
})

test('GET /api/news/featured has the published news "à la une"', async () => {
  await publishNews(site, { title: 'Ouverture', isFeatured: true })
  await publishNews(site, { title: 'Brouillon', isFeatured: true, isPublished: false })
  await publishNews(site, { title: 'Autre' })
  const answer = await get('/api/news/featured')

  expect(answer.headers.get('X-Total-Count')).toBe('1')
  expect(await answer.json()).toMatchObject([{ title: 'Ouverture', isFeatured: true, isPublished: true }])
})

test('GET /api/news/{slug} has the item, and leads to it from an older slug', async () => {
  const { id } = await publishNews(site, { title: 'Ouverture' })
  await newsOn(site).articles.change(id, { title: 'Réouverture' })
  const moved = await get('/api/news/ouverture')

  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/api/news/reouverture'])
  expect(await (await get('/api/news/reouverture')).json()).toMatchObject({ id, title: 'Réouverture' })
})

test.each(['brouillon', 'all', '%3Cscript%3E', 'a%2Fb'])('GET /api/news/%s answers 404', async (slug) => {
  await publishNews(site, { title: 'Brouillon', isPublished: false })
  const answer = await get(`/api/news/${slug}`)

  expect([answer.status, await answer.json()]).toEqual([404, { message: 'Actualité non trouvée' }])
})

test.each([
  ['/api/news', 'Erreur lors de la récupération des actualités'],
  ['/api/news/featured', 'Erreur lors de la récupération des actualités à la une'],
])('%s says what failed when the news cannot be read', async (path, message) => {
  const rename = (from: string, to: string) => site.db.write(`ALTER TABLE ${from} RENAME TO ${to}`)
  await rename('news', 'news_away')
  const answer = await get(path)
  await rename('news_away', 'news')

  expect([answer.status, await answer.json()]).toEqual([500, { message }])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { article } from '#test/worlds/news'
import { camille } from '#test/site'
import { fresh, type NewsSite, openNewsSite } from '#test/pages/news'

let site: NewsSite
beforeAll(async () => {
  site = await openNewsSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const call = (path: string) => site.browser().get(fresh(path))

describe('GET /api/news', () => {
  test('answers with what is published, whole, the newest first', async () => {
    const first = await site.publish({ title: 'Ouverture' })
    await site.publish({ title: 'Brouillon', isPublished: false })
    const last = await site.publish({ title: 'Fermeture' })

    const answer = await call('/api/news')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Total-Count')).toBe('2')
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify([last, first])))
  })

  test('answers with the part that is asked for', async () => {
    await site.publishMany(5)

    const answer = await call('/api/news?limit=2&offset=1')

    expect(answer.headers.get('X-Total-Count')).toBe('5')
    expect(await answer.json()).toMatchObject([{ title: 'Actualité 4' }, { title: 'Actualité 3' }])
  })

  test.each(['limit=0', 'limit=1001', 'limit=abc', 'offset=-1'])('answers 400 for %s', async (query) => {
    expect((await call(`/api/news?${query}`)).status).toBe(400)
  })

  test('may be kept by a visitor who asks again, and by nobody for a member', async () => {
    const member = await site.member(camille)

    const [asVisitor, asMember] = [await call('/api/news'), await member.get('/api/news')]

    expect(asVisitor.headers.get('Cache-Control')).toBe('no-cache')
    expect(asVisitor.headers.get('Vary')).toMatch(/Cookie/)
    expect(asMember.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('GET /api/news/featured', () => {
  test('answers with those "à la une" that are published', async () => {
    await site.publish({ title: 'Ouverture', isFeatured: true })
    await site.publish({ title: 'Brouillon', isFeatured: true, isPublished: false })
    await site.publish({ title: 'Autre' })

    const answer = await call('/api/news/featured')

    expect(answer.headers.get('X-Total-Count')).toBe('1')
    expect(await answer.json()).toMatchObject([{ title: 'Ouverture', isFeatured: true, isPublished: true }])
  })
})

describe('GET /api/news/{slug}', () => {
  test('answers with one item', async () => {
    const item = await site.publish({ title: 'Ouverture' })

    expect(await (await call('/api/news/ouverture')).json()).toEqual(JSON.parse(JSON.stringify(item)))
  })

  test('leads from an older slug to the one that counts', async () => {
    const { id } = await site.publish({ title: 'Ouverture' })
    await site.news.change(id, article({ title: 'Réouverture' }))

    const answer = await call('/api/news/ouverture')

    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/api/news/reouverture')
  })

  test.each(['inconnue', 'brouillon', 'all', '%3Cscript%3E'])('answers 404 for %s', async (slug) => {
    await site.publish({ title: 'Brouillon', isPublished: false })

    const answer = await call(`/api/news/${slug}`)

    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Actualité non trouvée' })
  })
})

test.each(['/api/news', '/api/news/featured', '/api/news/ouverture'])(
  '%s only reads: others are answered 405',
  async (path) => {
    const answer = await site.browser().call('POST', path, {})

    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  },
)

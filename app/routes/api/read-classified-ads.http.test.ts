import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { SCRIPT } from '#test/html-text'
import { type AdSite, openAdSite } from '#test/pages/ads'
import { type ApiAd, CONTACTS, NO_CONTACTS, post } from '#test/calls/ads'

let site: AdSite
let readers: AdSite['readers']
let owner: Browser

beforeAll(async () => {
  site = await openAdSite()
  readers = site.readers
  owner = readers.owner
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const UNKNOWN = { message: 'Annonce non trouvée' }

describe('GET /api/classified-ads', () => {
  test('answers with the public ads, newest first, and the part that is asked for', async () => {
    for (const title of ['Première', 'Deuxième', 'Troisième']) await site.publish({ title })
    await post(owner, { title: 'En attente' })
    await site.sell(await site.publish({ title: 'Vendue' }))

    const titles = async (query: string) => {
      const answer = await site.browser().get(`/api/classified-ads${query}`)
      expect(answer.headers.get('X-Total-Count')).toBe('3')
      return ((await answer.json()) as ApiAd[]).map(({ title }) => title)
    }
    expect(await titles('')).toEqual(['Troisième', 'Deuxième', 'Première'])
    expect(await titles('?limit=1')).toEqual(['Troisième'])
    expect(await titles('?limit=2&offset=1')).toEqual(['Deuxième', 'Première'])
    expect(await titles('?offset=2147483647')).toEqual([])
  })

  test.each(['limit=0', 'limit=1001', 'offset=-1', 'limit=abc', 'limit=1e2'])(
    'answers 400 for %s',
    async (query) => {
      const answer = await site.browser().get(`/api/classified-ads?${query}`)

      expect(answer.status).toBe(400)
      expect(Object.keys((await answer.json()) as object)).toEqual(['message', 'errors'])
    },
  )

  test.each([
    ['visitor', NO_CONTACTS],
    ['member', CONTACTS],
    ['admin', CONTACTS],
  ] as const)('shows a %s the contacts %j', async (reader, contacts) => {
    await site.publish()

    expect(await (await readers[reader].get('/api/classified-ads')).json()).toMatchObject([contacts])
  })
})

describe('GET /api/classified-ads/{id}', () => {
  const STATES = {
    pending: () => post(owner),
    approved: () => site.publish(),
    sold: async () => site.sell(await site.publish()),
  }

  test.each([
    ['pending', 'visitor', null],
    ['pending', 'member', null],
    ['pending', 'owner', CONTACTS],
    ['pending', 'admin', CONTACTS],
    ['approved', 'visitor', NO_CONTACTS],
    ['approved', 'member', CONTACTS],
    ['approved', 'owner', CONTACTS],
    ['approved', 'admin', CONTACTS],
    ['sold', 'visitor', NO_CONTACTS],
    ['sold', 'member', NO_CONTACTS],
    ['sold', 'owner', CONTACTS],
    ['sold', 'admin', CONTACTS],
  ] as const)('of one that is %s shows a %s: %j', async (state, reader, contacts) => {
    const ad = await STATES[state]()
    const answer = await readers[reader].get(`/api/classified-ads/${ad.id}`)

    expect(answer.status).toBe(contacts ? 200 : 404)
    expect(await answer.json()).toEqual(contacts ? { ...ad, ...contacts } : UNKNOWN)
  })

  test.each(['4242', 'abc', '0', '-1', '1e3', '007', '99999999999', "1'--"])(
    'answers 404 for the id %s',
    async (id) => {
      for (const reader of Object.values(readers)) {
        const answer = await reader.get(`/api/classified-ads/${encodeURIComponent(id)}`)

        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual(UNKNOWN)
      }
    },
  )
})

describe('an answer that everybody may read', () => {
  test('is kept, but asked for again each time; that of a member is kept by nobody', async () => {
    const { id } = await site.publish()
    for (const path of ['/api/classified-ads', `/api/classified-ads/${id}`]) {
      const [open, closed] = [await readers.visitor.get(path), await readers.member.get(path)]

      expect(open.headers.get('Cache-Control')).toBe('no-cache')
      expect(open.headers.get('Vary')).toMatch(/Cookie/)
      expect(closed.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  test('is one that was found', async () => {
    const answer = await readers.visitor.get('/api/classified-ads/4242')

    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('GET /api/classified-ads/user', () => {
  test('answers with the own ads, whatever their state', async () => {
    const [waiting, published, sold] = [
      await post(owner),
      await site.publish(),
      await site.sell(await site.publish()),
    ]
    await post(readers.member)
    const answer = await owner.get('/api/classified-ads/user')

    expect(answer.headers.get('X-Total-Count')).toBe('3')
    expect(await answer.json()).toEqual([sold, published, waiting])
    expect(await (await owner.get('/api/classified-ads/user?limit=1&offset=1')).json()).toEqual([published])
  })
})

describe('GET /api/classified-ads/pending', () => {
  test('answers an admin with what waits', async () => {
    const waiting = [await post(owner), await post(readers.member)]
    await site.publish()
    await site.sell(await post(owner))
    const answer = await readers.admin.get('/api/classified-ads/pending')

    expect(answer.headers.get('X-Total-Count')).toBe('2')
    expect(await answer.json()).toEqual(waiting.reverse())
  })
})

describe('what is typed into an ad', () => {
  test('comes back as text in JSON, as it was typed', async () => {
    const fields = { title: SCRIPT, description: SCRIPT, location: SCRIPT }
    const short = { brand: '"><script>', caliber: "'<svg onload=a>", price: '<b>500</b>', weight: '<i>4</i>' }
    const { id } = await site.publish({ ...fields, ...short })

    for (const path of ['/api/classified-ads', `/api/classified-ads/${id}`]) {
      const answer = await site.browser().get(path)

      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect([await answer.json()].flat()).toMatchObject([{ ...fields, ...short }])
    }
  })
})

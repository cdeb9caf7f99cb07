import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { carbine } from '#test/worlds/carbine'
import { type AdSite, openAdSite } from '#test/pages/ads'
import { type ApiAd, NO_CONTACTS, post } from '#test/calls/ads'

let site: AdSite
let readers: AdSite['readers']
let owner: Browser
beforeAll(async () => {
  site = await openAdSite({ ADS_RESTRICTED_CATEGORIES: 'munitions' })
  readers = site.readers
  owner = readers.owner
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const UNKNOWN = { message: 'Annonce non trouvée' }
const NOT_SIGNED_IN = { message: 'Vous devez être connecté.' }

describe('POST /api/classified-ads', () => {
  test('answers 201 with the ad, which waits for an admin', async () => {
    const answer = await owner.call('POST', '/api/classified-ads', carbine)

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      ...carbine,
      contactInfo: null,
      id: expect.any(Number),
      userId: expect.any(Number),
      isApproved: false,
      isSold: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  test('needs neither contacts nor characteristics', async () => {
    const { type, category, title, description, price, location } = carbine
    const ad = await post(owner, {})
    const required = { type, category, title, description, price, location }
    const bare = await owner.call('POST', '/api/classified-ads', required)

    expect(bare.status).toBe(201)
    const none = { brand: null, caliber: null, condition: null, weight: null, ...NO_CONTACTS }
    expect(await bare.json()).toEqual({
      ...ad,
      ...none,
      id: expect.any(Number),
      createdAt: expect.any(String),
    })
  })

  test('ignores what only the server or an admin decides', async () => {
    const forged = {
      id: 1,
      userId: 1,
      isApproved: true,
      isSold: true,
      createdAt: '2001-01-01',
      contactInfo: 'x',
    }
    const ad = await post(readers.member, { ...forged, searchText: 'tout', ownerIsBlocked: true })

    expect(ad).toMatchObject({ isApproved: false, isSold: false, contactInfo: null })
    expect(ad.createdAt).not.toMatch(/^2001/)
    expect(await (await readers.member.get('/api/classified-ads/user')).json()).toEqual([ad])
  })

  test('answers 400 with the message of each field, and keeps nothing', async () => {
    const answer = await owner.call('POST', '/api/classified-ads', { contactEmail: 'zut' })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      message: "Veuillez sélectionner un type d'annonce",
      errors: {
        type: ["Veuillez sélectionner un type d'annonce"],
        category: ['La catégorie est requise'],
        title: ['Le titre doit contenir au moins 3 caractères'],
        description: ['La description doit contenir au moins 10 caractères'],
        price: ['Le prix est requis'],
        location: ['La localisation est requise'],
        contactEmail: ["Format d'email invalide"],
      },
    })
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test.each<[string, object]>([
    ['a number for a title', { title: 12345 }],
    ['a list for a description', { description: ['a', 'b'] }],
    ['an object for a price', { price: { $gt: 0 } }],
    ['an unknown category', { category: 'voitures' }],
    ['a category of JavaScript', { category: 'constructor' }],
    ['an unknown type', { type: 'gift' }],
    ['an unknown condition', { condition: 'usé' }],
    ['a title of 90 kB', { title: 'a'.repeat(90_000) }],
    ['a title of accents', { title: 'e' + '\u0301\u0323'.repeat(20_000) }],
    ['a title that is but spaces', { title: '\u00a0 \u2003 ' }],
    ['a NUL', { title: 'Cara\u0000bine' }],
    ['a sign that turns the writing', { title: 'Cara\u202ebine' }],
    ['a phone that is a script', { contactPhone: 'javascript:alert(1)' }],
    ['an e-mail with a line', { contactEmail: 'a@example.com\nBcc: b@example.com' }],
  ])('answers 400 for %s, in French, and keeps nothing', async (_, wrong) => {
    const answer = await owner.call('POST', '/api/classified-ads', { ...carbine, ...wrong })

    expect(answer.status).toBe(400)
    const { message, errors } = (await answer.json()) as { message: string; errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual(Object.keys(wrong))
    expect(message).not.toMatch(/invalid |expected|required/i)
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test.each([
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['[['.repeat(20_000), 'application/json', 400],
    ['title=Carabine', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify({ ...carbine, description: 'x'.repeat(100_001) }), 'application/json', 413],
  ])('answers what the body deserves: %.20s', async (body, type, status) => {
    const answer = await owner.send('POST', '/api/classified-ads', {
      body,
      headers: { 'Content-Type': type },
    })

    expect(answer.status).toBe(status)
    expect(Object.keys((await answer.json()) as object)[0]).toBe('message')
  })

  test('refuses half a character, of which each database would keep something else', async () => {
    const answer = await owner.call('POST', '/api/classified-ads', { ...carbine, title: 'Cara\ud83dbine' })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: { title: ['Le texte contient un caractère illisible'] },
    })
  })

  test('answers 403 for a category that the operator has closed, and keeps nothing', async () => {
    const answer = await owner.call('POST', '/api/classified-ads', { ...carbine, category: 'munitions' })

    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      message: "Cette catégorie n'est pas ouverte aux annonces des membres.",
    })
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })
})

describe('a change of an ad', () => {
  const gone = (ad: ApiAd) => readers.admin.get(`/api/classified-ads/${ad.id}`)

  test('its owner marks it as sold, as often as he likes', async () => {
    const ad = await site.publish()
    for (const time of [1, 2]) {
      const answer = await owner.call('PUT', `/api/classified-ads/${ad.id}/mark-sold`)

      expect([time, answer.status]).toEqual([time, 200])
      expect(await answer.json()).toEqual({ ...ad, isSold: true })
    }
    expect(await (await site.browser().get('/api/classified-ads')).json()).toEqual([])
  })

  test('an admin approves it, as often as he likes', async () => {
    const ad = await post(owner)
    for (const time of [1, 2]) {
      const answer = await readers.admin.call('PUT', `/api/classified-ads/${ad.id}/approve`)

      expect([time, answer.status]).toEqual([time, 200])
      expect(await answer.json()).toEqual({ ...ad, isApproved: true })
    }
  })

  test.each(['owner', 'admin'] as const)('its %s deletes it, once', async (by) => {
    const ad = await site.publish()
    const answer = await readers[by].call('DELETE', `/api/classified-ads/${ad.id}`)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'Annonce supprimée avec succès' })
    expect((await gone(ad)).status).toBe(404)
    expect((await readers[by].call('DELETE', `/api/classified-ads/${ad.id}`)).status).toBe(404)
  })

  test.each(['4242', 'abc', '0', '1e3', '99999999999'])('answers 404 for the id %s', async (id) => {
    for (const [method, rest] of [
      ['DELETE', ''],
      ['PUT', '/mark-sold'],
      ['PUT', '/approve'],
    ] as const) {
      const answer = await readers.admin.call(method, `/api/classified-ads/${id}${rest}`)

      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(UNKNOWN)
    }
  })
})

describe('who may do what', () => {
  const FORBIDDEN = { message: "Accès refusé. Vous n'avez pas les permissions nécessaires." }

  test.each([
    ['visitor', 'POST', '', 401, NOT_SIGNED_IN],
    ['visitor', 'GET', '/user', 401, NOT_SIGNED_IN],
    ['visitor', 'GET', '/pending', 401, NOT_SIGNED_IN],
    ['visitor', 'DELETE', '/ID', 401, NOT_SIGNED_IN],
    ['visitor', 'PUT', '/ID/mark-sold', 401, NOT_SIGNED_IN],
    ['visitor', 'PUT', '/ID/approve', 401, NOT_SIGNED_IN],
    ['member', 'GET', '/pending', 403, FORBIDDEN],
    ['member', 'DELETE', '/ID', 404, UNKNOWN],
    ['member', 'PUT', '/ID/mark-sold', 404, UNKNOWN],
    ['member', 'PUT', '/ID/approve', 403, FORBIDDEN],
    ['owner', 'GET', '/pending', 403, FORBIDDEN],
    ['owner', 'PUT', '/ID/approve', 403, FORBIDDEN],
    ['admin', 'PUT', '/ID/mark-sold', 404, UNKNOWN],
  ] as const)('a %s who calls %s %s is answered %i', async (reader, method, rest, status, body) => {
    const ad = await post(owner)
    const path = `/api/classified-ads${rest.replace('ID', String(ad.id))}`
    const answer = await readers[reader].call(method, path, method === 'POST' ? carbine : undefined)

    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual(body)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await (await owner.get('/api/classified-ads/user')).json()).toEqual([ad])
  })

  test.each([
    ['PUT', '', 'GET, HEAD, POST'],
    ['POST', '/1', 'GET, HEAD, DELETE'],
    ['POST', '/user', 'GET, HEAD'],
    ['DELETE', '/pending', 'GET, HEAD'],
    ['GET', '/1/mark-sold', 'PUT'],
    ['POST', '/1/approve', 'PUT'],
  ])('%s /api/classified-ads%s is answered 405 with Allow: %s', async (method, rest, allow) => {
    const answer = await owner.call(method, `/api/classified-ads${rest}`, method === 'GET' ? undefined : {})

    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allow)
  })

  test('another site posts nothing in the name of a member', async () => {
    const answer = await owner.send('POST', '/api/classified-ads', {
      body: JSON.stringify(carbine),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
    })

    expect(answer.status).toBe(403)
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { SCRIPT } from '#test/html-text'
import { carbine } from '#test/worlds/carbine'
import { type AdSite, openAdSite } from '#test/pages/ads'
import { type ApiAd, CONTACTS, NO_CONTACTS, post } from '#test/calls/ads'

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

const ADS = '/api/classified-ads'
const UNKNOWN = { message: 'Annonce non trouvée' }

async function listed(reader: Browser, path: string): Promise<{ ads: ApiAd[]; total: string | null }> {
  const answer = await reader.get(path)
  return { ads: (await answer.json()) as ApiAd[], total: answer.headers.get('X-Total-Count') }
}

describe('POST /api/classified-ads', () => {
  test('answers with the ad, which waits for an admin', async () => {
    const answer = await owner.call('POST', ADS, carbine)

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      ...carbine,
      contactInfo: null,
      id: expect.any(Number),
      userId: expect.any(Number),
      isApproved: false,
      isSold: false,
      createdAt: expect.any(String),
    })
  })

  test('needs neither contacts nor characteristics', async () => {
    const { type, category, title, description, price, location } = carbine
    const answer = await owner.call('POST', ADS, { type, category, title, description, price, location })

    expect(answer.status).toBe(201)
    const none = { brand: null, caliber: null, condition: null, weight: null, ...NO_CONTACTS }
    expect(await answer.json()).toMatchObject(none)
  })

  test('ignores what only the server or an admin decides', async () => {
    const forged = { id: 1, userId: 1, isApproved: true, isSold: true, contactInfo: 'x' }
    const more = { createdAt: '2001-01-01', searchText: 'tout', ownerIsBlocked: true }
    const ad = await post(readers.member, { ...forged, ...more })

    expect(ad).toMatchObject({ isApproved: false, isSold: false, contactInfo: null })
    expect(ad.createdAt).not.toMatch(/^2001/)
    expect((await listed(readers.member, `${ADS}/user`)).ads).toEqual([ad])
  })

  test('answers 400 with the message of each field, and keeps nothing', async () => {
    const answer = await owner.call('POST', ADS, { contactEmail: 'zut' })

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
    ['a title of spaces', { title: '\u00a0 \u2003 ' }],
    ['a NUL', { title: 'Cara\u0000bine' }],
    ['half a character', { title: 'Cara\ud83dbine' }],
    ['a sign that turns the writing', { title: 'Cara\u202ebine' }],
    ['a phone that is a script', { contactPhone: 'javascript:alert(1)' }],
    ['an e-mail with a line', { contactEmail: 'a@example.com\nBcc: b@example.com' }],
  ])('answers 400 to %s, in French, and keeps nothing', async (_, wrong) => {
    const answer = await owner.call('POST', ADS, { ...carbine, ...wrong })

    expect(answer.status).toBe(400)
    const { message, errors } = (await answer.json()) as { message: string; errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual(Object.keys(wrong))
    expect(message).not.toMatch(/invalid |expected|required/i)
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test('answers 400 to a body nested too deep to read', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await owner.send('POST', ADS, { body: '[['.repeat(20_000), headers })

    expect(answer.status).toBe(400)
  })

  test('answers 403 for a category that the operator has closed, and keeps nothing', async () => {
    const answer = await owner.call('POST', ADS, { ...carbine, category: 'munitions' })

    expect(answer.status).toBe(403)
    const message = "Cette catégorie n'est pas ouverte aux annonces des membres."
    expect(await answer.json()).toEqual({ message })
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })
})

describe('the lists of ads', () => {
  test('hold for everybody those that are online, newest first, whole or in part', async () => {
    for (const title of ['Première', 'Deuxième', 'Troisième']) await site.publish({ title })
    await post(owner, { title: 'En attente' })
    await site.sell(await site.publish({ title: 'Vendue' }))

    const titles = async (query: string) => {
      const { ads, total } = await listed(site.browser(), ADS + query)
      expect(total).toBe('3')
      return ads.map(({ title }) => title)
    }
    expect(await titles('')).toEqual(['Troisième', 'Deuxième', 'Première'])
    expect(await titles('?limit=1')).toEqual(['Troisième'])
    expect(await titles('?limit=2&offset=1')).toEqual(['Deuxième', 'Première'])
  })

  test('hold for members their own, for admins what waits, and all', async () => {
    const waiting = await post(owner)
    const published = await site.publish()
    const sold = await site.sell(await site.publish())
    const other = await post(readers.member)

    expect(await listed(owner, `${ADS}/user`)).toEqual({ ads: [sold, published, waiting], total: '3' })
    expect(await listed(readers.admin, `${ADS}/pending`)).toEqual({ ads: [other, waiting], total: '2' })
    const all = await listed(readers.admin, '/api/admin/classified-ads')
    expect(all).toEqual({ ads: [other, sold, published, waiting], total: '4' })
  })

  test.each([
    ['visitor', NO_CONTACTS],
    ['member', CONTACTS],
    ['admin', CONTACTS],
  ] as const)('show a %s the contacts %j', async (reader, contacts) => {
    await site.publish()

    expect((await listed(readers[reader], ADS)).ads).toMatchObject([contacts])
  })
})

describe('GET /api/classified-ads/{id}', () => {
  test.each([
    ['pending', 'visitor', null],
    ['pending', 'member', null],
    ['pending', 'owner', CONTACTS],
    ['pending', 'admin', CONTACTS],
    ['online', 'visitor', NO_CONTACTS],
    ['online', 'member', CONTACTS],
    ['online', 'owner', CONTACTS],
    ['online', 'admin', CONTACTS],
    ['sold', 'visitor', NO_CONTACTS],
    ['sold', 'member', NO_CONTACTS],
    ['sold', 'owner', CONTACTS],
    ['sold', 'admin', CONTACTS],
  ] as const)('of one that is %s shows a %s: %j', async (state, reader, contacts) => {
    const ad = await site.adThatIs(state)
    const answer = await readers[reader].get(`${ADS}/${ad.id}`)

    expect(answer.status).toBe(contacts ? 200 : 404)
    expect(await answer.json()).toEqual(contacts ? { ...ad, ...contacts } : UNKNOWN)
  })

  test('answers with what was typed as text', async () => {
    const fields = { title: SCRIPT, description: SCRIPT, location: SCRIPT, caliber: "'<svg onload=a>" }
    const { id } = await site.publish(fields)
    const answer = await site.browser().get(`${ADS}/${id}`)

    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject(fields)
  })
})

test('what everybody may read is kept but asked for again, and a refusal or an answer to a member is not', async () => {
  const { id } = await site.publish()
  for (const path of [ADS, `${ADS}/${id}`]) {
    const [open, closed] = [await readers.visitor.get(path), await readers.member.get(path)]

    expect(open.headers.get('Cache-Control')).toBe('no-cache')
    expect(open.headers.get('Vary')).toMatch(/Cookie/)
    expect(closed.headers.get('Cache-Control')).toBe('private, no-store')
  }
  const unknown = await readers.visitor.get(`${ADS}/4242`)
  expect(unknown.headers.get('Cache-Control')).toBe('private, no-store')
})

describe('a change of an ad', () => {
  test.each([
    ['owner', 'mark-sold', { isSold: true }],
    ['admin', 'approve', { isApproved: true }],
  ] as const)('by its %s may be repeated: %s', async (by, act, change) => {
    const ad = await post(owner)
    for (const time of [1, 2]) {
      const answer = await readers[by].call('PUT', `${ADS}/${ad.id}/${act}`)

      expect([time, answer.status, await answer.json()]).toEqual([time, 200, { ...ad, ...change }])
    }
  })

  test.each(['owner', 'admin'] as const)('its %s deletes it, once', async (by) => {
    const ad = await site.publish()
    const remove = () => readers[by].call('DELETE', `${ADS}/${ad.id}`)

    expect(await (await remove()).json()).toEqual({ message: 'Annonce supprimée avec succès' })
    const again = await remove()
    expect([again.status, await again.json()]).toEqual([404, UNKNOWN])
  })

  test('an ad that was sold before it was approved is not approved any more: 409', async () => {
    const ad = await site.sell(await post(owner))

    expect((await readers.admin.call('PUT', `${ADS}/${ad.id}/approve`)).status).toBe(409)
  })
})

describe('an admin', () => {
  const ALL = '/api/admin/classified-ads'
  const call = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
    readers.admin.call(method, path, { ...carbine, ...body })

  test('creates an ad that is approved, with its line of contacts', async () => {
    const answer = await call('POST', ALL, { contactInfo: 'Au club' })

    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ ...carbine, contactInfo: 'Au club', isApproved: true })
  })

  test('changes an ad, which keeps its approval', async () => {
    const { id } = await site.publish()
    const answer = await call('PUT', `${ALL}/${id}`, { price: '1€' })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, price: '1€', isApproved: true })
  })

  test.each<[string, (ad: ApiAd) => string]>([
    ['a change', ({ id }) => `${ALL}/${id}`],
    ['an approval', ({ id }) => `${ADS}/${id}/approve`],
  ])('may name the revision for %s: 409 when the ad has changed', async (_, pathOf) => {
    const ad = await post(owner)
    await call('PUT', `${ALL}/${ad.id}`, { price: '1€' })

    const outdated = await call('PUT', `${pathOf(ad)}?revision=1`)
    expect(outdated.status).toBe(409)
    expect(await outdated.json()).toEqual({ message: "L'annonce a été modifiée entre-temps. Relisez-la." })
    expect((await call('PUT', `${pathOf(ad)}?revision=2`)).status).toBe(200)
  })
})

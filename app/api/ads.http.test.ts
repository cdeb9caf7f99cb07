import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { type ApiAd, carbine, carbineInJson, CONTACTS, NO_CONTACTS, postAd } from '#test/things/ad'
import { setUpAdSite } from '#test/harness/file-sites'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

const ADS = '/api/classified-ads'
const UNKNOWN = { message: 'Annonce non trouvée' }

async function listed(reader: Browser, path: string) {
  const answer = await reader.get(path)
  return { ads: (await answer.json()) as ApiAd[], total: answer.headers.get('X-Total-Count') }
}

describe('POST /api/classified-ads', () => {
  test('answers with the ad, which waits for an admin, whatever else is sent', async () => {
    const forged = { id: 1, userId: 1, isApproved: true, isSold: true, contactInfo: 'x' }
    const more = { createdAt: '2001-01-01', searchText: 'tout', ownerIsBlocked: true }
    const ad = await site.post({ ...forged, ...more })

    const { id, userId, createdAt } = ad
    const undecided = { isApproved: false, isSold: false, state: 'pending', isReserved: false }
    const nothing = { contactInfo: null, expiresAt: null, photos: [] }
    expect(ad).toEqual({ ...carbineInJson, ...nothing, ...undecided, id, userId, createdAt })
    expect(createdAt).not.toMatch(/^2001/)
    expect((await listed(site.readers.owner, `${ADS}/user`)).ads).toEqual([ad])
  })

  test('takes the province of the place, and keeps a place that it does not know', async () => {
    expect(await site.post({ location: 'luik', province: null })).toMatchObject({
      location: 'Liège',
      province: 'liege',
    })
    const unknown = { location: 'Au stand', province: null }
    expect(await site.post(unknown)).toMatchObject(unknown)
  })

  test('answers 400 with the message of each field, and keeps nothing', async () => {
    const answer = await site.readers.owner.call('POST', ADS, { contactEmail: 'zut' })

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
})

test('the lists hold online ads for all, own for members, all for admins', async () => {
  const waiting = await site.post()
  const sold = await site.sell(await site.publish())
  const [first, last] = [await site.publish(), await site.publish()]
  const other = await postAd(site.readers.member)

  const { ads, total } = await listed(site.readers.member, ADS)
  expect([ads, total]).toEqual([[last, first], '2'])
  expect((await listed(site.readers.visitor, `${ADS}?limit=1&offset=1`)).ads).toEqual([
    { ...first, ...NO_CONTACTS },
  ])
  expect(await listed(site.readers.owner, `${ADS}/user`)).toEqual({
    ads: [last, first, sold, waiting],
    total: '4',
  })
  expect(await listed(site.readers.admin, `${ADS}/pending`)).toEqual({ ads: [other, waiting], total: '2' })
  const all = { ads: [other, last, first, sold, waiting], total: '5' }
  expect(await listed(site.readers.admin, '/api/admin/classified-ads')).toEqual(all)
})

test.each([
  ['pending', 'member', null],
  ['online', 'visitor', NO_CONTACTS],
  ['sold', 'admin', CONTACTS],
] as const)(
  'GET /api/classified-ads/{id} of one that is %s shows a %s: %j',
  async (state, reader, contacts) => {
    const ad = await site.adThatIs(state)
    const answer = await site.readers[reader].get(`${ADS}/${ad.id}`)

    expect(answer.status).toBe(contacts ? 200 : 404)
    expect(await answer.json()).toEqual(contacts ? { ...ad, ...contacts } : UNKNOWN)
  },
)

test("public answers are kept and revalidated; refusals and members' are not", async () => {
  const { id } = await site.publish()
  for (const path of [ADS, `${ADS}/${id}`]) {
    const [open, closed] = [await site.readers.visitor.get(path), await site.readers.member.get(path)]

    expect(open.headers.get('Cache-Control')).toBe('no-cache')
    expect(open.headers.get('Vary')).toMatch(/Cookie/)
    expect(closed.headers.get('Cache-Control')).toBe('private, no-store')
  }
  const unknown = await site.readers.visitor.get(`${ADS}/4242`)
  expect(unknown.headers.get('Cache-Control')).toBe('private, no-store')
})

test('an ad that was sold before it was approved can no longer be: 409', async () => {
  const { id } = await site.sell(await site.post())

  expect((await site.readers.admin.call('PUT', `${ADS}/${id}/approve`)).status).toBe(409)
})

test('an admin who names the revision they read gets 409 once it changed', async () => {
  const { id } = await site.post()
  const change = `/api/admin/classified-ads/${id}`
  const put = async (path: string) => {
    const answer = await site.readers.admin.call('PUT', path, { ...carbine, price: '1€' })
    return [answer.status, await answer.json()] as unknown[]
  }
  await put(change)

  for (const path of [change, `${ADS}/${id}/approve`]) {
    const message = "L'annonce a été modifiée entre-temps. Relisez-la."
    expect(await put(`${path}?revision=1`)).toEqual([409, { message }])
    expect(await put(`${path}?revision=2`)).toMatchObject([200, { id, price: '1€' }])
  }
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carbine } from '#test/worlds/carbine'
import { type AdSite, openAdSite } from '#test/pages/ads'
import type { ApiAd } from '#test/calls/ads'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const ALL = '/api/admin/classified-ads'
const call = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
  site.readers.admin.call(method, path, { ...carbine, ...body })

test('GET answers all ads, the newest first, with the fields of the contract only', async () => {
  const online = await site.publish()
  const waiting = await site.post()
  const answer = await site.readers.admin.get(ALL)

  expect(await answer.json()).toEqual([waiting, online])
  expect(answer.headers.get('X-Total-Count')).toBe('2')
})

test('POST answers 201 with an ad that is approved, and its line of contacts', async () => {
  const answer = await call('POST', ALL, { contactInfo: 'Au club' })

  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ ...carbine, contactInfo: 'Au club', isApproved: true })
})

test('PUT changes an ad, which keeps its approval', async () => {
  const { id } = await site.publish()
  const answer = await call('PUT', `${ALL}/${id}`, { price: '1€' })

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id, price: '1€', isApproved: true })
})

test.each<[string, (ad: ApiAd) => string]>([
  ['a change', ({ id }) => `${ALL}/${id}`],
  ['an approval', ({ id }) => `/api/classified-ads/${id}/approve`],
])('%s may name the revision that was read: 409 where the ad has changed', async (_, pathOf) => {
  const ad = await site.post()
  await call('PUT', `${ALL}/${ad.id}`, { price: '1€' })

  const outdated = await call('PUT', `${pathOf(ad)}?revision=1`)
  expect(outdated.status).toBe(409)
  expect(await outdated.json()).toEqual({ message: "L'annonce a été modifiée entre-temps. Relisez-la." })
  expect((await call('PUT', `${pathOf(ad)}?revision=x`)).status).toBe(400)
  expect((await call('PUT', `${pathOf(ad)}?revision=2`)).status).toBe(200)
})

test('an ad that is sold before it was approved is not approved any more: 409', async () => {
  const ad = await site.sell(await site.post())
  const answer = await call('PUT', `/api/classified-ads/${ad.id}/approve`)

  expect(answer.status).toBe(409)
})

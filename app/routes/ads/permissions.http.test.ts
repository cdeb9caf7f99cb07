import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAds } from '#modules/ads'
import { systemClock } from '#modules/kernel/clock'
import { addOldAds } from '#test/calls/ads'
import { cardsOf, read, SCRIPT } from '#test/html-text'
import { type AdSite, carbineForm, openAdSite, type Reader } from '#test/pages/ads'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const STATES = {
  pending: () => site.post(),
  online: () => site.publish(),
  sold: async () => site.sell(await site.publish()),
}
const BY_STATE = Object.entries(STATES)

describe.each(BY_STATE)('an ad that is %s', (_, make) => {
  test.each([
    ['edit', carbineForm],
    ['delete', {}],
    ['mark-sold', {}],
  ])('is not touched by the form of a visitor, who signs in first: %s', async (what, form) => {
    const ad = await make()
    const path = `/classified-ads/${ad.id}/${what}`
    const answer = await site.readers.visitor.post(path, { ...form, price: '1€' })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`)
    expect(await site.kept(ad)).toEqual(ad)
  })

  test.each([
    ['visitor', 'DELETE', '', 401],
    ['visitor', 'PUT', '/mark-sold', 401],
    ['member', 'DELETE', '', 404],
    ['member', 'PUT', '/mark-sold', 404],
    ['admin', 'PUT', '/mark-sold', 404],
  ] as const)('is not touched by a %s who calls %s …%s', async (reader, method, rest, status) => {
    const ad = await make()
    const answer = await site.readers[reader].call(method, `/api/classified-ads/${ad.id}${rest}`)

    expect(answer.status).toBe(status)
    expect(await site.kept(ad)).toEqual(ad)
  })
})

describe('a blocked member', () => {
  afterEach(() => setBlocked(false))

  test.each<[Reader, number]>([
    ['visitor', 404],
    ['member', 404],
    ['owner', 404],
    ['admin', 200],
  ])('has no ad that a %s may read, by page or by call: %i', async (reader, status) => {
    const ad = await site.publish()
    await setBlocked(true)

    for (const path of [`/classified-ads/${ad.id}`, `/api/classified-ads/${ad.id}`])
      expect((await site.readers[reader].get(path)).status, path).toBe(status)
    const { html } = await read(site.readers[reader], '/classified-ads?sort=oldest')
    expect(cardsOf(html)).toEqual([])
  })

  test.each(['edit', 'delete', 'mark-sold'])('is asked to sign in by the form: %s', async (what) => {
    const ad = await site.post()
    await setBlocked(true)
    const answer = await site.readers.owner.post(`/classified-ads/${ad.id}/${what}`, carbineForm)

    expect(answer.headers.get('Location')).toMatch(/^\/auth\?/)
    expect(await (await site.readers.admin.get(`/api/classified-ads/${ad.id}`)).json()).toEqual(ad)
  })

  /** As the module for admins will do it: the member, and what he has posted, at once. */
  async function setBlocked(isBlocked: boolean) {
    const ads = createAds({
      db: site.db,
      clock: systemClock,
      identity: { lockCaller: () => Promise.resolve(true) },
      closedCategories: [],
    })
    await site.db.transaction(async (transaction) => {
      const named = "SELECT id FROM users WHERE username = 'camille'"
      const [camille] = await site.db.read<{ id: number }>(named, [], transaction)
      await site.db.run(
        'UPDATE users SET is_blocked = $1 WHERE id = $2',
        [isBlocked, camille!.id],
        transaction,
      )
      await ads.setOwnerBlocked(camille!.id, isBlocked, transaction)
    })
  }
})

describe("the pages of a member's own ads", () => {
  beforeEach(() => addOldAds(site, 41))

  test.each(['0', '-1', 'abc'])('?page=%s is the first of three', async (page) => {
    const { status, words } = await read(site.readers.owner, `/classified-ads/mine?page=${page}`)

    expect(status).toBe(200)
    expect(words).toContain('Page 1 sur 3')
  })

  test('?page=9999 leads to the last', async () => {
    const answer = await site.readers.owner.get('/classified-ads/mine?page=9999')

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/classified-ads/mine?page=3')
  })
})

test('what somebody has typed into an ad is text on the home page, in every field', async () => {
  await site.publish({ title: SCRIPT, description: SCRIPT.repeat(2), location: SCRIPT, price: '<b>1</b>€' })

  const { html, words } = await read(site.readers.member, '/')

  expect(words).toContain(SCRIPT)
  expect(html).not.toMatch(/<script>|<img src=x|<b>1/)
})

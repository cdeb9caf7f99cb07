import { describe, expect, test } from 'vitest'
import { createAds } from '#modules/ads'
import { carbine } from '#test/things/ad'
import { ALL, refusal, setUpAds } from '#test/harness/modules/ads'

const { given, db, clock, identity, ads, callers, camille, karim, elodie, ...world } = await setUpAds()
const { mails, post, signIn } = world

describe('a new ad', () => {
  test('is pending, with everything that its owner has entered', async () => {
    const ad = await post()

    expect(ad).toEqual({
      ...carbine,
      contactInfo: null,
      id: ad.id,
      userId: camille.id,
      isApproved: false,
      isSold: false,
      state: 'pending',
      reservedAt: null,
      formerPrice: null,
      loweredAt: null,
      expiresAt: null,
      endedAt: null,
      createdAt: clock.now(),
    })
    expect(await ads.moderation.listPending(ALL)).toEqual({ items: [ad], total: 1 })
    expect((await ads.search.list({}, ALL, null)).total).toBe(0)
  })

  test.each([
    ['armes', ['brand', 'caliber', 'condition', 'weight', 'features']],
    ['munitions', ['brand', 'caliber', 'condition', 'features']],
    ['optique', ['brand', 'condition', 'features']],
  ] as const)('of category %s keeps these category fields only: %s', async (category, kept) => {
    const some = ['brand', 'caliber', 'condition', 'weight', 'features'] as const
    const posted = await post({ category })
    const approved = await ads.listings.createApproved(elodie.id, { ...carbine, category })

    for (const ad of [posted, approved]) expect(some.filter((field) => ad[field] !== null)).toEqual(kept)
  })

  test('of a member or an admin has its place in the usual form, and the province of it', async () => {
    const typed = { location: '4500', province: null }
    const posted = await post(typed)
    const approved = await ads.listings.createApproved(elodie.id, { ...carbine, ...typed })

    for (const ad of [posted, approved]) expect(ad).toMatchObject({ location: '4500 Huy', province: 'liege' })
  })

  test('is refused in a category closed to members; an admin may post there', async () => {
    const closed = createAds({ ...given, closedCategories: ['armes'] })

    expect(await closed.listings.create(callers.camille, carbine)).toEqual(refusal('category-closed'))
    const other = await closed.listings.create(callers.camille, { ...carbine, category: 'munitions' })
    expect(other.ok).toBe(true)
    expect((await ads.moderation.listPending(ALL)).total).toBe(1)
    expect(await closed.listings.createApproved(elodie.id, carbine)).toMatchObject({ category: 'armes' })
  })

  test('is refused when its session ended during the request', async () => {
    const caller = await signIn(camille.id)
    await identity.sessions.end(caller.token)

    expect(await ads.listings.create(caller, carbine)).toEqual(refusal('signed-out'))
    expect((await ads.moderation.listPending(ALL)).total).toBe(0)
  })

  test('that is created as approved is public at once', async () => {
    const created = await ads.listings.createApproved(elodie.id, carbine)
    const { rejectionReason: _, rejectionRule: _1, revision: _2, soldAt: _3, ...rest } = created
    const { correctsId: _4, ...shown } = rest

    expect(shown).toMatchObject({ userId: elodie.id, isApproved: true, createdAt: clock.now() })
    expect((await ads.search.list({ q: 'meplat' }, ALL, karim)).items).toEqual([shown])
    expect((await ads.moderation.listPending(ALL)).total).toBe(0)
  })
})

test('an older member is asked once, at the next ad, to confirm an address', async () => {
  await db.write('UPDATE users SET confirmation_asked_at = NULL')
  mails.length = 0
  await post()
  await post()

  expect(mails).toMatchObject([{ template: 'address-confirmation', userId: camille.id }])
})

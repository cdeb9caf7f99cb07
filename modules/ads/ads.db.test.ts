import { describe, expect, test } from 'vitest'
import { createAds } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, CONTACTS, NO_CONTACTS, setUpAds } from '#test/worlds/ads'

const { given, clock, identity, ads, post, publish, block, signIn, callers, camille, karim, elodie } =
  await setUpAds()

describe('a new ad', () => {
  test('waits for an admin, with everything that its owner has entered', async () => {
    const ad = await post()

    expect(ad).toEqual({
      ...carbine,
      ...CONTACTS,
      id: ad.id,
      userId: camille.id,
      isApproved: false,
      isSold: false,
      state: 'pending',
      reservedAt: null,
      expiresAt: null,
      createdAt: clock.now(),
    })
    expect(await ads.listPending(ALL)).toEqual({ items: [ad], total: 1 })
    expect((await ads.listPublic({}, ALL, null)).total).toBe(0)
  })

  test.each([
    ['armes', ['brand', 'caliber', 'condition', 'weight']],
    ['munitions', ['brand', 'caliber']],
    ['optique', []],
  ] as const)('of %s keeps of what applies to some categories only: %s', async (category, kept) => {
    const some = ['brand', 'caliber', 'condition', 'weight'] as const
    const posted = await post({ category })
    const approved = await ads.createApproved(elodie.id, { ...carbine, category })

    for (const ad of [posted, approved]) expect(some.filter((field) => ad[field] !== null)).toEqual(kept)
  })

  test('is refused in a category that the operator has closed to members, and in no other', async () => {
    const closed = createAds({ ...given, closedCategories: ['armes'] })

    expect(await closed.create(callers.camille, carbine)).toEqual({ ok: false, code: 'category-closed' })
    const other = await closed.create(callers.camille, { ...carbine, category: 'munitions' })
    expect(other.ok).toBe(true)
    expect((await ads.listPending(ALL)).total).toBe(1)
    expect(await closed.createApproved(elodie.id, carbine)).toMatchObject({ category: 'armes' })
  })

  test('is refused when its session has ended since the request began', async () => {
    const caller = await signIn(camille.id)
    await identity.endSession(caller.token)

    expect(await ads.create(caller, carbine)).toEqual({ ok: false, code: 'signed-out' })
    expect((await ads.listPending(ALL)).total).toBe(0)
  })

  test('that is created as approved is public at once', async () => {
    const created = await ads.createApproved(elodie.id, carbine)
    const { rejectionReason: _, rejectionRule: _1, revision: _2, soldAt: _3, ...shown } = created

    expect(shown).toMatchObject({ userId: elodie.id, isApproved: true, createdAt: clock.now() })
    expect((await ads.listPublic({ q: 'meplat' }, ALL, karim)).items).toEqual([shown])
    expect((await ads.listPending(ALL)).total).toBe(0)
  })
})

describe('what a reader is shown', () => {
  const READERS = { visitor: null, member: karim, owner: camille, admin: elodie }
  const STATES = {
    pending: () => post(),
    approved: () => publish(),
    sold: async () => ads.markSold(camille.id, (await publish()).id),
    'sold while pending': async () => ads.markSold(camille.id, (await post()).id),
    'of a blocked owner': async () => {
      const ad = await publish()
      await block(camille.id)
      return ad
    },
    'of an owner who was blocked once': async () => {
      const ad = await publish()
      await block(camille.id)
      await block(camille.id, false)
      return ad
    },
  }

  test.each([
    ['pending', { visitor: null, member: null, owner: CONTACTS, admin: CONTACTS }],
    ['approved', { visitor: NO_CONTACTS, member: CONTACTS, owner: CONTACTS, admin: CONTACTS }],
    ['sold', { visitor: NO_CONTACTS, member: NO_CONTACTS, owner: CONTACTS, admin: CONTACTS }],
    ['sold while pending', { visitor: null, member: null, owner: CONTACTS, admin: CONTACTS }],
    ['of a blocked owner', { visitor: null, member: null, owner: null, admin: CONTACTS }],
    ['of an owner who was blocked once', { visitor: NO_CONTACTS, member: CONTACTS }],
  ] as const)('of an ad that is %s depends on who they are', async (state, shownTo) => {
    const ad = (await STATES[state]())!

    for (const [reader, shown] of Object.entries(shownTo)) {
      const found = await ads.find(ad.id, READERS[reader as 'visitor'])
      expect([reader, found]).toEqual([reader, shown && { ...ad, ...shown }])
    }
  })

  test.each(Object.entries(STATES))(
    'in the list of one that is %s, by the same rule',
    async (state, make) => {
      await make()
      const isPublic = ['approved', 'of an owner who was blocked once'].includes(state)

      for (const [reader, contacts] of [
        [null, NO_CONTACTS],
        [karim, CONTACTS],
        [elodie, CONTACTS],
      ] as const) {
        const items = isPublic ? [expect.objectContaining(contacts) as unknown] : []
        expect(await ads.listPublic({}, ALL, reader)).toEqual({ items, total: items.length })
      }
      expect(await ads.listAddresses(10)).toHaveLength(isPublic ? 1 : 0)
    },
  )
})

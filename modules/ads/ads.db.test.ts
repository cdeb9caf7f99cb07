import { describe, expect, test } from 'vitest'
import { createAds } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, CONTACTS, NO_CONTACTS, setUpAds } from '#test/worlds/ads'

const { db, clock, identity, ads, post, publish, block, signIn, callers, camille, karim, elodie } =
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
      createdAt: clock.now(),
    })
    expect(await ads.listPending(ALL)).toEqual({ items: [ad], total: 1 })
    expect(await ads.listPublic({}, ALL, null)).toEqual({ items: [], total: 0 })
  })

  test.each([
    ['armes', ['brand', 'caliber', 'condition', 'weight']],
    ['munitions', ['brand', 'caliber']],
    ['optique', []],
    ['autres', []],
  ] as const)('of %s keeps of what applies to some categories only: %s', async (category, kept) => {
    const ad = await post({ category })
    const told = Object.entries(ad).filter(([, value]) => value !== null)

    const some = ['brand', 'caliber', 'condition', 'weight']
    expect(told.map(([field]) => field).filter((field) => some.includes(field))).toEqual(
      expect.arrayContaining([...kept]),
    )
    expect(some.filter((field) => ad[field as 'brand'] !== null)).toEqual(kept)
  })

  test('is refused in a category that the operator has closed, and in no other', async () => {
    const closed = createAds({ db, clock, identity, closedCategories: ['armes'] })

    expect(closed.closedCategories).toEqual(['armes'])
    expect(await closed.create(callers.camille, carbine)).toEqual({ ok: false, code: 'category-closed' })
    expect(await closed.create(callers.camille, { ...carbine, category: 'munitions' })).toMatchObject({
      ok: true,
    })
    expect((await ads.listPending(ALL)).total).toBe(1)
  })

  test('is refused when its session has ended since the request began', async () => {
    const caller = await signIn(camille.id)
    await identity.endSession(caller.token)

    expect(await ads.create(caller, carbine)).toEqual({ ok: false, code: 'signed-out' })
    expect((await ads.listPending(ALL)).total).toBe(0)
  })
})

describe('what a reader is shown', () => {
  const READERS = { visitor: null, member: karim, owner: camille, admin: elodie }
  const STATES = {
    pending: async () => post(),
    approved: async () => publish(),
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
    ['sold while pending', 'visitor', null],
    ['sold while pending', 'member', null],
    ['sold while pending', 'owner', CONTACTS],
    ['of a blocked owner', 'visitor', null],
    ['of a blocked owner', 'member', null],
    ['of a blocked owner', 'owner', null],
    ['of a blocked owner', 'admin', CONTACTS],
    ['of an owner who was blocked once', 'visitor', NO_CONTACTS],
  ] as const)('of an ad that is %s, to a reader who is %s: %j', async (state, reader, shown) => {
    const ad = (await STATES[state]())!
    const found = await ads.find(ad.id, READERS[reader])

    expect(found).toEqual(shown && { ...ad, ...shown })
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
        const { items, total } = await ads.listPublic({}, ALL, reader)
        expect(items).toEqual(isPublic ? [expect.objectContaining(contacts)] : [])
        expect(total).toBe(isPublic ? 1 : 0)
      }
      expect(await ads.listAddresses(10)).toHaveLength(isPublic ? 1 : 0)
    },
  )

  test('is nothing for an id that no ad has', async () => {
    expect(await ads.find(4242, elodie)).toBeNull()
  })
})

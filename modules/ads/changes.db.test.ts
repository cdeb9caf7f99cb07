import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/db/announcements'
import { count } from '#test/db/rows'
import { camille as person, join, numbered, PASSWORD } from '#test/worlds/people'
import { createAds, type ClassifiedAd } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, setUpAds } from '#test/worlds/ads'

const {
  given,
  db,
  ads,
  identity,
  post,
  approve,
  reject,
  publish,
  block,
  signIn,
  callers,
  camille,
  karim,
  elodie,
} = await setUpAds()

const revised = { ...carbine, title: 'Carabine révisée', price: '450€' }
const refusal = (code: string) => ({ ok: false, code })

describe('a change', () => {
  test('of a pending ad is made, and it stays pending', async () => {
    const ad = await post()

    expect(await ads.change(callers.camille, ad.id, revised)).toEqual({
      ok: true,
      value: { ...ad, ...revised },
    })
    expect((await ads.listPending(ALL)).items).toEqual([{ ...ad, ...revised }])
  })

  test('to another category drops what does not apply there', async () => {
    const { id } = await post()
    const changed = await ads.change(callers.camille, id, { ...carbine, category: 'optique' })

    expect(changed).toMatchObject({ value: { brand: null, caliber: null, condition: null, weight: null } })
  })

  test('is refused once an admin has approved it, and once it is sold', async () => {
    for (const ad of [await publish(), (await ads.markSold(camille.id, (await post()).id))!]) {
      expect(await ads.change(callers.camille, ad.id, revised)).toEqual(refusal('decided'))
      expect(await ads.find(ad.id, elodie)).toEqual(ad)
    }
  })

  test("of another member's ad is refused like one of an unknown ad", async () => {
    const ad = await post()

    for (const [caller, id] of [
      [callers.karim, ad.id],
      [callers.elodie, ad.id],
      [callers.camille, 4242],
    ] as const)
      expect(await ads.change(caller, id, revised)).toEqual(refusal('not-found'))
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })

  test('into a category that the operator has closed is refused, and says so only for a pending ad', async () => {
    const closed = createAds({ ...given, closedCategories: ['armes'] })
    const [waiting, approved] = [await post(), await publish()]

    expect(await closed.change(callers.camille, waiting.id, revised)).toEqual(refusal('category-closed'))
    expect(await closed.change(callers.karim, waiting.id, revised)).toEqual(refusal('not-found'))
    expect(await closed.change(callers.camille, approved.id, revised)).toEqual(refusal('decided'))
    expect(await ads.find(waiting.id, camille)).toEqual(waiting)
  })

  test('is refused when its session has ended since the request began', async () => {
    const ad = await post()
    const caller = await signIn(camille.id)
    await identity.endSession(caller.token)

    expect(await ads.change(caller, ad.id, revised)).toEqual(refusal('signed-out'))
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })
})

describe('sold', () => {
  test('by its owner, and again without effect', async () => {
    const ad = await publish()

    for (const _time of [1, 2])
      expect(await ads.markSold(camille.id, ad.id)).toEqual({ ...ad, isSold: true, state: 'sold' })
  })

  test("a pending ad leaves the admins' queue", async () => {
    const ad = await post()

    expect(await ads.markSold(camille.id, ad.id)).toMatchObject({ isSold: true, isApproved: false })
    expect(await ads.listPending(ALL)).toEqual({ items: [], total: 0 })
  })

  test('by nobody else, not even an admin', async () => {
    const ad = await publish()

    for (const { id } of [karim, elodie]) expect(await ads.markSold(id, ad.id)).toBeNull()
    expect(await ads.markSold(camille.id, 4242)).toBeNull()
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })
})

describe('a removal', () => {
  test('is offered to the owner and to admins', async () => {
    const ad = await publish()

    for (const by of [camille, elodie]) expect(await ads.findRemovable(ad.id, by)).toEqual(ad)
    expect(await ads.findRemovable(ad.id, karim)).toBeNull()
  })

  test('is for the owner alone: an admin removes by an act that is logged', async () => {
    const ad = await publish()

    for (const { id } of [karim, elodie]) expect(await ads.remove(id, ad.id)).toBe(false)
    expect(await ads.remove(camille.id, 4242)).toBe(false)
    expect(await ads.remove(camille.id, ad.id)).toBe(true)
    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

test('an approval shows the ad to everybody, and changes no sold or rejected one', async () => {
  const [ad, sold, rejected] = [await post(), await post(), await post()]
  await ads.markSold(camille.id, sold.id)
  await reject(rejected.id)
  await approve(ad.id, sold.id, rejected.id, 4242)

  expect((await ads.listPublic({}, ALL, camille)).items).toMatchObject([{ id: ad.id, isApproved: true }])
  const states = (await ads.listAll({}, ALL)).items.map(({ state, isApproved }) => [state, isApproved])
  expect(states).toEqual([
    ['rejected', false],
    ['sold', false],
    ['online', true],
  ])
})

test("blocking a member hides their ads, pending ones too, and nobody else's", async () => {
  const waiting = await post()
  await publish()
  const shown = async () => (await ads.listPublic({}, ALL, null)).total
  await block(karim.id)
  expect(await shown()).toBe(1)

  await block(camille.id)
  await approve(waiting.id)
  expect(await shown()).toBe(0)

  await block(camille.id, false)
  expect(await shown()).toBe(2)
})

test('deleting an account deletes its ads from every list, and announces it', async () => {
  const caller = await signIn((await join(identity, numbered(person, 2))).id)
  const ad = await publish({}, caller)
  const kept = await publish()

  expect(await countAnnouncements(db, () => identity.deleteAccount(caller, PASSWORD))).toBe(1)
  expect((await ads.listPublic({}, ALL, elodie)).items).toEqual([kept])
  expect(await ads.find(ad.id, elodie)).toBeNull()
})

describe('of two at the same moment', () => {
  test('a change and an approval leave one whole ad: changed and approved, or approved as it was', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ad = await post()
      const both = [() => ads.change(callers.camille, ad.id, revised), () => approve(ad.id)]
      if (round % 2) both.reverse()
      const outcomes = await Promise.all(both.map((one) => one()))
      const change = outcomes.find((one) => typeof one === 'object')!

      const found = await ads.find(ad.id, elodie)
      expect(found).toMatchObject({ ...(change.ok ? revised : carbine), state: 'online' })
    }
  })

  test('one removal removes, and a sale beside it leaves nothing behind', async () => {
    const { id } = await publish()
    const [first, second] = await Promise.all([
      ads.remove(camille.id, id),
      ads.remove(camille.id, id),
      ads.markSold(camille.id, id),
    ])

    expect([first, second].sort()).toEqual([false, true])
    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

describe('every process learns once', () => {
  test.each<[string, (ad: ClassifiedAd) => Promise<unknown>]>([
    ['an approval', async ({ title }) => approve((await post({ title })).id)],
    ['an ad of an admin', () => ads.createApproved(elodie.id, carbine)],
    ['a sale', (ad) => ads.markSold(camille.id, ad.id)],
    ['a removal', (ad) => ads.remove(camille.id, ad.id)],
    ['a block', (ad) => block(ad.userId)],
  ])('of %s', async (_, change) => {
    const ad = await publish()

    expect(await countAnnouncements(db, () => change(ad))).toBe(1)
  })

  test('and of nothing where nothing has changed', async () => {
    const ad = await publish()
    await ads.markSold(camille.id, ad.id)

    const announced = await countAnnouncements(db, async () => {
      await approve(ad.id)
      await ads.markSold(camille.id, ad.id)
      await ads.markSold(karim.id, ad.id)
      await ads.remove(karim.id, ad.id)
      await block(ad.userId, false)
    })
    expect(announced).toBe(0)
  })
})

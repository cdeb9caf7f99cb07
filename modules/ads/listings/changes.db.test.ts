import { describe, expect, test } from 'vitest'
import { countAnnouncements, listAnnouncements } from '#test/harness/db/announcements'
import { count } from '#test/harness/db/rows'
import { PASSWORD } from '#test/people'
import { createAds, type ClassifiedAd } from '#modules/ads'
import { carbine } from '#test/things/ad'
import { ALL, refusal, setUpAds } from '#test/harness/modules/ads'

const { given, db, ads, identity, callers, camille, karim, elodie, ...world } = await setUpAds()
const { post, approve, reject, publish, adThatIs, block, signIn, newMember } = world

const revised = { ...carbine, title: 'Carabine révisée', price: '450€' }

describe('a change of an ad', () => {
  test('is made while the ad is pending, and leaves it pending', async () => {
    const ad = await post()

    expect(await ads.listings.change(callers.camille, ad.id, revised)).toEqual({
      ok: true,
      value: { ...ad, ...revised },
    })
    expect((await ads.moderation.listPending(ALL)).items).toEqual([{ ...ad, ...revised }])
  })

  test('to another category drops the fields that do not apply there', async () => {
    const { id } = await post()
    const changed = await ads.listings.change(callers.camille, id, { ...carbine, category: 'optique' })

    expect(changed).toMatchObject({
      value: { brand: 'Anschütz', caliber: null, condition: 'bon', weight: null },
    })
  })

  test('is refused once the ad has left the lists', async () => {
    for (const ad of [
      await adThatIs('hidden'),
      (await ads.lifecycle.markSold(camille.id, (await post()).id))!,
    ]) {
      expect(await ads.listings.change(callers.camille, ad.id, revised)).toEqual(refusal('decided'))
      expect(await ads.listings.find(ad.id, elodie)).toEqual(ad)
    }
  })

  test('by another member is refused as for an unknown ad', async () => {
    const ad = await post()

    for (const [caller, id] of [
      [callers.karim, ad.id],
      [callers.elodie, ad.id],
      [callers.camille, 4242],
    ] as const)
      expect(await ads.listings.change(caller, id, revised)).toEqual(refusal('not-found'))
    expect(await ads.listings.find(ad.id, camille)).toEqual(ad)
  })

  test('into a closed category is refused, and says why while it is possible', async () => {
    const closed = createAds({ ...given, closedCategories: ['armes'] })
    const [waiting, sold] = [await post(), await adThatIs('sold')]

    expect(await closed.listings.change(callers.camille, waiting.id, revised)).toEqual(
      refusal('category-closed'),
    )
    expect(await closed.listings.change(callers.karim, waiting.id, revised)).toEqual(refusal('not-found'))
    expect(await closed.listings.change(callers.camille, sold.id, revised)).toEqual(refusal('decided'))
    expect(await ads.listings.find(waiting.id, camille)).toEqual(waiting)
  })

  test('is refused when its session ended during the request', async () => {
    const ad = await post()
    const caller = await signIn(camille.id)
    await identity.sessions.end(caller.token)

    expect(await ads.listings.change(caller, ad.id, revised)).toEqual(refusal('signed-out'))
    expect(await ads.listings.find(ad.id, camille)).toEqual(ad)
  })
})

describe('marking an ad as sold', () => {
  test('is done by its owner, and again without effect', async () => {
    const ad = await publish()

    for (const _time of [1, 2])
      expect(await ads.lifecycle.markSold(camille.id, ad.id)).toEqual({ ...ad, isSold: true, state: 'sold' })
  })

  test('takes a pending ad off the queue of the admins', async () => {
    const ad = await post()

    expect(await ads.lifecycle.markSold(camille.id, ad.id)).toMatchObject({ isSold: true, isApproved: false })
    expect(await ads.moderation.listPending(ALL)).toEqual({ items: [], total: 0 })
  })

  test('is refused to everybody else, even an admin', async () => {
    const ad = await publish()

    for (const { id } of [karim, elodie]) expect(await ads.lifecycle.markSold(id, ad.id)).toBeNull()
    expect(await ads.lifecycle.markSold(camille.id, 4242)).toBeNull()
    expect(await ads.listings.find(ad.id, camille)).toEqual(ad)
  })
})

describe('removing an ad', () => {
  test('is offered to the owner and to admins', async () => {
    const ad = await publish()

    for (const by of [camille, elodie]) expect(await ads.listings.findRemovable(ad.id, by)).toEqual(ad)
    expect(await ads.listings.findRemovable(ad.id, karim)).toBeNull()
  })

  test('is for the owner alone; an admin deletes by an act that is logged', async () => {
    const ad = await publish()

    for (const { id } of [karim, elodie]) expect(await ads.listings.remove(id, ad.id)).toBe(false)
    expect(await ads.listings.remove(camille.id, 4242)).toBe(false)
    expect(await ads.listings.remove(camille.id, ad.id)).toBe(true)
    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

test('an approval puts a pending ad online, and no sold or rejected one', async () => {
  const [ad, sold, rejected] = [await post(), await post(), await post()]
  await ads.lifecycle.markSold(camille.id, sold.id)
  await reject(rejected.id)
  await approve(ad.id, sold.id, rejected.id, 4242)

  expect((await ads.search.list({}, ALL, camille)).items).toMatchObject([{ id: ad.id, isApproved: true }])
  const states = (await ads.moderation.list({}, ALL)).items.map(({ state, isApproved }) => [
    state,
    isApproved,
  ])
  expect(states).toEqual([
    ['rejected', false],
    ['sold', false],
    ['online', true],
  ])
})

test('blocking a member hides their ads, also pending ones, and no others', async () => {
  const waiting = await post()
  await publish()
  const shown = async () => (await ads.search.list({}, ALL, null)).total
  await block(karim.id)
  expect(await shown()).toBe(1)

  await block(camille.id)
  await approve(waiting.id)
  expect(await shown()).toBe(0)

  await block(camille.id, false)
  expect(await shown()).toBe(2)
})

test('deleting an account deletes its ads from every list and announces it', async () => {
  const caller = await newMember()
  const ad = await publish({}, caller)
  const kept = await publish()

  expect(await countAnnouncements(db, () => identity.accounts.delete(caller, PASSWORD))).toBe(1)
  expect((await ads.search.list({}, ALL, elodie)).items).toEqual([kept])
  expect(await ads.listings.find(ad.id, elodie)).toBeNull()
})

describe('acts on an ad at the same moment', () => {
  test('a change and an approval never mix two versions', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ad = await post()
      const both = [() => ads.listings.change(callers.camille, ad.id, revised), () => approve(ad.id)]
      if (round % 2) both.reverse()
      await Promise.all(both.map((one) => one()))

      const found = await ads.listings.find(ad.id, elodie)
      const isLate = (await ads.listings.findCorrections([ad.id])).has(ad.id)
      expect(found).toMatchObject({ ...(isLate ? carbine : revised), state: 'online' })
    }
  })

  test('two removals and a sale: one removal succeeds, nothing is left', async () => {
    const { id } = await publish()
    const [first, second] = await Promise.all([
      ads.listings.remove(camille.id, id),
      ads.listings.remove(camille.id, id),
      ads.lifecycle.markSold(camille.id, id),
    ])

    expect([first, second].sort()).toEqual([false, true])
    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

describe('the announcement to every process', () => {
  test.each<[string, (ad: ClassifiedAd) => Promise<unknown>]>([
    ['an approval', async ({ title }) => approve((await post({ title })).id)],
    ['an ad of an admin', () => ads.listings.createApproved(elodie.id, carbine)],
    ['a sale', (ad) => ads.lifecycle.markSold(camille.id, ad.id)],
    ['a removal', (ad) => ads.listings.remove(camille.id, ad.id)],
    ['a block', (ad) => block(ad.userId)],
  ])('is made once for %s', async (_, change) => {
    const ad = await publish()

    expect(await countAnnouncements(db, () => change(ad))).toBe(1)
  })

  test("names the ad, and the owner's other ads, which count it", async () => {
    const [sold, other, removed] = [await publish(), await publish(), await publish()]
    await post()
    await publish({}, callers.karim)
    const sell = () => ads.lifecycle.markSold(camille.id, sold.id)
    const remove = () => ads.listings.remove(camille.id, removed.id)

    expect(await listAnnouncements(db, sell)).toEqual([{ ads: [sold.id, other.id, removed.id] }])
    expect(await listAnnouncements(db, remove)).toEqual([{ ads: [removed.id, other.id] }])
  })

  test('is not made where nothing has changed', async () => {
    const ad = await publish()
    await ads.lifecycle.markSold(camille.id, ad.id)

    const announced = await countAnnouncements(db, async () => {
      await approve(ad.id)
      await ads.lifecycle.markSold(camille.id, ad.id)
      await ads.lifecycle.markSold(karim.id, ad.id)
      await ads.listings.remove(karim.id, ad.id)
      await block(ad.userId, false)
    })
    expect(announced).toBe(0)
  })
})

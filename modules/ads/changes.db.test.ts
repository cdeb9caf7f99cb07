import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/db/announcements'
import { count } from '#test/db/rows'
import { camille as camillesForm, PASSWORD } from '#test/worlds/people'
import { createAds, type ClassifiedAd } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, setUpAds } from '#test/worlds/ads'

const { db, ads, clock, identity, post, approve, publish, block, signIn, callers, camille, karim, elodie } =
  await setUpAds()

const REASON = 'La photo manque de netteté.'
const revised = { ...carbine, title: 'Carabine révisée', price: '450€' }

describe('a change', () => {
  test('of a pending ad is made, and it stays pending', async () => {
    const ad = await post()
    const changed = await ads.change(callers.camille, ad.id, revised)

    expect(changed).toEqual({ ok: true, value: { ...ad, title: 'Carabine révisée', price: '450€' } })
    expect((await ads.listPending(ALL)).items).toEqual([{ ...ad, ...revised }])
  })

  test('to another category drops what does not apply there', async () => {
    const { id } = await post()
    const changed = await ads.change(callers.camille, id, { ...carbine, category: 'optique' })

    expect(changed).toMatchObject({
      value: { category: 'optique', brand: null, caliber: null, condition: null, weight: null },
    })
  })

  test('is refused once an admin has approved it, and once it is sold', async () => {
    const approved = await publish()
    const sold = await ads.markSold(camille.id, (await post()).id)

    for (const ad of [approved, sold!]) {
      expect(await ads.change(callers.camille, ad.id, revised)).toEqual({
        ok: false,
        code: 'decided',
      })
      expect(await ads.find(ad.id, elodie)).toEqual(ad)
    }
  })

  test("of another's ad, and of none, is refused alike", async () => {
    const ad = await post()

    expect(await ads.change(callers.karim, ad.id, revised)).toEqual({ ok: false, code: 'not-found' })
    expect(await ads.change(await signIn(elodie.id), ad.id, revised)).toEqual({
      ok: false,
      code: 'not-found',
    })
    expect(await ads.change(callers.camille, 4242, revised)).toEqual({ ok: false, code: 'not-found' })
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })

  test('into a category that the operator has closed is refused', async () => {
    const closed = createAds({ db, clock, identity, closedCategories: ['munitions'] })
    const ad = await post()
    const changed = await closed.change(callers.camille, ad.id, { ...carbine, category: 'munitions' })

    expect(changed).toEqual({ ok: false, code: 'category-closed' })
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })

  test('into such a category says so only for an ad that the member may change', async () => {
    const closed = createAds({ db, clock, identity, closedCategories: ['armes'] })
    const [waiting, approved] = [await post(), await publish()]

    expect(await closed.change(callers.karim, waiting.id, revised)).toEqual({ ok: false, code: 'not-found' })
    expect(await closed.change(callers.camille, approved.id, revised)).toEqual({
      ok: false,
      code: 'decided',
    })
  })

  test('is refused when its session has ended since the request began', async () => {
    const ad = await post()
    const caller = await signIn(camille.id)
    await identity.endSession(caller.token)

    expect(await ads.change(caller, ad.id, revised)).toEqual({ ok: false, code: 'signed-out' })
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })
})

describe('sold', () => {
  test('by its owner, and again without effect', async () => {
    const ad = await publish()

    expect(await ads.markSold(camille.id, ad.id)).toEqual({ ...ad, isSold: true })
    expect(await ads.markSold(camille.id, ad.id)).toEqual({ ...ad, isSold: true })
  })

  test("a pending ad leaves the admins' queue", async () => {
    const ad = await post()

    expect(await ads.markSold(camille.id, ad.id)).toMatchObject({ isSold: true, isApproved: false })
    expect(await ads.listPending(ALL)).toEqual({ items: [], total: 0 })
  })

  test('by nobody else, not even an admin', async () => {
    const ad = await publish()

    expect(await ads.markSold(karim.id, ad.id)).toBeNull()
    expect(await ads.markSold(elodie.id, ad.id)).toBeNull()
    expect(await ads.markSold(camille.id, 4242)).toBeNull()
    expect(await ads.find(ad.id, camille)).toEqual(ad)
  })
})

describe('a removal', () => {
  test.each([
    ['the owner', camille, true],
    ['an admin', elodie, true],
    ['another member', karim, false],
  ])('is offered to %s: %s', async (_, by, isOffered) => {
    const ad = await publish()

    expect(await ads.findRemovable(ad.id, by)).toEqual(isOffered ? ad : null)
  })

  test('is for the owner alone: an admin removes by an act that is logged', async () => {
    const ad = await publish()

    expect(await ads.remove(karim.id, ad.id)).toBe(false)
    expect(await ads.remove(elodie.id, ad.id)).toBe(false)
    expect(await ads.remove(camille.id, 4242)).toBe(false)
    expect(await ads.remove(camille.id, ad.id)).toBe(true)
    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

describe('an approval', () => {
  test('shows the ad to everybody, and a second time changes nothing', async () => {
    const ad = await post()

    await approve(ad.id)
    await approve(ad.id)
    expect((await ads.listPublic({}, ALL, camille)).items).toEqual([{ ...ad, isApproved: true }])
    expect((await ads.listPending(ALL)).total).toBe(0)
  })

  test('of a sold or rejected ad changes nothing', async () => {
    const [sold, rejected] = [await post(), await post()]
    await ads.markSold(camille.id, sold.id)
    await db.transaction((tx) => ads.reject(rejected.id, REASON, tx))
    await approve(sold.id, rejected.id, 4242)

    expect((await ads.listAll({}, ALL)).items.map(({ isApproved }) => isApproved)).toEqual([false, false])
  })
})

test("blocking a member hides their ads, pending ones too, and nobody else's", async () => {
  const waiting = await post()
  await publish()
  await block(karim.id)
  expect((await ads.listPublic({}, ALL, null)).total).toBe(1)

  await block(camille.id)
  await approve(waiting.id)
  expect((await ads.listPublic({}, ALL, null)).total).toBe(0)

  await block(camille.id, false)
  expect((await ads.listPublic({}, ALL, null)).total).toBe(2)
})

test('deleting an account deletes its ads from every list', async () => {
  const joined = await identity.register(
    { ...camillesForm, username: 'noemie', email: 'noemie@example.com' },
    'Firefox sur Windows',
  )
  if (!joined.ok) throw new Error(joined.code)
  const caller = { userId: joined.value.user.id, token: joined.value.token }
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

      expect(await ads.find(ad.id, elodie)).toEqual({
        ...ad,
        ...(change.ok && revised),
        isApproved: true,
      } satisfies ClassifiedAd)
    }
  })

  test('one removal removes', async () => {
    const ad = await publish()
    const outcomes = await Promise.all([ads.remove(camille.id, ad.id), ads.remove(camille.id, ad.id)])

    expect(outcomes.sort()).toEqual([false, true])
  })

  test('a sale and a removal leave nothing behind', async () => {
    const ad = await publish()
    await Promise.all([ads.markSold(camille.id, ad.id), ads.remove(camille.id, ad.id)])

    expect(await count(db, 'classified_ads')).toBe(0)
  })
})

test.each<[string, (ad: ClassifiedAd) => Promise<unknown>]>([
  ['a change', (ad) => ads.change(callers.camille, ad.id, revised)],
  ['an approval', (ad) => approve(ad.id)],
  ['a sale', (ad) => ads.markSold(camille.id, ad.id)],
  ['a block', (ad) => block(ad.userId)],
])('%s sets the time of the last change', async (_, change) => {
  const ad = await post()
  clock.pass(3600)
  await change(ad)

  const [[row]] = (await db.sequelize.query('SELECT updated_at, created_at FROM classified_ads')) as [
    [Record<'updated_at' | 'created_at', string | Date>],
    unknown,
  ]
  expect(new Date(row.updated_at)).toEqual(clock.now())
  expect(new Date(row.created_at)).toEqual(ad.createdAt)
})

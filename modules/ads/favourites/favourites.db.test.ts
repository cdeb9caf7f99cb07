import { describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { addOldAds, carbine, REJECTION } from '#test/things/ad'
import { ALL, DONE, refusal, setUpAds } from '#test/harness/modules/ads'

const world = await setUpAds()
const { db, clock, ads, callers, camille, karim, elodie, publish, adThatIs, post } = world

const keep = (id: number, by = callers.karim) => ads.favourites.add(by, id)
const listed = async (userId = karim.id) => (await ads.favourites.list(userId, ALL)).items

describe('favourites', () => {
  test('are kept once each, the last one first, for their member alone', async () => {
    const [first, second] = [await publish({ title: 'Mallette' }), await publish({ title: 'Veste' })]
    expect(await keep(first.id)).toEqual(DONE)
    clock.pass(60)
    expect(await keep(second.id)).toEqual(DONE)
    clock.pass(60)
    expect(await keep(first.id)).toEqual(DONE)

    expect((await listed()).map(({ title }) => title)).toEqual(['Veste', 'Mallette'])
    const third = await publish()
    expect(await ads.favourites.findKept(karim.id, [first.id, third.id])).toEqual([first.id])
    expect(await ads.favourites.findKept(elodie.id, [first.id])).toEqual([])
    expect(await listed(elodie.id)).toEqual([])
  })

  test('leave out an ad that was taken down, whatever its owner writes then', async () => {
    const { id } = await publish({ title: 'Mallette' })
    await keep(id)
    await db.transaction((tx) => ads.moderation.takeDown(id, REJECTION, tx))
    await ads.listings.change(callers.camille, id, { ...carbine, title: 'Appelez le 0470 12 34 56' })

    expect(await listed()).toEqual([])
  })

  test('are removed by their member; removing one again does nothing', async () => {
    const { id } = await publish()
    await keep(id)
    await keep(id, callers.elodie)
    for (const _ of ['once', 'twice']) await ads.favourites.remove(karim.id, id)

    expect(await listed()).toEqual([])
    expect(await listed(elodie.id)).toHaveLength(1)
  })

  test('are refused for own, ended and unreadable ads', async () => {
    const [own, sold, pending] = [await publish(), await adThatIs('sold'), await post()]

    expect(await keep(own.id, callers.camille)).toEqual(refusal('own-ad'))
    expect(await keep(sold.id)).toEqual(refusal('ended'))
    expect(await keep(pending.id)).toEqual(refusal('not-found'))
    expect(await keep(2147483647)).toEqual(refusal('not-found'))
    expect(await count(db, 'favourites')).toBe(0)
  })

  test('are 200 at most, also by requests at the same moment', async () => {
    const [first, ...others] = [await publish(), await publish(), await publish()]
    await addOldAds({ db }, 198)
    await keep(first.id)
    await db.write(
      `INSERT INTO favourites (user_id, ad_id, created_at) SELECT ${karim.id}, id, created_at FROM classified_ads
       WHERE id NOT IN (${[first, ...others].map(({ id }) => id).join()})`,
    )

    const outcomes = await Promise.all(others.map(({ id }) => keep(id)))

    expect(outcomes).toContainEqual(DONE)
    expect(outcomes).toContainEqual(refusal('full'))
    expect(await count(db, 'favourites')).toBe(200)
    expect(await keep(first.id)).toEqual(DONE)

    // An ad in the bin frees its place.
    await db.transaction((tx) => ads.bin.add([first.id], tx))
    for (const { id } of others) expect(await keep(id)).toEqual(DONE)
  })
})

describe('the list of favourites', () => {
  test('shows the state of each ad, and which one can no longer be read', async () => {
    const ad = await publish()
    await keep(ad.id)
    expect(await listed()).toEqual([
      {
        ...{
          id: ad.id,
          type: ad.type,
          title: ad.title,
          price: ad.price,
          formerPrice: null,
          loweredAt: null,
          photos: [],
        },
        ...{ state: 'online', reservedAt: null, hasEnded: false, isReadable: true, keptAt: clock.now() },
      },
    ])

    await ads.lifecycle.reserve(camille.id, ad.id)
    expect(await listed()).toMatchObject([{ state: 'online', reservedAt: clock.now() }])
    await ads.lifecycle.markSold(camille.id, ad.id)
    expect(await listed()).toMatchObject([{ state: 'sold', hasEnded: true, isReadable: true }])
    await ads.lifecycle.undoSale(camille.id, ad.id)
    await db.write("UPDATE classified_ads SET is_hidden = true, state = 'hidden'")
    expect(await listed()).toMatchObject([{ title: ad.title, isReadable: false }])
  })

  test('has pages, and is whole in the copy of the data', async () => {
    for (const title of ['Un', 'Deux', 'Trois']) await keep((await publish({ title })).id)

    const page = await ads.favourites.list(karim.id, { limit: 1, offset: 1 })

    expect([page.items.map(({ title }) => title), page.total]).toEqual([['Deux'], 3])
    expect((await ads.favourites.findOwn(karim.id)).map(({ ad }) => ad)).toEqual(['Un', 'Deux', 'Trois'])
    expect((await ads.favourites.findOwn(karim.id))[2]!.keptAt).toEqual(clock.now())
  })
})

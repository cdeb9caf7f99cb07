import { beforeEach, expect, test } from 'vitest'
import { countQueue } from '#db/queues'
import type { PictureAddress } from '#modules/kernel/pictures'
import { count } from '#test/harness/db/rows'
import { ALL, DAY, refusal, setUpMessages } from '#test/harness/modules/ads'
import { carbine } from '#test/things/ad'

const world = await setUpMessages()
const { db, clock, ads, callers, camille, karim, elodie, about, addPhoto, begin, read, publish, post } = world
const REFUSED = refusal('not-found')

const bin = (...ids: number[]) => db.transaction((tx) => ads.bin.add(ids, tx))
const restore = (id: number) => db.transaction((tx) => ads.bin.restore(id, tx))

// The ad has a photo and is a favourite of Karim.
beforeEach(async () => {
  for (const table of ['ad_photos', 'classified_ads']) await db.write(`DELETE FROM ${table}`)
  about.ad = await publish({ photos: [await addPhoto()] })
  await ads.favourites.add(callers.karim, about.ad.id)
})

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

async function fileOfPhoto(readBy = elodie) {
  const [address] = await db.read<PictureAddress>(
    'SELECT id, hash, side, format FROM ad_photos JOIN ad_photo_files ON photo_id = id LIMIT 1',
  )
  return ads.photos.findFile(address!, () => Promise.resolve(readBy))
}

/** The places at which this ad can be read. */
async function places(id: number) {
  const everywhere = {
    page: [await ads.listings.find(id, elodie)].flatMap((ad) => ad?.id ?? []),
    own: [await ads.listings.findOwn(camille.id, id)].flatMap((ad) => ad?.id ?? []),
    public: idsOf(await ads.search.list({}, ALL, null)),
    panel: idsOf(await ads.moderation.list({}, ALL)),
    ofOwner: idsOf(await ads.listings.listOwn(camille.id, ALL)),
    copy: (await ads.listings.findAllOwn(camille.id)).map((ad) => ad.id),
    photosOfCopy: (await ads.photos.findOwn(camille.id)).flatMap(({ adId }) => adId ?? []),
    sitemap: (await ads.listings.listAddresses(10)).map((ad) => ad.id),
    log: await ads.moderation.findExisting([id]),
    favourites: (await ads.favourites.list(karim.id, ALL)).items.map((ad) => ad.id),
    file: [await fileOfPhoto()].flatMap((file) => (file ? id : [])),
  }
  return Object.entries(everywhere).flatMap(([place, ids]) => (ids.includes(id) ? [place] : []))
}

test('an ad in the bin is listed nowhere, and everywhere once restored', async () => {
  const { id } = about.ad
  const before = await places(id)
  expect(before).toHaveLength(11)
  expect(await ads.favourites.findOwn(karim.id)).toHaveLength(1)
  const shown = await ads.listings.find(id, camille)

  await bin(id)
  expect(await places(id)).toEqual([])
  expect(await ads.favourites.findOwn(karim.id)).toEqual([])
  expect(await fileOfPhoto(camille)).toBeNull()

  await restore(id)
  expect(await places(id)).toEqual(before)
  expect(await ads.listings.find(id, camille)).toEqual(shown)
})

test('an ad in the bin is neither counted nor compared in the queue', async () => {
  const waiting = await post({ title: 'Carabine CZ 457' })
  const counted = () =>
    Promise.all([
      ads.listings.countPublic(camille.id),
      db.readCounts({ pending: countQueue(ads.moderation.queue) }),
    ])
  const [online, pending] = await counted()
  const binned = await post({ title: 'Carabine CZ 457' })
  await bin(binned.id, about.ad.id)

  expect(await counted()).toEqual([online - 1, pending])
  const queue = await ads.moderation.findOldestPending(10)
  expect(queue.map(({ id }) => id)).toEqual([waiting.id])
  expect(queue[0]!.similar.map(({ id }) => id)).not.toContain(binned.id)
  expect(idsOf(await ads.moderation.listPending(ALL))).toEqual([waiting.id])
})

test('an ad in the bin refuses every act, also of its owner', async () => {
  const { id } = await post()
  await bin(id, about.ad.id)
  const online = about.ad.id

  expect(await ads.listings.change(callers.camille, id, carbine)).toEqual(REFUSED)
  expect(await ads.lifecycle.markSold(camille.id, online)).toBeNull()
  for (const act of ['renew', 'reserve', 'release', 'undoSale'] as const)
    expect(await ads.lifecycle[act](camille.id, online)).toEqual(REFUSED)
  expect(await ads.lifecycle.lowerPrice(callers.camille, online, '1€')).toEqual(REFUSED)
  expect(await ads.listings.remove(camille.id, online)).toBe(false)
  expect(await ads.favourites.add(callers.elodie, online)).toEqual(REFUSED)
  expect(await ads.messages.writeAboutAd(callers.karim, online, 'Bonjour')).toEqual(REFUSED)
  expect(await bin(online)).toBe(false)
  expect(await count(db, 'classified_ads WHERE is_binned = true')).toBe(2)
})

test('a conversation about an ad in the bin goes on as about a deleted ad', async () => {
  const id = await begin()
  await bin(about.ad.id)

  expect(await read(karim, id)).toMatchObject({ ad: null, adTitle: carbine.title })
  expect((await ads.messages.list(karim.id, ALL)).items).toHaveLength(1)
  await restore(about.ad.id)
  expect(await read(karim, id)).toMatchObject({ ad: { id: about.ad.id } })
})

test('an ad in the bin does not end there, but in its time once restored', async () => {
  const { id } = about.ad
  await bin(id)
  clock.pass(100 * DAY)
  expect(await ads.lifecycle.mailBeforeEnd()).toBe(0)
  expect([await ads.lifecycle.endOverdue(), await ads.lifecycle.removeExpired()]).toEqual([0, 0])

  await restore(id)
  expect(await ads.lifecycle.endOverdue()).toBe(1)
  expect(await ads.listings.find(id, camille)).toMatchObject({ state: 'expired' })
})

test('an ad that had ended is kept a week more once it is restored', async () => {
  const { id } = about.ad
  clock.pass(60 * DAY)
  expect(await ads.lifecycle.endOverdue()).toBe(1)
  await bin(id)
  clock.pass(31 * DAY)
  await restore(id)
  clock.pass(7 * DAY - 60)
  expect(await ads.lifecycle.removeExpired()).toBe(0)
  clock.pass(60)
  expect(await ads.lifecycle.removeExpired()).toBe(1)
})

test('an ad restored while its owner is blocked is for admins only', async () => {
  const { id } = await publish()
  await bin(id)
  await world.block(camille.id)
  await restore(id)
  expect(idsOf(await ads.search.list({}, ALL, null))).toEqual([])

  await bin(id)
  await world.block(camille.id, false)
  await restore(id)
  expect(idsOf(await ads.search.list({}, ALL, null))).toContain(id)
})

test('an ad can be erased in the bin only, and its photos go with it', async () => {
  const { id } = about.ad
  const erase = () => db.transaction((tx) => ads.bin.erase([id], tx))
  expect(await erase()).toBe(false)
  await bin(id)
  expect(await count(db, 'ad_photo_files')).toBeGreaterThan(0)

  expect(await erase()).toBe(true)
  expect([await count(db, 'ad_photos'), await count(db, 'ad_photo_files')]).toEqual([0, 0])
  expect(await restore(id)).toBe(false)
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { PostedAd } from '#modules/ads'
import { count } from '#test/harness/db/rows'
import { setUpAds, ALL, refusal } from '#test/harness/modules/ads'
import { photo, scene, writeUpload } from '#test/things/photo'
import { carbine } from '#test/things/ad'

const world = await setUpAds()
const { db, clock, identity, ads, callers, camille, karim, approve, reject, addPhoto: add } = world
beforeEach(() => db.write('DELETE FROM ad_photos'))

type PlacedPhoto = NonNullable<PostedAd['photos']>[number]

const postWith = (photos: readonly PlacedPhoto[]) => world.post({ photos })

const change = (id: number, photos?: PlacedPhoto[]) =>
  ads.listings.change(callers.camille, id, { ...carbine, photos })

async function photosOf(id: number, reader = camille) {
  const ad = await ads.listings.find(id, reader)
  return ad && (await ads.photos.withPhotos([ad], reader))[0]!.photos
}

describe('an uploaded photo without an ad', () => {
  test('is added to an ad by its owner alone', async () => {
    const [a, b] = [await add(), await add(callers.karim)]
    expect(await ads.photos.findPlaceable(camille.id, [b.id, a.id])).toEqual([a])
    expect(await ads.photos.findPlaceable(karim.id, [b.id, a.id])).toEqual([b])

    const ad = await postWith([a, b])
    expect(await photosOf(ad.id)).toEqual([a])
    expect(await ads.photos.findPlaceable(camille.id, [a.id])).toEqual([])
    expect(await ads.photos.findPlaceable(camille.id, [a.id], [ad.id])).toEqual([a])
  })

  test('is added in the order of the form', async () => {
    const [a, b] = [await add(), await add()]
    expect((await ads.photos.findPlaceable(camille.id, [b.id, a.id])).map(({ id }) => id)).toEqual([
      b.id,
      a.id,
    ])
  })

  test('is kept for a day', async () => {
    const placed = await add()
    await postWith([placed])
    const early = await add()
    clock.pass(86_399)
    expect(await ads.photos.removeWaiting()).toBe(0)
    const late = await add()
    clock.pass(2)
    expect(await ads.photos.removeWaiting()).toBe(1)

    const left = await db.read<{ id: number }>('SELECT id FROM ad_photos ORDER BY id')
    expect(left.map(({ id }) => id)).toEqual([placed.id, late.id])
    expect(await ads.photos.findPlaceable(camille.id, [early.id])).toEqual([])
    expect(await count(db, 'ad_photo_files')).toBe(6)
  })

  test('is deleted, oldest first, when more than 24 wait', async () => {
    const { id: first } = await add()
    await db.write(
      `INSERT INTO ad_photos (user_id, hash, fingerprint, width, height, created_at)
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 23)
       SELECT user_id, hash, fingerprint, width, height, created_at FROM ad_photos, numbers WHERE id = ${first}`,
    )
    const other = await add(callers.karim)
    await add()

    expect(await count(db, 'ad_photos')).toBe(24 + 1)
    expect(await count(db, `ad_photos WHERE id = ${first}`)).toBe(0)
    expect(await ads.photos.findPlaceable(karim.id, [other.id])).toEqual([other])
  })

  test('is refused from a signed-out member, and when it is no picture', async () => {
    const gone = await world.signIn(camille.id)
    await identity.sessions.end(gone.token)

    const picture = await writeUpload(await photo({ width: 120, height: 90 }))
    expect(await ads.photos.add(gone, picture)).toEqual(refusal('signed-out'))
    const text = await writeUpload('Carabine')
    expect(await ads.photos.add(callers.camille, text)).toEqual(refusal('not-a-picture'))
    expect(await count(db, 'ad_photos')).toBe(0)
  })
})

describe('the photos of an ad', () => {
  test('are six at most, by a rule of the database', async () => {
    const seven = []
    for (let n = 1; n <= 7; n += 1) seven.push(await add())
    await expect(postWith(seven)).rejects.toThrow()
    expect(await count(db, 'classified_ads')).toBe(0)

    const ad = await postWith(seven.slice(1))
    expect(await photosOf(ad.id)).toHaveLength(6)
    const listed = async () => (await ads.search.list({ withPhotos: '1' }, ALL, null)).total
    expect(await listed()).toBe(0)
    await approve(ad.id)
    expect(await listed()).toBe(1)
  })

  test('change with the ad: order, captions and number', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    const ad = await postWith([{ ...a, caption: 'De côté' }, b])
    const changed = await change(ad.id, [c, { ...a, caption: 'De face' }])

    expect(changed).toMatchObject({ ok: true })
    expect(await photosOf(ad.id)).toEqual([c, { ...a, caption: 'De face' }])
    expect(await count(db, `ad_photos WHERE id = ${b.id}`)).toBe(0)
    expect(await ads.listings.findOwn(camille.id, ad.id)).toMatchObject({ revision: 2 })

    await change(ad.id)
    expect(await photosOf(ad.id)).toHaveLength(2)
    await change(ad.id, [])
    expect(await photosOf(ad.id)).toEqual([])
    expect(await db.read('SELECT photo_count AS n FROM classified_ads')).toEqual([{ n: 0 }])
  })

  test('stay as they are once the ad may not be changed', async () => {
    const [a, b] = [await add(), await add()]
    const ad = await postWith([a])
    await approve(ad.id)
    await ads.lifecycle.markSold(camille.id, ad.id)

    expect(await change(ad.id, [b])).toEqual(refusal('decided'))
    expect(await photosOf(ad.id)).toEqual([a])
  })

  test('of two forms at once belong to one version or the other', async () => {
    const [a, b] = [await add(), await add()]
    const ad = await postWith([])
    await Promise.all([a, b].map((one) => change(ad.id, [one])))

    expect(await photosOf(ad.id)).toHaveLength(1)
    expect(await ads.listings.findOwn(camille.id, ad.id)).toMatchObject({ revision: 3 })
  })

  test('are kept with the text on which an admin has decided', async () => {
    const [a, b] = [await add(), await add()]
    const ad = await postWith([{ ...a, caption: 'De côté' }, b])
    await reject(ad.id)

    const seen = [
      { id: a.id, caption: 'De côté' },
      { id: b.id, caption: null },
    ]
    expect(await ads.moderation.findLastDecision(ad.id)).toMatchObject({ photos: seen })
  })

  test('are deleted with the ad and with the account, files included', async () => {
    const ad = await postWith([await add()])
    await ads.listings.remove(camille.id, ad.id)
    expect(await count(db, 'ad_photos')).toBe(0)

    const anne = await world.newMember()
    await world.post({ photos: [await add(anne)] }, anne)
    await add(anne)
    await db.write('DELETE FROM users WHERE id = $1', [anne.userId])
    expect([await count(db, 'ad_photos'), await count(db, 'ad_photo_files')]).toEqual([0, 0])
  })
})

describe('the photos of listed ads', () => {
  test('are read in one statement, and in none without ads', async () => {
    const posted = [await postWith([await add()]), await postWith([await add(), await add()])]
    await approve(...posted.map(({ id }) => id))
    const { items } = await ads.search.list({}, ALL, null)

    const shown = await ads.photos.withPhotos(items, null)
    expect(shown.map(({ id, photos }) => [id, photos.length])).toEqual(
      expect.arrayContaining([
        [posted[0]!.id, 1],
        [posted[1]!.id, 2],
      ]),
    )
    expect(await ads.photos.withPhotos([], null)).toEqual([])
  })
})

test('the copy of the data has the photos of the member, unused ones too', async () => {
  const [placed, waiting] = [await add(), await add()]
  await add(callers.karim, await scene({ width: 60, height: 60 }).png().toBuffer())
  const createdAt = clock.now()
  const ad = await postWith([{ ...placed, caption: 'De côté' }])

  const own = await ads.photos.findOwn(camille.id)
  expect(own).toHaveLength(2)
  expect(own).toContainEqual({ ...placed, caption: 'De côté', adId: ad.id, createdAt })
  expect(own).toContainEqual({ ...waiting, adId: null, createdAt })
})

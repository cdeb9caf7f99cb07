import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { DAY, DONE, refusal, setUpAds } from '#test/harness/modules/ads'

const world = await setUpAds()
const { db, clock, identity, ads, callers, camille, karim, addPhoto } = world
beforeEach(async () => {
  for (const table of ['ad_drafts', 'ad_photos']) await db.write(`DELETE FROM ${table}`)
})

const fields = { type: 'sale', title: 'Lunette', price: '' }
const save = (photos: { id: number; caption: string | null }[] = [], by = callers.camille) =>
  ads.drafts.save(by, { fields, photos })

describe('the draft of a member', () => {
  test('holds what was typed and the photos in their order, for its member alone', async () => {
    const [a, b] = [await addPhoto(), await addPhoto()]
    expect(await save([b, { ...a, caption: 'De côté' }])).toEqual(DONE)

    expect(await ads.drafts.find(camille.id)).toEqual({
      fields,
      photos: [b, { ...a, caption: 'De côté' }],
      savedAt: clock.now(),
      endsAt: new Date(clock.now().getTime() + 30 * DAY * 1000),
    })
    expect(await ads.drafts.find(karim.id)).toBeNull()
  })

  test('replaces the one before', async () => {
    const [a, b] = [await addPhoto(), await addPhoto()]
    await save([a])
    await ads.drafts.save(callers.camille, { fields: { title: 'Casque' }, photos: [b] })

    expect(await ads.drafts.find(camille.id)).toMatchObject({ fields: { title: 'Casque' }, photos: [b] })
    expect(await count(db, 'ad_drafts')).toBe(1)
  })

  test('takes no photo of another member, and none of an ad', async () => {
    const [other, placed] = [await addPhoto(callers.karim), await addPhoto()]
    await world.post({ photos: [placed] })
    await save([other, placed])

    expect((await ads.drafts.find(camille.id))!.photos).toEqual([])
    expect(await ads.photos.findPlaceable(karim.id, [other.id])).toEqual([other])
  })

  test('is refused when it is too long, or its member signed out', async () => {
    const long = { description: 'a'.repeat(20_000) }
    expect(await ads.drafts.save(callers.camille, { fields: long, photos: [] })).toEqual(refusal('too-long'))

    const gone = await world.signIn(camille.id)
    await identity.sessions.end(gone.token)
    expect(await save([], gone)).toEqual(refusal('signed-out'))
    expect(await count(db, 'ad_drafts')).toBe(0)
  })

  test('is deleted with its photos, but not with those that an ad has got', async () => {
    const [placed, left] = [await addPhoto(), await addPhoto()]
    await save([placed, left])
    const ad = await world.post({ photos: [placed] })
    await ads.drafts.remove(camille.id)

    expect(await ads.drafts.find(camille.id)).toBeNull()
    expect(await db.read('SELECT id, ad_id AS ad FROM ad_photos')).toEqual([{ id: placed.id, ad: ad.id }])
  })

  test('goes with the account, photos included', async () => {
    const anne = await world.newMember()
    await save([await addPhoto(anne)], anne)
    await db.write('DELETE FROM users WHERE id = $1', [anne.userId])

    const rows = ['ad_drafts', 'ad_photos', 'ad_photo_files'].map((table) => count(db, table))
    expect(await Promise.all(rows)).toEqual([0, 0, 0])
  })

  test('stands in the copy of the data', async () => {
    const photo = await addPhoto()
    await save([{ id: photo.id, caption: 'De côté' }])

    expect(await ads.drafts.findOwn(camille.id)).toEqual({
      fields,
      photos: [{ id: photo.id, caption: 'De côté' }],
      savedAt: clock.now(),
    })
    expect(await ads.drafts.findOwn(karim.id)).toBeNull()
  })
})

describe('with time', () => {
  test('a draft is kept for thirty days after its last change, with its photos', async () => {
    const [kept, taken] = [await addPhoto(), await addPhoto()]
    await save([kept, taken])
    clock.pass(29 * DAY)
    await save([kept])
    clock.pass(29 * DAY)
    expect([await ads.photos.removeWaiting(), await ads.drafts.removeOld()]).toEqual([1, 0])
    expect((await ads.drafts.find(camille.id))!.photos).toEqual([kept])

    clock.pass(DAY + 1)
    expect(await ads.drafts.removeOld()).toBe(1)
    expect([await count(db, 'ad_drafts'), await count(db, 'ad_photos')]).toEqual([0, 0])
  })

  test('other photos that wait never push out those of a draft', async () => {
    const photo = await addPhoto()
    await save([photo])
    await db.write(
      `INSERT INTO ad_photos (user_id, hash, fingerprint, width, height, created_at)
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 24)
       SELECT user_id, hash, fingerprint, width, height, created_at FROM ad_photos, numbers WHERE id = ${photo.id}`,
    )
    await addPhoto()

    expect(await count(db, 'ad_photos')).toBe(1 + 24)
    expect((await ads.drafts.find(camille.id))!.photos).toEqual([photo])
  })
})

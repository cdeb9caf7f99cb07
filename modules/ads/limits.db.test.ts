import { beforeEach, describe, expect, test } from 'vitest'
import { refusal, setUpMessages, unwrap } from '#test/harness/modules/ads'
import { addOldAds, carbine } from '#test/things/ad'
import { addBarePhotos, photo, writeUpload } from '#test/things/photo'

const world = await setUpMessages()
const { db, clock, ads, callers, camille, karim, approve, reject, addPhoto } = world

beforeEach(async () => {
  for (const table of ['ad_photos', 'classified_ads']) await db.write(`DELETE FROM ${table}`)
})

const post = () => ads.listings.create(callers.camille, carbine)
const wait = async (number: number) => {
  const posted = []
  for (let n = 0; n < number; n += 1) posted.push(unwrap(await post()).id)
  return posted
}

describe('a member', () => {
  test('has ten ads that wait for a look, also of two that come at once', async () => {
    const [first] = await wait(9)
    const pair = await Promise.all([post(), post()])
    expect(pair.filter(({ ok }) => !ok)).toEqual([refusal('too-many-waiting')])
    expect((await ads.listings.create(callers.karim, carbine)).ok).toBe(true)

    await approve(first!)
    expect((await post()).ok).toBe(true)
  })

  test('has ten that nobody has looked at, also of those sold meanwhile', async () => {
    for (const id of await wait(10)) await ads.lifecycle.markSold(camille.id, id)

    expect(await post()).toEqual(refusal('too-many-waiting'))
  })

  test('sends no rejected ad again while ten wait', async () => {
    const [rejected] = await wait(1)
    await reject(rejected!)
    const [waiting] = await wait(10)
    const again = (id: number) => ads.listings.change(callers.camille, id, carbine)
    expect(await again(rejected!)).toEqual(refusal('too-many-waiting'))
    expect((await again(waiting!)).ok).toBe(true)
  })

  test('has forty ads, until one of them is deleted', async () => {
    for (let n = 0; n < 40; n += 10) await approve(...(await wait(10)))
    expect(await post()).toEqual(refusal('too-many-ads'))
    const { items } = await ads.listings.listOwn(camille.id, { limit: 1, offset: 0 })
    await ads.listings.remove(camille.id, items[0]!.id)
    expect((await post()).ok).toBe(true)
  })

  test('has sixty photos, those of rejected ads among them', async () => {
    const posted = await wait(10)
    for (const id of posted) await addBarePhotos(db, 'id', id, id === posted[9] ? 5 : 6)
    for (const id of posted) await reject(id)
    const upload = await writeUpload(await photo({ width: 120, height: 90 }))
    const pair = await Promise.all([1, 2].map(() => ads.photos.add(callers.camille, upload)))
    expect(pair.filter(({ ok }) => !ok)).toEqual([refusal('too-many-photos')])

    await ads.listings.remove(camille.id, posted[0]!)
    await addPhoto()
  })

  test('has photos of 100 MB', async () => {
    const { id } = await addPhoto()
    const zeros = { sqlite: 'zeroblob(99999000)', postgres: "convert_to(repeat('0', 99999000), 'UTF8')" }
    const sql = `UPDATE ad_photo_files SET bytes = ${zeros[db.dialect]} WHERE photo_id = $1 AND format = 'jpeg'`
    await db.write(sql, [id])
    const upload = await writeUpload(await photo({ width: 120, height: 90 }))
    expect(await ads.photos.add(callers.camille, upload)).toEqual(refusal('too-many-bytes'))
  })

  test('has begun two hundred conversations about ads that are online', async () => {
    const ad = await world.publish()
    await addOldAds({ db }, 200)
    await db.write(
      `INSERT INTO conversations (ad_id, ad_title, owner_id, writer_id, created_at, last_message_at)
       SELECT id, title, user_id, $1, $2, $2 FROM classified_ads WHERE title = 'Annonce'`,
      [karim.id, clock.now()],
    )
    const write = () => ads.messages.writeAboutAd(callers.karim, ad.id, 'Bonjour.')
    expect(await write()).toEqual(refusal('too-many-conversations'))
    const { items } = await ads.listings.listOwn(camille.id, { limit: 1, offset: 100 })
    await ads.lifecycle.markSold(camille.id, items[0]!.id)
    expect((await write()).ok).toBe(true)
  })
})

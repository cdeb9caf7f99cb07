import { headset, postAd, removeAds, sendAdForm } from '#test/things/ad'
import { noise, scene } from '#test/things/photo'
import { type Loaded, loadOf, withoutCache } from '#test/e2e/network'
import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'
import type { Site } from '#test/e2e/worker-site'

test('a list of 24 photos weighs at most 40 kB without them, 400 kB with', async ({ page, site }) => {
  await removeAds(site)
  const seller = await site.member(camille)
  const bytes = await noise({ width: 1200, height: 900 }).jpeg({ quality: 60 }).toBuffer()
  await sendAdForm(seller.http, '/post-ad', { fields: headset, files: [{ name: 'photo.jpg', bytes }] })
  for (let n = 1; n < 24; n += 1) await postAd(seller.http, headset)
  await site.db.write("UPDATE classified_ads SET is_approved = true, state = 'online'")
  await giveAllTheSamePhoto(site)

  const loaded = await withoutCache(page, () =>
    loadOf(page, async () => {
      await page.goto('/classified-ads')
      for (const photo of await page.locator('article img').all()) await photo.scrollIntoViewIfNeeded()
    }),
  )

  const photos = loaded.filter(({ url }) => url.includes('/photos/'))
  expect(photos).toHaveLength(24)
  expect(weightOf(loaded) - weightOf(photos)).toBeLessThan(40_000)
  expect(weightOf(loaded)).toBeLessThan(400_000)
})

const weightOf = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0)

/** Each at an address of its own. */
async function giveAllTheSamePhoto({ db }: Site) {
  await db.write(
    `INSERT INTO ad_photos (user_id, ad_id, position, hash, fingerprint, width, height, created_at)
     SELECT ad.user_id, ad.id, 1, hash, fingerprint, width, height, photo.created_at
     FROM classified_ads AS ad, ad_photos AS photo WHERE ad.id <> photo.ad_id`,
  )
  await db.write(
    `INSERT INTO ad_photo_files (photo_id, side, format, bytes)
     SELECT photo.id, side, format, bytes FROM ad_photos AS photo, ad_photo_files AS file WHERE photo.id <> photo_id`,
  )
}

test('a large photo is shown and made smaller, and another file left as is', async ({ page, member: _ }) => {
  const large = await scene({ width: 5000, height: 3750 }).png({ compressionLevel: 1 }).toBuffer()
  await page.goto('/post-ad')
  const field = page.getByLabel('Ajouter des photos')
  await field.setInputFiles([
    { name: 'grande.png', mimeType: 'image/png', buffer: large },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Carabine') },
  ])

  await expect(page.getByRole('img', { name: 'grande.png' })).toBeVisible()
  const files = await field.evaluate((input: HTMLInputElement) =>
    [...input.files!].map(({ name, type, size }) => ({ name, type, size })),
  )
  expect(files).toEqual([
    { name: 'grande.png', type: 'image/jpeg', size: expect.any(Number) as unknown },
    { name: 'notes.txt', type: 'text/plain', size: 8 },
  ])
  expect(files[0]!.size).toBeLessThan(300_000)

  await page.getByRole('button', { name: 'Envoyer ces photos' }).click()
  await expect(page.locator('form img')).toHaveCount(1)
  await expect(page.getByText("notes.txt n'est pas une photo").first()).toBeVisible()
})

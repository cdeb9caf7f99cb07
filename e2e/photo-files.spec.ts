import type { Page } from '@playwright/test'
import { headset, postAd, removeAds, sendAdForm } from '#test/things/ad'
import { createPhotos, noise, scene } from '#test/things/photo'
import { type Loaded, loadOf, withoutCache } from '#test/e2e/network'
import { fillAd } from '#test/e2e/forms'
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

const asFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('large photos are made smaller, and each refused file keeps its own row', async ({
  page,
  member: _,
}) => {
  await keepSentSizes(page)
  const png = await scene({ width: 3200, height: 2300 }).png({ compressionLevel: 0 }).toBuffer()
  const upright = await noise({ width: 4000, height: 3000 })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  await page.goto('/post-ad')
  await page
    .getByLabel('Ajouter des photos')
    .setInputFiles([
      asFile('grande.png', 'image/png', png),
      asFile('facture.pdf', 'application/pdf', Buffer.from('%PDF-1.7')),
      asFile('IMG_1.HEIC', 'image/heic', Buffer.from('ftypheic')),
      asFile('mur.jpg', 'image/jpeg', Buffer.alloc(10_000_001, 1)),
      asFile('bruit.jpg', 'image/jpeg', upright),
    ])

  await expect(page.locator('form img')).toHaveCount(2)
  const rows = page.locator('[data-travelling] > li')
  await expect(rows).toContainText([
    "facture.pdf n'est pas une photo en JPEG, PNG ou WebP",
    'IMG_1.HEIC est au format HEIC',
    /mur\.jpg dépasse 10\sMo/,
  ])
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  expect(await shapesOf(page)).toEqual(['480 × 345', '360 × 480'])
  const sizes = await sentSizes(page)
  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes)).toBeLessThan(260_000)

  await page.getByRole('button', { name: 'Retirer facture.pdf' }).click()
  await expect(rows).toHaveCount(2)
})

test('photos that travel delay the form, which then goes with them', async ({ page, member }) => {
  const held = await holdPosts(page)
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, title: `Casque de ${member.username}` })
  await page.getByLabel('Ajouter des photos').setInputFiles(await twoPhotos())
  await expect(page.getByRole('progressbar', { name: 'Envoi de photo-2.jpg' })).toBeVisible()
  await page.getByRole('button', { name: "Publier l'annonce" }).click()

  await expect(page.getByText('Des photos sont encore en cours')).toBeVisible()
  await expect(page).toHaveURL('/post-ad')
  held.release()
  await expect(page.getByText('Annonce soumise')).toBeVisible()
  const [ad] = (await (await member.http.get('/api/classified-ads/user')).json()) as { photos: unknown[] }[]
  expect(ad!.photos).toHaveLength(2)
})

test('a photo that the line loses can be sent again, and the form waits for it', async ({
  page,
  member,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, title: `Casque de ${member.username}` })
  await page.route('/post-ad', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Ajouter des photos').setInputFiles(await twoPhotos())

  await expect(page.getByText("photo-1.jpg n'est pas partie")).toBeVisible()
  await expect(page.locator('form img')).toHaveCount(1)
  await page.getByRole('button', { name: "Publier l'annonce" }).click()
  const again = page.getByRole('button', { name: 'Réessayer photo-1.jpg' })
  await expect(again).toBeFocused()
  await again.click()
  await expect(page.locator('form img')).toHaveCount(2)
  await expect(page.locator('[data-travelling] > li')).toHaveCount(0)
})

async function twoPhotos() {
  return (await createPhotos(2)).map(({ name, bytes }) => asFile(name, 'image/jpeg', bytes))
}

/** Holds what the page sends until `release`. */
async function holdPosts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('/post-ad', async (route, request) => {
    if (request.method() === 'POST') await released
    await route.continue()
  })
  return { release }
}

/** Keeps the bytes of each body that a script sends. */
async function keepSentSizes(page: Page) {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    const sizes: number[] = []
    Object.assign(window, { sizes })
    XMLHttpRequest.prototype.send = function (body) {
      this.upload.addEventListener('load', ({ total }) => sizes.push(total))
      send.call(this, body)
    }
  })
}

const sentSizes = (page: Page) => page.evaluate(() => (window as unknown as { sizes: number[] }).sizes)

/** The width and height of the form's photos, as their pictures reserve them. */
const shapesOf = (page: Page) =>
  page
    .locator('form img')
    .evaluateAll((photos: HTMLImageElement[]) =>
      photos.map((photo) => `${photo.getAttribute('width')} × ${photo.getAttribute('height')}`),
    )

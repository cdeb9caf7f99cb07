import type { Locator, Page } from '@playwright/test'
import { adsBy, headset } from '#test/things/ad'
import { createPhotos } from '#test/things/photo'
import { fillAd } from '#test/e2e/forms'
import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'

test(
  'an ad gets photos while its form is filled in, and is found with them',
  { tag: '@smoke' },
  async ({ page, site, javaScriptEnabled }) => {
    const seller = await site.signIn(page.context(), camille)
    const title = `Casque de ${seller.username}`
    await page.goto('/post-ad')
    await fillAd(page, { ...headset, title })
    await choose(page, 2)
    const send = page.getByRole('button', { name: 'Envoyer ces photos' })
    // A script sends photos as they are chosen.
    if (javaScriptEnabled) await expect(send).toBeHidden()
    else await send.click()

    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title)
    const [first, second] = await addressesOf(page, 2)
    await page.getByText('Décrire les photos').click()
    await page.getByLabel('Ce que montre la photo 2').fill('Le casque ouvert')
    await page.getByRole('button', { name: 'Avant (photo 2)' }).click()
    await expect.poll(() => addressesOf(page, 2)).toEqual([second, first])
    await expect(page.getByLabel('Ce que montre la photo 1')).toHaveValue('Le casque ouvert')
    await page.getByRole('button', { name: 'Retirer (photo 2)' }).click()
    await expect.poll(() => addressesOf(page, 1)).toEqual([second])
    // Not the first button of the photos, which stands before it.
    await page.getByLabel('Titre', { exact: true }).press('Enter')
    await expect(page.getByText('Annonce soumise')).toBeVisible()

    const [ad] = (await (await seller.http.get('/api/classified-ads/user')).json()) as { id: number }[]
    await adsBy(seller, site).approve(ad!)
    await page.goto(`/classified-ads?withPhotos=1&q=${seller.username}`)
    const card = page.getByRole('article').filter({ hasText: title })
    await expectLoaded(card.locator('img'))
    await card.getByRole('link', { name: title }).click()
    const photo = page.getByRole('img', { name: 'Le casque ouvert' })
    await expectLoaded(photo)
    // Chromium's own page for a picture has a style, of which it complains by our policy.
    const large = await page.request.get(
      (await page.getByRole('link', { name: 'Agrandir' }).getAttribute('href'))!,
    )
    expect(large.headers()['content-type']).toBe('image/webp')
  },
)

async function choose(page: Page, number: number) {
  const photos = await createPhotos(number)
  const files = photos.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: bytes }))
  await page.getByLabel('Ajouter des photos').setInputFiles(files)
}

/** Of the photos in the form. */
async function addressesOf(page: Page, number: number): Promise<(string | null)[]> {
  const photos = page.locator('form img')
  await expect(photos).toHaveCount(number)
  return Promise.all((await photos.all()).map((photo) => photo.getAttribute('src')))
}

async function expectLoaded(photo: Locator) {
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
}

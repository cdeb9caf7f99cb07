import type { Page } from '@playwright/test'
import type { headset } from '#test/things/ad'

/** Fills in what every ad needs, without the fields of weapons. */
export async function fillAd(page: Page, ad: typeof headset) {
  await page.getByLabel('Catégorie').selectOption(ad.category)
  await page.getByLabel('Titre', { exact: true }).fill(ad.title)
  await page.getByLabel('Description').fill(ad.description)
  await page.getByLabel('Prix').fill(ad.price)
  await page.getByLabel('Localisation').fill(ad.location)
  await page.getByLabel('Montrer mon email aux membres').check()
}

import type { Page } from '@playwright/test'
import { fillAd, headset } from '#test/e2e/ads'
import { tabTo } from '#test/e2e/focus'
import { sendUnchecked } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/window'

test.use({ signedIn: true })

test('the form shows only the fields of the chosen category', async ({ page }) => {
  const asked: Record<string, string[]> = {
    accessoires: [],
    munitions: ['Marque', 'Calibre', 'Je certifie'],
    armes: ['Marque', 'Calibre', 'État', 'Poids', 'Je certifie'],
    optique: [],
  }
  await page.goto('/post-ad')
  await expect(page.getByText('loi du 8 juin 2006').first()).toBeVisible()

  for (const [category, labels] of Object.entries(asked)) {
    await page.getByLabel('Catégorie').selectOption(category)
    expect(await shown(page), category).toEqual(labels)
  }
})

test('a form without the certificate is refused, and keeps everything else', async ({ page }) => {
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, category: 'armes', title: 'Carabine CZ' })
  await page.getByLabel('Recherche').check()
  await page.getByLabel('Calibre').fill('.22 LR')
  await page.getByLabel('État').selectOption('bon')
  await sendUnchecked(page.getByRole('button', { name: "Publier l'annonce" }))

  const certificate = page.getByRole('checkbox')
  await page.getByRole('link', { name: 'Cochez « Je certifie… » pour une arme ou des munitions' }).click()
  await expect(certificate).toBeFocused()
  await expect(certificate).toHaveAccessibleDescription(
    'Cochez « Je certifie… » pour une arme ou des munitions',
  )
  await expect(page.getByLabel('Recherche')).toBeChecked()
  await expect(page.getByLabel('Calibre')).toHaveValue('.22 LR')
  await expect(page.getByLabel('État')).toHaveValue('bon')

  await certificate.check()
  await page.getByRole('button', { name: "Publier l'annonce" }).click()
  await expect(page.getByText('Annonce soumise')).toBeVisible()
})

test('the certificate is asked for together with the empty fields', async ({ page }) => {
  await page.goto('/post-ad')
  await page.getByLabel('Catégorie').selectOption('armes')
  await page.getByLabel('Titre', { exact: true }).fill('Carabine CZ')
  await page.getByRole('button', { name: "Publier l'annonce" }).click()

  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Cochez « Je certifie… » pour une arme ou des munitions',
  )
  await expect(page.getByLabel('Prix')).toHaveAccessibleDescription(/Le prix est requis$/)
})

test('Camille posts an ad for ammunition by keyboard alone', async ({ page }) => {
  await page.goto('/post-ad')

  await tabTo(page, page.getByLabel('Vente', { exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Recherche')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mun')
  for (const text of ['Munitions .22 LR', 'Lot entier, au sec.', '', '.22 LR', '55€', 'Mons']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Annonce soumise')).toBeVisible()
})

/** The labels in sight of the fields that only some categories have. */
async function shown(page: Page): Promise<string[]> {
  const found = []
  for (const label of ['Marque', 'Calibre', 'État', 'Poids', 'Je certifie'])
    if (await page.getByLabel(label).isVisible()) found.push(label)
  return found
}

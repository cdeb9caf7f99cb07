import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/window'

test.use({ signedIn: true })

test('the ad form shows only the fields of the chosen category', async ({ page }) => {
  const asked: Record<string, string[]> = {
    accessoires: ['Marque', 'État'],
    munitions: ['Marque', 'Calibre', 'État', 'Je certifie'],
    armes: ['Marque', 'Calibre', 'État', 'Poids', 'Je certifie'],
    optique: ['Marque', 'État'],
  }
  await page.goto('/post-ad')
  await expect(page.getByText('loi du 8 juin 2006').first()).toBeVisible()

  for (const [category, labels] of Object.entries(asked)) {
    await page.getByLabel('Catégorie').selectOption(category)
    expect(await shown(page), category).toEqual(labels)
  }
})

test('the ad form asks for the certificate together with the empty fields', async ({ page }) => {
  await page.goto('/post-ad')
  await page.getByLabel('Catégorie').selectOption('armes')
  await page.getByLabel('Titre', { exact: true }).fill('Carabine CZ')
  await page.getByRole('button', { name: "Publier l'annonce" }).click()

  await expect(page.getByRole('checkbox', { name: /^Je certifie/ })).toHaveAccessibleDescription(
    'Cochez « Je certifie… » pour une arme ou des munitions',
  )
  await expect(page.getByLabel('Prix')).toHaveAccessibleDescription(/Le prix est requis$/)
})

test('the ad form tells all its faults at once, and how long a title may be', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/post-ad')
  await expect(page.getByLabel('Titre', { exact: true })).toHaveAccessibleDescription(
    /De 3 à 120\scaractères\.$/,
  )
  await page.getByLabel('Catégorie').selectOption('optique')
  await page.getByLabel('Titre', { exact: true }).fill('x'.repeat(121))
  await page.getByLabel('Description').fill('Courte')
  await page.getByLabel('Localisation').fill('Namur')
  await page.locator('[name=contactPhone]').fill('appelez-moi')
  await page.getByRole('button', { name: "Publier l'annonce" }).click()

  const summary = page.getByRole('alert', { name: '4 champs à corriger' })
  await expect(summary.getByRole('link')).toHaveText([
    'Le titre ne peut pas dépasser 120 caractères',
    'La description doit contenir au moins 10 caractères',
    'Le prix est requis',
    'Format de téléphone invalide',
  ])
  await expect(javaScriptEnabled ? page.getByLabel('Titre', { exact: true }) : summary).toBeFocused()
})

/** The visible labels among the fields that only some categories have. */
async function shown(page: Page): Promise<string[]> {
  const found = []
  for (const label of ['Marque', 'Calibre', 'État', 'Poids', 'Je certifie'])
    if (await page.getByLabel(label).isVisible()) found.push(label)
  return found
}

import { headset } from '#test/things/ad'
import { createPhotos } from '#test/things/photo'
import { fillAd } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'

test('an ad that is begun is kept with its photo until its owner deletes it', async ({ page, member: _ }) => {
  const [{ name, bytes } = { name: '', bytes: Buffer.alloc(0) }] = await createPhotos(1)
  await page.goto('/post-ad')
  await page.getByLabel('Ajouter des photos').setInputFiles({ name, mimeType: 'image/jpeg', buffer: bytes })
  await fillAd(page, headset)
  await expect(page.locator('form img')).toHaveCount(1)
  await expect(page.getByText(/^Brouillon gardé à \d/)).toBeVisible()
  await page.reload()

  const title = page.getByLabel('Titre', { exact: true })
  await expect(title).toHaveValue(headset.title)
  await expect(page.getByLabel('Montrer mon email aux membres')).toBeChecked()
  await expect(page.locator('form img')).toHaveCount(1)

  await page.getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headset.title)
  await page.getByRole('link', { name: 'Revenir au formulaire' }).click()
  await expect(title).toHaveValue(headset.title)

  // What is typed at last must not bring the draft back.
  await title.fill('Casque neuf')
  await page.getByRole('link', { name: 'Supprimer le brouillon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le brouillon' }).click()
  await expect(page.getByText('Brouillon supprimé')).toBeVisible()
  await expect(page.getByText("Vous n'avez aucune annonce")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Vous n'avez aucune annonce")).toBeVisible()
})

test('what is typed last is kept when the page is left', async ({ page, member: _ }) => {
  await page.goto('/post-ad')
  const title = page.getByLabel('Titre', { exact: true })
  await title.fill('Casque')
  await title.blur()
  await expect(page.getByText(/^Brouillon gardé à \d/)).toBeVisible()
  await title.fill('Casque de tir')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page).toHaveURL('/classified-ads')

  await expect(async () => {
    await page.goto('/classified-ads/mine')
    expect(await page.getByText('Casque de tir').count()).toBeGreaterThan(0)
  }).toPass()
  await page.getByRole('link', { name: 'Reprendre le brouillon' }).click()
  await expect(title).toHaveValue('Casque de tir')
})

import type { Page } from '@playwright/test'
import { elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a question is added, changed, looked at and deleted', async ({ page, site }) => {
  const { username } = await site.signInAdmin(page.context(), elodie)
  const question = `Que fait ${username} avant de tirer ?`
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Ajouter une question' }).click()
  await page.getByLabel('Question', { exact: true }).fill(question)
  await page.getByLabel('Option A').fill('Rien')
  await page.getByLabel('Option B').fill('Une vérification')
  await page.getByRole('button', { name: 'Ajouter la question' }).click()
  // The page reports missing fields before it sends anything.
  await expect(page).toHaveURL('/admin/questions/new')
  await page.getByLabel('Option C').fill('Une pause')
  await page.getByRole('radio', { name: 'B' }).check({ force: true })
  await page.getByRole('button', { name: 'Ajouter la question' }).click()
  await expect(page.getByText('Question ajoutée avec succès')).toBeVisible()

  await search(page, username)
  await expect(page.getByText('B. Une vérification')).toBeVisible()
  await page.getByRole('link', { name: /^Modifier/ }).click()
  await page.getByLabel('Option B').fill('Un contrôle')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Question mise à jour avec succès')).toBeVisible()
  await expect(page.getByText('B. Un contrôle')).toBeVisible()

  await page.getByRole('link', { name: /^Statistiques «/ }).click()
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: "Fil d'Ariane" })
  await crumbs.getByRole('link', { name: 'Questions' }).click()

  await page.getByRole('link', { name: /^Supprimer/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Êtes-vous sûr de vouloir supprimer cette question ?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer la question' }).click()
  await expect(page.getByText('Question supprimée avec succès')).toBeVisible()
  await expect(page.getByText('Aucun résultat pour ces filtres')).toBeVisible()
})

async function search(page: Page, q: string) {
  await page.getByLabel('Rechercher').fill(q)
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Questions trouvées (1)' })).toBeVisible()
}

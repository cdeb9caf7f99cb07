import { toast } from '#test/e2e/toast'
import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a member is blocked and out at once, unblocked, and deleted', async ({ page, context, site }) => {
  await site.signInAdmin(context, elodie)
  const { username, email, http } = await site.member(camille)
  await page.goto('/admin/users')

  await test.step('she finds her by her e-mail', async () => {
    await page.getByLabel('Rechercher').fill(email)
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Utilisateurs trouvés (1)' })).toBeVisible()
  })

  await test.step('she blocks her: her browser is signed out', async () => {
    await page.getByRole('link', { name: `Bloquer « ${username} »` }).click()
    await expect(page.getByText('Vous pourrez débloquer ce compte.')).toContainText(`« ${username} »`)
    await page.getByLabel('Motif').fill('Trois arnaques signalées')
    await page.getByRole('button', { name: 'Bloquer', exact: true }).click()

    await expect(toast(page)).toContainText('Utilisateur bloqué avec succès')
    // It covers no button of a row.
    const [message, rows] = [await toast(page).boundingBox(), await page.getByRole('table').boundingBox()]
    expect(message!.y + message!.height).toBeLessThan(rows!.y)
    await expect(page.getByText('Bloqué', { exact: true })).toBeVisible()
    expect((await http.get('/dashboard')).headers.get('Location')).toMatch(/^\/auth/)
  })

  await test.step('she unblocks her, on the list as it was', async () => {
    await page.getByRole('button', { name: `Débloquer « ${username} »` }).click()

    await expect(page.getByText('Utilisateur débloqué avec succès')).toBeVisible()
    await expect(page.getByLabel('Rechercher')).toHaveValue(email)
  })

  await test.step('she is asked before she deletes her', async () => {
    await page.getByRole('link', { name: `Supprimer « ${username} »` }).click()

    await expect(page.getByText('Cette action est irréversible.')).toContainText(`« ${username} »`)
    await page.getByRole('button', { name: "Supprimer l'utilisateur" }).click()
    await expect(page.getByText('Utilisateur supprimé avec succès')).toBeVisible()
    await expect(page.getByText('Aucun résultat pour ces filtres')).toBeVisible()
  })
})

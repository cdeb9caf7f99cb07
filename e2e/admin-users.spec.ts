import { camille, elodie } from '#test/worlds/people'
import { expect, test } from '#test/e2e/test'

test('Élodie blocks Camille, who is out at once, lets her in again, and deletes her account in the end', async ({
  page,
  context,
  site,
}) => {
  await site.signInAdmin(context, elodie)
  const { username, email, http } = await site.member(camille)
  await site.mailbox.next(email)
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

    await expect(page.getByText('Utilisateur bloqué avec succès')).toBeVisible()
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

  await test.step('a mail tells Camille', async () => {
    expect((await site.mailbox.next(email)).text).toContain('Un administrateur de Prépa LTS')
  })

  await test.step('the log tells all three, the last first', async () => {
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByLabel('Rechercher').fill(username)
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()

    await expect(page.getByRole('rowheader')).toHaveText([
      /a supprimé l'utilisateur/,
      /a débloqué l'utilisateur/,
      /a bloqué l'utilisateur/,
    ])
    await expect(page.getByText('Trois arnaques signalées')).toBeVisible()
  })
})

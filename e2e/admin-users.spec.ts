import { createBrowser } from '#test/harness/browser'
import { agePasswords, byPages, setUpFactor } from '#test/things/second-factor'
import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a member is blocked and out at once, unblocked, and deleted', async ({ page, context, site }) => {
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
})

test('a member is made an admin, and their second factor is turned off', async ({ page, context, site }) => {
  const admin = await site.signInAdmin(context, elodie)
  const member = await site.member(camille)
  const { username, email, http } = member
  await site.mailbox.next(email)
  await setUpFactor(byPages(http))
  await site.mailbox.next(email)
  const herPage = page.getByRole('heading', { level: 1, name: username })

  await test.step('to make her an admin, she gives her password again and confirms', async () => {
    await agePasswords(site, await admin.http.memberId())
    await page.goto(`/admin/users/${await http.memberId()}`)
    await page.getByRole('link', { name: `Nommer admin « ${username} »` }).click()
    await page.getByLabel('Mot de passe actuel').fill(admin.password)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('pourra tout faire dans ce panel')).toContainText(`« ${username} »`)
    expect((await http.get('/admin')).status).toBe(403)
    await page.getByRole('button', { name: 'Nommer administrateur' }).click()

    await expect(page.getByText('Utilisateur nommé administrateur avec succès')).toBeVisible()
    await expect(herPage).toBeVisible()
    await expect(page.getByText('Admin', { exact: true })).toBeVisible()
    expect((await http.get('/admin')).status).toBe(200)
  })

  await test.step('without the second factor the password signs in, and a mail says so', async () => {
    await page.getByRole('link', { name: `Retirer la double authentification « ${username} »` }).click()
    await page.getByLabel('Motif').fill('Téléphone perdu, identité vérifiée')
    await page.getByRole('button', { name: 'Retirer la double authentification' }).click()

    await expect(page.getByText('Double authentification retirée avec succès')).toBeVisible()
    await expect(herPage).toBeVisible()
    await expect(page.getByRole('link', { name: /^Retirer la double authentification/ })).toHaveCount(0)
    const { status } = await createBrowser(site.origin).call('POST', '/api/login', member)
    expect(status).toBe(200)
    await expect
      .poll(async () => (await site.mailbox.next(email)).subject)
      .toBe('La double authentification est retirée')
  })
})

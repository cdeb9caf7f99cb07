import { openMenu, signIn } from '#test/e2e/forms'
import { camille, karim, NEW_PASSWORD } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a forgotten password is replaced by the link in a mail', { tag: '@smoke' }, async ({ page, site }) => {
  const { username, email, password } = await site.member(camille)
  await site.mailbox.next(email)
  const title = page.getByRole('heading', { level: 1 })

  await test.step('she asks for a link', async () => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await expect(title).toHaveText('Mot de passe oublié')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()

    await expect(page.getByRole('status')).toContainText('Email envoyé')
  })

  await test.step('she follows it, and chooses a new password', async () => {
    await page.goto(await site.mailbox.link(email, 'token='))
    await expect(title).toHaveText('Choisissez un nouveau mot de passe')
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirmer le nouveau mot de passe').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()

    await expect(title).toHaveText('Mot de passe réinitialisé')
  })

  await test.step('the page moves on to the sign-in by itself', async () => {
    await page.waitForURL('**/auth')
  })

  await test.step('the old password is refused, the new one lets her in', async () => {
    await signIn(page, { username, password })
    await expect(page.getByRole('alert')).toContainText("Nom d'utilisateur ou mot de passe incorrect")
    await signIn(page, { username, password: NEW_PASSWORD })

    await expect(title).toHaveText('Bienvenue Camille')
  })
})

test(
  'a profile is corrected, and its account deleted',
  { tag: '@smoke' },
  async ({ page, context, site }) => {
    const { username, password } = await site.signIn(context, karim)
    await page.goto('/dashboard')
    const status = page.getByRole('status')

    await test.step('he finds his profile in the menu, and adds a phone', async () => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Mon profil' }).click()
      await page.getByLabel('Téléphone').fill('+32 470 12 34 56')
      await page.getByRole('button', { name: 'Enregistrer' }).click()

      await expect(status).toContainText('Profil mis à jour')
      await expect(page.getByLabel('Téléphone')).toHaveValue('+32 470 12 34 56')
    })

    await test.step('he deletes his account', async () => {
      await page.getByRole('link', { name: 'Supprimer mon compte' }).click()
      await page.getByLabel('Mot de passe actuel').fill(password)
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click()

      await expect(status).toContainText('Votre compte est supprimé')
      await page.goto('/auth')
      await signIn(page, { username, password })
      await expect(page.getByRole('alert')).toContainText("Nom d'utilisateur ou mot de passe incorrect")
    })
  },
)

test('saved reminders are told beside the choice, where the focus is', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Chaque jour' }).check({ force: true })
  await page.getByRole('button', { name: 'Garder ce choix' }).click()

  const notice = page.getByRole('region', { name: 'Rappels de révision' }).getByRole('status')
  await expect(notice).toHaveText('Vos rappels sont enregistrés : chaque jour.')
  await expect(notice).toBeFocused()
})

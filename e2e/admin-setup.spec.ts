import { elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('an admin follows the checklist: a decision, and a mail that arrives', async ({
  page,
  context,
  site,
}) => {
  await site.db.write('DELETE FROM setup_tries')
  const { email } = await site.signInAdmin(context, elodie)
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Mise en route : \d sur 8 faits$/ }).click()
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title })

  await test.step('she decides about ads of weapons', async () => {
    const ads = line("Sort des annonces d'armes")
    await expect(ads).toContainText('À faire')
    await ads.getByRole('button', { name: "J'ai lu, c'est décidé" }).click()
    await expect(ads).toContainText('Fait')
  })

  await test.step('she sends herself a mail, and opens its link', async () => {
    const mail = line('Email qui arrive')
    await mail.getByRole('button', { name: "Envoyer un email d'essai" }).click()
    await expect(mail).toContainText('Un code est parti')
    await page.goto(await site.mailbox.link(email, '/admin/setup?code='))
    await expect(page.getByLabel("Code de l'email d'essai")).toHaveValue(/^[0-9a-f]{10}$/)
  })

  await test.step('a wrong code is refused beside its field, the right one taken', async () => {
    const field = page.getByLabel("Code de l'email d'essai")
    const code = await field.inputValue()
    await field.fill('0000000000')
    await page.getByRole('button', { name: "Confirmer l'arrivée" }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel("Code de l'email d'essai").fill(code)
    await page.getByRole('button', { name: "Confirmer l'arrivée" }).click()
    await expect(line('Email qui arrive')).toContainText('Fait')
  })
})

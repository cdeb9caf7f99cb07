import { signInElsewhere } from '#test/things/account'
import { agePasswords } from '#test/things/second-factor'
import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('an admin gives the password again before deleting an account', async ({ page, context, site }) => {
  const admin = await site.signInAdmin(context, elodie)
  const member = await site.member(camille)
  await agePasswords(site, await admin.http.memberId())
  await page.goto(`/admin/users?q=${member.email}`)
  await page.getByRole('link', { name: `Supprimer « ${member.username} »` }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre mot de passe')
  await page.getByLabel('Mot de passe actuel').fill(admin.password)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Cette action est irréversible.')).toContainText(member.username)
  await page.getByRole('button', { name: "Supprimer l'utilisateur" }).click()

  await expect(page.getByText('Utilisateur supprimé avec succès')).toBeVisible()
  await expect(page).toHaveURL(`/admin/users?q=${encodeURIComponent(member.email)}`)
  expect((await signInElsewhere(site, member)).status).toBe(401)
})

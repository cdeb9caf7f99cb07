import { refusing } from '#test/refusing'
import { fillAd, headset } from '#test/e2e/ads'
import { openMenu } from '#test/e2e/forms'
import { camille } from '#test/e2e/people'
import { expect, test } from '#test/e2e/test'

test('an ad that cannot be saved stays in its form, which says so and can be sent again', async ({
  page,
  site,
  member,
  complaints,
}) => {
  complaints.expect(/status of 500/)
  const title = `Casque de ${member.username}`
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, title })
  await refusing(site, 'INSERT', 'classified_ads', async () => {
    await page.getByRole('button', { name: "Publier l'annonce" }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toBeFocused()
    await expect(notice).toContainText("Erreur Une erreur s'est produite lors de la soumission. Référence", {
      useInnerText: true,
    })
  })

  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title)
  await page.getByRole('button', { name: "Publier l'annonce" }).click()
  await expect(page.getByText('Annonce soumise')).toBeVisible()
})

test('who cannot be signed out is told so, and still is a member on that page', async ({
  page,
  site,
  context,
}) => {
  await site.signIn(context, camille)
  await page.goto('/profile')
  await refusing(site, 'DELETE', 'sessions', async () => {
    await openMenu(page)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await expect(page.getByRole('alert')).toContainText('Échec de la déconnexion')
  })

  await expect(page.getByRole('alert')).toContainText('Vous êtes encore connecté.')
  await expect(page.getByRole('link', { name: 'Nouvel examen' }).first()).toBeVisible()
})

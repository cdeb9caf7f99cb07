import { adsBy, headset } from '#test/things/ad'
import { camille, elodie, karim } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a reported ad is hidden and then removed', async ({ page, site }) => {
  const seller = await site.member(karim)
  const { id } = await adsBy(seller, site).publish(headset)

  await page.goto(`/classified-ads/${id}`)
  await page.getByRole('link', { name: 'Signaler cette annonce' }).click()
  await page.getByLabel('Motif').selectOption('Arnaque')
  await page.getByLabel('Votre remarque').fill('Le vendeur demande un acompte.')
  await page.getByLabel('Votre email').fill(`odette-${Date.now()}@example.be`)
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  const receipt = await page.getByText(/porte le n°\s\d+$/).textContent()
  const number = /\d+$/.exec(receipt!)![0]

  await site.signInAdmin(page.context(), elodie)
  await page.goto('/admin')
  await page.getByRole('link', { name: /signalements? d'annonces?$/ }).click()
  await page.locator(`#signalement-${number}`).getByRole('link', { name: 'Examiner' }).click()
  await expect(page.getByText(headset.description)).toBeVisible()
  await page.getByRole('button', { name: /^Masquer l'annonce/ }).click()
  await expect(page.getByText('Annonce masquée')).toBeVisible()
  const { http } = await site.member(camille)
  expect((await http.get(`/classified-ads/${id}`)).status).toBe(404)

  await page.getByLabel("À l'auteur du signalement").fill('Vous avez raison.')
  await page.getByLabel('Règle').selectOption('Annonce trompeuse ou incomplète')
  await page.getByLabel('Motif').fill("Cet objet n'existe pas.")
  await page.getByRole('button', { name: "Retirer l'annonce" }).click()
  await expect(page.getByText('1 signalement clos')).toBeVisible()
  expect(await (await seller.http.get(`/classified-ads/${id}`)).text()).toContain('Motif du retrait')
})

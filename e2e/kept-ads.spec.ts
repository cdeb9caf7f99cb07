import { adsBy, headset } from '#test/things/ad'
import { signIn } from '#test/e2e/forms'
import { camille, karim } from '#test/people'
import { expect, test } from '#test/e2e/test'
import { toast } from '#test/e2e/toast'

test('a favourite is kept after a sign-in, and its sale is seen in the list', async ({ page, site }) => {
  const seller = await site.member(karim)
  const title = `Casque de ${seller.username}`
  const ad = await adsBy(seller, site).publish({ ...headset, title })
  const buyer = await site.member(camille)

  await page.goto(`/classified-ads/${ad.id}`)
  await page.getByRole('link', { name: 'Ajouter aux favoris' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Connexion' }).click()
  await signIn(page, buyer)
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()

  await adsBy(seller, site).sell(ad)
  await page.getByRole('link', { name: 'Voir mes favoris' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Vendu')).toBeVisible()
  await page.getByRole('button', { name: `Retirer des favoris « ${title} »` }).click()
  await expect(page.getByText('Annonce retirée de vos favoris')).toBeVisible()
  await expect(page.getByText("Vous n'avez aucun favori")).toBeVisible()
})

test('the message of a new alert covers no button of the page on a phone', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/classified-ads?category=optique&q=lunette')
  await page.getByRole('button', { name: 'Créer une alerte' }).click()

  await expect(toast(page)).toContainText('Alerte créée')
  // At the head, where no row has its buttons.
  const message = await toast(page).boundingBox()
  expect(message!.y + message!.height).toBeLessThan(370)
})

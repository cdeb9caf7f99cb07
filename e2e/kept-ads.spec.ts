import { headset, publishAd, sellAd } from '#test/e2e/ads'
import { camille, karim } from '#test/worlds/people'
import { expect, test } from '#test/e2e/test'

test('an ad is kept from its page after a sign-in, and the list says when it is sold', async ({
  page,
  site,
}) => {
  const seller = await site.member(karim)
  const title = `Casque de ${seller.username}`
  const ad = await publishAd(site, seller, { ...headset, title })
  const buyer = await site.member(camille)

  await page.goto(`/classified-ads/${ad.id}`)
  await page.getByRole('link', { name: 'Ajouter aux favoris' }).click()
  await page.getByLabel("Nom d'utilisateur").fill(buyer.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()

  await sellAd(seller, ad)
  await page.getByRole('link', { name: 'Voir mes favoris' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Vendu')).toBeVisible()
  await page.getByRole('button', { name: `Retirer des favoris « ${title} »` }).click()
  await expect(page.getByText('Annonce retirée de vos favoris')).toBeVisible()
  await expect(page.getByText("Vous n'avez aucun favori")).toBeVisible()
})

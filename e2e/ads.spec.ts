import type { Page } from '@playwright/test'
import { adsBy, carbine, headset } from '#test/things/ad'
import { fillAd } from '#test/e2e/ads'
import { karim } from '#test/people'
import { expect, test } from '#test/e2e/test'

test(
  'an ad is posted, approved, read by others, sold and deleted',
  { tag: '@smoke' },
  async ({ page, site, member }) => {
    const title = `Casque antibruit de ${member.username}`
    await page.goto('/classified-ads')
    await page.getByRole('main').getByRole('link', { name: 'Poster une annonce' }).click()
    await fillAd(page, { ...headset, title })
    await page.getByRole('button', { name: "Publier l'annonce" }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Annonce soumise')).toBeVisible()

    await page.getByRole('link', { name: 'Suivre mes annonces' }).click()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByText('En attente', { exact: true })).toBeVisible()
    const address = new URL(page.url()).pathname
    const { http } = await site.member(karim)
    expect((await http.get(address)).status).toBe(404)

    await adsBy(member, site).approve({ id: Number(address.split('/').at(-1)) })
    expect(await (await http.get(address)).text()).toContain('mailto:')
    await page.reload()
    await page.getByRole('button', { name: 'Marquer comme réservée' }).click()
    await expect(page.getByText('Réservée', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Baisser le prix' }).click()
    await page.getByLabel('Nouveau prix').fill('60')
    await page.getByRole('button', { name: 'Baisser le prix' }).click()
    await expect(page.getByText('60 €', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Marquer comme vendu' }).click()
    await page.getByRole('button', { name: 'Marquer comme vendu' }).click()
    await expect(page.getByText('Annonce marquée comme vendue')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler la vente' }).click()
    await expect(page.getByText('Vente annulée')).toBeVisible()
    await page.getByRole('link', { name: 'Marquer comme vendu' }).click()
    await page.getByRole('button', { name: 'Marquer comme vendu' }).click()
    await expect(page.getByText('Vendu', { exact: true })).toBeVisible()
    expect(await (await http.get(address)).text()).not.toContain('mailto:')

    await page.getByRole('link', { name: "Supprimer l'annonce" }).click()
    await expect(page.getByText(`« ${title} »`)).toBeVisible()
    await page.getByRole('button', { name: "Supprimer l'annonce" }).click()
    await expect(page).toHaveURL('/classified-ads/mine')
    await expect(page.getByText('Annonce supprimée avec succès')).toBeVisible()
    expect((await http.get(address)).status).toBe(404)
  },
)

test('the filters of ads are set, combined and taken away', async ({ page, site }) => {
  const seller = await site.member(karim)
  const own = `mot${seller.username.replace(/\W/g, '')}`
  for (const ad of [carbine, headset, { ...headset, type: 'purchase', title: 'Cherche un casque' }])
    await adsBy(seller, site).publish({ ...ad, description: `${ad.description} ${own}` })

  await page.goto('/classified-ads')
  await openFilters(page)
  await page.getByLabel('Rechercher').fill(own.toUpperCase())
  await page.getByLabel('Catégorie').selectOption('accessoires')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page.getByText('2 annonces', { exact: true })).toBeVisible()

  await openFilters(page)
  await page.getByLabel('Achat').check()
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Cherche un casque'])

  await openFilters(page)
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL('/classified-ads')
})

/** On a desk they are unfolded already. */
async function openFilters(page: Page) {
  const fold = page.getByRole('button', { name: /^Filtrer les annonces/ })
  if (await fold.isVisible()) await fold.click()
}

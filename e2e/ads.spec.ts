import { adsBy, headset } from '#test/things/ad'
import { fillAd } from '#test/e2e/forms'
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
    await expect(page.getByText(/^Ancien prix : 75\s€ 60\s€$/)).toBeVisible()
    await page.getByRole('link', { name: 'Marquer comme vendu' }).click()
    await page.getByRole('button', { name: 'Marquer comme vendu' }).click()
    await expect(page.getByText('Annonce marquée comme vendue')).toBeVisible()
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

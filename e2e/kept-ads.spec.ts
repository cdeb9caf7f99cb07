import { dayInBelgium } from '#modules/kernel/day'
import { adsBy, headset } from '#test/things/ad'
import { confirmAll } from '#test/things/conversation'
import { camille, karim } from '#test/people'
import { expect, test } from '#test/e2e/test'
import type { Member, Site } from '#test/e2e/worker-site'

test('a favourite is kept after a sign-in, and its sale is seen in the list', async ({ page, site }) => {
  const seller = await site.member(karim)
  const title = `Casque de ${seller.username}`
  const ad = await adsBy(seller, site).publish({ ...headset, title })
  const buyer = await site.member(camille)

  await page.goto(`/classified-ads/${ad.id}`)
  await page.getByRole('link', { name: 'Ajouter aux favoris' }).click()
  await page.getByLabel("Nom d'utilisateur").fill(buyer.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()

  await adsBy(seller, site).sell(ad)
  await page.getByRole('link', { name: 'Voir mes favoris' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Vendu')).toBeVisible()
  await page.getByRole('button', { name: `Retirer des favoris « ${title} »` }).click()
  await expect(page.getByText('Annonce retirée de vos favoris')).toBeVisible()
  await expect(page.getByText("Vous n'avez aucun favori")).toBeVisible()
})

test('an alert is mailed until one click in the mail ends the mails', async ({ page, site }) => {
  const seller = await site.member(karim)
  const title = `Lunette de ${seller.username}`
  const buyer = await site.signIn(page.context(), camille)
  await confirmAll(site)

  await page.goto(`/classified-ads?category=optique&q=${seller.username}`)
  await page.getByRole('button', { name: 'Créer une alerte' }).click()
  await expect(page.getByText('Alerte créée')).toBeVisible()
  const search = `Recherche : ${seller.username}, catégorie : Optique`
  await expect(page.getByRole('link', { name: search })).toBeVisible()

  const ad = await adsBy(seller, site).publish({ ...headset, category: 'optique', title })
  await mailAlerts(site, buyer, ad)
  await expect
    .poll(async () => (await site.mailbox.next(buyer.email)).subject)
    .toBe('1\u00a0nouvelle annonce')
  const { links } = site.mailbox.received.findLast(({ to }) => to === buyer.email)!
  expect(links.some((link) => link.endsWith(`/classified-ads/${ad.id}`))).toBe(true)

  await page.goto(new URL(links.find((link) => link.includes('/desabonnement/'))!).pathname)
  await page.getByRole('button', { name: 'Ne plus recevoir ces emails' }).click()
  await page.getByRole('link', { name: 'Ouvrir mes alertes' }).click()
  await expect(page.getByText('Les emails sont arrêtés.')).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre les emails' }).click()
  await expect(page.getByText('Un email par jour au plus.')).toBeVisible()
  await page.getByRole('link', { name: search }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto('/alertes')
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText("Vous n'avez aucune alerte")).toBeVisible()
})

const MINUTE_MS = 60_000

/** As if the ad had been approved after the member's alerts were made, and the morning had come. */
async function mailAlerts({ db }: Site, { email, http }: Member, { id }: { id: number }): Promise<void> {
  const now = new Date()
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const userId = await http.memberId()
  await db.run('UPDATE ad_alerts SET seen_until = $1 WHERE user_id = $2', [before(60), userId])
  await db.run('UPDATE classified_ads SET approved_at = $1 WHERE id = $2', [before(5), id])
  await db.run(
    `INSERT INTO mails (user_id, recipient, template, parameters, attempts, priority, created_at, next_try_at)
     VALUES ($1, $2, 'ad-digest', $3, 0, 2, $4, $4)`,
    [userId, email, JSON.stringify({ day: dayInBelgium(now) }), now],
  )
}

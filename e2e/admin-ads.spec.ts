import type { Page } from '@playwright/test'
import { headset, postAd } from '#test/e2e/ads'
import { camille, elodie } from '#test/worlds/people'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/test'

const REASON = "Précisez l'état des coussinets, s'il vous plaît."

/** Posts an ad as a new member, because other tests have ads in the same queue. */
async function postedAd(site: Site) {
  const owner = await site.member(camille)
  const ad = await postAd(owner, { ...headset, title: `Casque de ${owner.username}` })
  // The mail that welcomed the member.
  await site.mailbox.next(owner.email)
  return { owner, ad }
}

/** Searches for it: the ads of other tests may fill the first page. */
async function find(page: Page, title: string) {
  await page.goto(`/admin/ads?${new URLSearchParams({ q: title })}`)
}

/** In which the decision could be taken back, and its mail waits. */
const passTheMinute = ({ db }: Site) =>
  db.run('UPDATE mails SET next_try_at = created_at WHERE hold_key IS NOT NULL')

test('an admin approves an ad, and its owner gets a mail', async ({ page, site, context }) => {
  const { owner, ad } = await postedAd(site)
  await site.signInAdmin(context, elodie)

  await find(page, ad.title)
  await page.getByRole('button', { name: `Approuver « ${ad.title} »` }).click()

  await expect(page.getByText('Annonce approuvée avec succès')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/ads\?q=/)
  await expect(page.getByRole('table').getByText('En ligne')).toBeVisible()
  await passTheMinute(site)
  const mail = await site.mailbox.next(owner.email)
  expect(mail.subject).toBe('Votre annonce est en ligne')
  expect(mail.links.some((link) => link.endsWith(`/classified-ads/${ad.id}`))).toBe(true)
})

test('an admin rejects an ad with a reason, which its owner reads', async ({ page, site, context }) => {
  const { owner, ad } = await postedAd(site)
  await site.signInAdmin(context, elodie)

  await page.goto(`/classified-ads/${ad.id}`)
  await page.getByRole('link', { name: 'Rejeter' }).click()
  await page.getByRole('radio', { name: 'Annonce trompeuse ou incomplète' }).check({ force: true })
  await page.getByRole('textbox', { name: /^Motif/ }).fill('Non.')
  await page.getByRole('button', { name: 'Rejeter' }).click()
  await expect(page.getByRole('textbox', { name: /^Motif/ })).toHaveAccessibleDescription(
    /permis\. Le motif doit contenir au moins 10\scaractères$/,
  )
  await page.getByRole('textbox', { name: /^Motif/ }).fill(REASON)
  await page.getByRole('button', { name: 'Rejeter' }).click()
  await expect(page.getByText('Annonce rejetée')).toBeVisible()

  await passTheMinute(site)
  const mail = await site.mailbox.next(owner.email)
  expect(mail.text.replace(/\s+/g, ' ')).toContain(REASON)
  const session = { name: 'session', value: owner.http.cookies.get('session') ?? '', url: site.origin }
  await context.addCookies([session])
  await page.goto('/classified-ads/mine')
  await expect(page.getByText('Refusée')).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await page.goto(`/classified-ads/${ad.id}`)
  await expect(page.getByText(REASON)).toBeVisible()
})

test('an admin changes an ad, and comes back to the same search', async ({ page, site, context }) => {
  const { ad } = await postedAd(site)
  await site.signInAdmin(context, elodie)

  await find(page, ad.title)
  await page.getByRole('link', { name: `Modifier « ${ad.title} »` }).click()
  await page.getByLabel('Prix').fill('60 €')
  await page.getByLabel('Autres coordonnées').fill('Au club, le mardi')
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page.getByText('Annonce mise à jour avec succès')).toBeVisible()
  await expect(page.getByRole('table').getByText('60 €')).toBeVisible()
})

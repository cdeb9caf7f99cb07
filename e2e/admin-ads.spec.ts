import type { Page } from '@playwright/test'
import type { Browser } from '#test/harness/browser'
import { type ApiAd, headset, postAd, removeAds } from '#test/things/ad'
import { readPage } from '#test/harness/page'
import { toast } from '#test/e2e/toast'
import { camille, elodie, karim } from '#test/people'
import { READY_REASONS } from '#app/text/rejections'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/test'

const REASON = "Précisez l'état des coussinets, s'il vous plaît."

/** Posts an ad as a new member, because other tests have ads in the same queue. */
async function postedAd(site: Site) {
  const owner = await site.member(camille)
  const ad = await postAd(owner.http, { ...headset, title: `Casque de ${owner.username}` })
  // The mail that welcomed the member.
  await site.mailbox.next(owner.email)
  return { owner, ad }
}

/** The next act of an admin, at once and for good. */
async function approveByCall(admin: Browser, { id }: ApiAd) {
  expect((await admin.call('PUT', `/api/classified-ads/${id}/approve`)).status).toBe(200)
}

/** Searches for it: the ads of other tests may fill the first page. */
async function find(page: Page, title: string) {
  await page.goto(`/admin/ads?${new URLSearchParams({ q: title })}`)
}

test('an approval of an ad is undone and given again', { tag: '@smoke' }, async ({ page, site, context }) => {
  const { owner, ad } = await postedAd(site)
  const { http } = await site.signInAdmin(context, elodie)
  await find(page, ad.title)
  const approve = page.getByRole('button', { name: `Approuver « ${ad.title} »` })
  const state = page.getByRole('table').locator('[data-label="État"]')

  await test.step('the list says what was done, and begins there', async () => {
    await approve.click()

    await expect(page.getByText('Annonce approuvée avec succès')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/ads\?q=.*#suite$/)
    await expect(page.locator('#suite')).toBeFocused()
    await expect(state).toHaveText('En ligne')
  })

  await test.step('undone, the ad waits as before', async () => {
    await page.getByRole('button', { name: /^Annuler la décision/ }).click()

    await expect(page.getByText('Décision annulée')).toBeVisible()
    await expect(state).toHaveText('En attente')
  })

  await test.step('what stands is mailed to the owner, once, with the next act', async () => {
    await approve.click()
    await expect(state).toHaveText('En ligne')
    await approveByCall(http, await postAd((await site.member(karim)).http))

    const mail = await site.mailbox.next(owner.email)
    expect(mail.subject).toBe('Votre annonce est en ligne')
    expect(mail.links.some((link) => link.endsWith(`/classified-ads/${ad.id}`))).toBe(true)
  })
})

test('a rejection of an ad has a reason, which its owner reads', async ({ page, site, context }) => {
  const { owner, ad } = await postedAd(site)
  const { http } = await site.signInAdmin(context, elodie)
  const reason = page.getByRole('textbox', { name: 'Motif' })

  await page.goto(`/classified-ads/${ad.id}`)
  await page.getByRole('link', { name: 'Rejeter' }).click()
  await page.getByRole('radio', { name: 'Annonce trompeuse ou incomplète' }).check({ force: true })
  await reason.fill('Non.')
  await page.getByRole('button', { name: 'Rejeter' }).click()
  await expect(reason).toHaveAccessibleDescription(/permis\. Le motif doit contenir au moins 10\scaractères$/)
  await reason.fill(REASON)
  await page.getByRole('button', { name: 'Rejeter' }).click()
  await expect(page.getByText('Annonce rejetée')).toBeVisible()

  await approveByCall(http, await postAd((await site.member(karim)).http))
  const mail = await site.mailbox.next(owner.email)
  expect(mail.text.replace(/\s+/g, ' ')).toContain(REASON)
  await site.signInAs(context, owner)
  await page.goto('/classified-ads/mine')
  await expect(page.getByText('Refusée')).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await page.goto(`/classified-ads/${ad.id}`)
  await expect(page.getByText(REASON)).toBeVisible()
})

test('two of three ads are rejected at once by a ready-made reason, undone', async ({
  page,
  site,
  context,
}) => {
  await removeAds(site)
  const [first, second, third] = [await postedAd(site), await postedAd(site), await postedAd(site)]
  const ownerReads = async ({ owner, ad }: typeof first) =>
    (await readPage(owner.http, `/classified-ads/${ad.id}`)).words
  await site.signInAdmin(context, elodie)
  await page.goto('/admin/ads')

  for (const { ad } of [first, third]) await page.getByLabel(`Choisir « ${ad.title} »`).check({ force: true })
  await page.getByRole('button', { name: 'Rejeter la sélection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejeter 2 annonces ?')
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([first.ad.title, third.ad.title])
  await page.getByRole('radio', { name: 'Annonce en double' }).check({ force: true })
  await page.getByRole('button', { name: 'Rejeter' }).click()

  await expect(page.getByText('2 annonces rejetées')).toBeVisible()
  const waiting = page.getByRole('checkbox', { name: /^Choisir/ })
  await expect(waiting).toHaveCount(1)
  await expect(page.getByLabel(`Choisir « ${second.ad.title} »`)).toBeAttached()
  expect(await ownerReads(first)).toContain(READY_REASONS.duplicate)

  await page.getByRole('button', { name: 'Annuler ces décisions' }).click()
  await expect(page.getByText('2 annonces attendent de nouveau')).toBeVisible()
  await expect(waiting).toHaveCount(3)
  expect(await ownerReads(first)).not.toContain(READY_REASONS.duplicate)
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
  // It covers no button of a row.
  const [message, rows] = [await toast(page).boundingBox(), await page.getByRole('table').boundingBox()]
  expect(message!.y + message!.height).toBeLessThan(rows!.y)
})

import { expect } from '@playwright/test'
import { carbine } from '#test/worlds/carbine'
import {
  type Ad,
  endless,
  headset,
  LONG_REASON,
  postAd,
  publishAd,
  rejectAd,
  sellAd,
  withoutAds,
} from '../ads'
import { sendUnchecked } from '../forms'
import { camille, elodie, karim } from '#test/worlds/people'
import type { Member, Site } from '../worker-site'
import { asMember, asVisitor, type Open, titled } from './titled'

/** The classified ads and their panel, in each state that looks different. */
export const adPages: Record<string, Open> = {
  'the ads, more than a page of them, to a visitor': titled('Petites annonces', async (page, site) => {
    await manyAds(site, await site.member(karim))
    await page.goto('/classified-ads?sort=oldest')
    await expect(page.getByText('Page 1 sur 2')).toBeVisible()
  }),

  'the ads with filters, to a member with ads of his own': titled('Petites annonces', async (page, site) => {
    await withoutAds(site)
    const member = await site.signIn(page.context(), camille)
    await publishAd(site, member)
    await sellAd(member, await publishAd(site, member, headset))
    for (let n = 0; n < 4; n += 1) await postAd(member, { ...headset, title: `Bretelle de tir, taille ${n}` })
    await publishAd(site, member, endless)
    await page.goto('/classified-ads?type=sale&category=armes')
    await expect(page.getByText('Toutes mes annonces (7)')).toBeVisible()
    const fold = page.getByRole('button', { name: 'Filtrer les annonces (2)' })
    if (await fold.isVisible()) await fold.click()
  }),

  'the ads when there are none': titled('Petites annonces', async (page, site) => {
    await withoutAds(site)
    await site.signIn(page.context(), camille)
    await page.goto('/classified-ads')
    await expect(page.getByText('Aucune annonce disponible pour le moment')).toBeVisible()
  }),

  'a search that finds no ad': titled('Petites annonces', async (page, site) => {
    await publishAd(site, await site.signIn(page.context(), camille))
    await page.goto('/classified-ads?q=introuvable')
    await expect(page.getByText('Aucune annonce ne correspond')).toBeVisible()
  }),

  "a member's own ads": titled('Mes annonces', async (page, site) => {
    const member = await site.signIn(page.context(), camille)
    await publishAd(site, member)
    await sellAd(member, await publishAd(site, member, headset))
    await postAd(member, endless)
    await page.goto('/classified-ads/mine')
  }),

  'an ad, as a visitor reads it': titled(carbine.title, async (page, site) => {
    await page.goto(pathOf(await publishAd(site, await site.member(karim))))
  }),

  'an ad, as its owner reads it': titled(carbine.title, async (page, site) => {
    await page.goto(pathOf(await publishAd(site, await site.signIn(page.context(), camille))))
    await expect(page.getByRole('button', { name: 'Marquer comme vendu' })).toBeVisible()
  }),

  'an ad that waits': titled(headset.title, async (page, site) => {
    await page.goto(pathOf(await postAd(await site.signIn(page.context(), camille), headset)))
    await expect(page.getByText('En attente de validation')).toBeVisible()
  }),

  'an ad that an admin has refused': titled(headset.title, async (page, site) => {
    const ad = await postAd(await site.signIn(page.context(), camille), headset)
    await rejectAd(site, ad, LONG_REASON)
    await page.goto(pathOf(ad))
    await expect(page.getByText('Motif du refus')).toBeVisible()
  }),

  'an ad that is sold': titled(carbine.title, async (page, site) => {
    const member = await site.signIn(page.context(), camille)
    const ad = await publishAd(site, member)
    await sellAd(member, ad)
    await page.goto(pathOf(ad))
    await expect(page.getByText('Vendu', { exact: true })).toBeVisible()
  }),

  'an ad of endless words': titled(endless.title, async (page, site) => {
    await page.goto(pathOf(await publishAd(site, await site.signIn(page.context(), camille), endless)))
  }),

  'an ad that is not found': asVisitor('Annonce non trouvée', '/classified-ads/999999'),

  'the form of an ad, to a visitor': asVisitor('Connexion requise', '/post-ad'),

  'the form of an ad': asMember('Poster une annonce', '/post-ad'),

  'the form of an ad for a weapon, refused': titled('Poster une annonce', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/post-ad')
    await page.getByLabel('Catégorie').selectOption('armes')
    await page.getByLabel('Titre', { exact: true }).fill('CZ')
    await page.getByLabel('Description').fill(carbine.description)
    await page.getByLabel('Prix').fill(carbine.price)
    await page.getByLabel('Localisation').fill(carbine.location)
    await sendUnchecked(page.getByRole('button', { name: "Publier l'annonce" }))
    await expect(page.getByRole('alert', { name: '2 champs à corriger' })).toBeVisible()
  }),

  'the change of an ad': titled("Modifier l'annonce", async (page, site) => {
    const { id } = await postAd(await site.signIn(page.context(), camille), endless)
    await page.goto(`/classified-ads/${id}/edit`)
  }),

  'the question whether to delete an ad': titled('Supprimer cette annonce ?', async (page, site) => {
    const { id } = await publishAd(site, await site.signIn(page.context(), camille), endless)
    await page.goto(`/classified-ads/${id}/delete`)
  }),

  'the ads in the panel, some of which wait': titled("Panel d'administration", async (page, site) => {
    await withoutAds(site)
    const member = await site.member(camille)
    await publishAd(site, member)
    await sellAd(member, await publishAd(site, member, headset))
    for (const ad of [headset, endless]) await postAd(member, ad)
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/ads')
    await expect(page.getByText('Annonces en attente de validation (2)')).toBeVisible()
  }),

  'the rejection of an ad, refused': titled("Rejeter l'annonce", async (page, site) => {
    const { id } = await postAd(await site.member(camille), endless)
    await site.signInAdmin(page.context(), elodie)
    await page.goto(`/admin/ads/${id}/reject`)
    await page.getByLabel('Motif').fill('Non')
    await page.getByRole('button', { name: 'Rejeter' }).click()
    await expect(page.getByRole('alert', { name: 'Un champ à corriger' })).toBeVisible()
  }),

  'the change of an ad by an admin': titled("Modifier l'annonce", async (page, site) => {
    const { id } = await publishAd(site, await site.member(camille))
    await site.signInAdmin(page.context(), elodie)
    await page.goto(`/admin/ads/${id}`)
  }),

  'the question whether to approve two ads': titled('Approuver 2 annonces ?', async (page, site) => {
    const member = await site.member(camille)
    const [one, other] = [await postAd(member, endless), await postAd(member, headset)]
    await site.signInAdmin(page.context(), elodie)
    await page.goto(`/admin/ads/bulk?act=approve&ad[]=${one.id}.1&ad[]=${other.id}.1`)
  }),
}

function pathOf({ id }: Ad): string {
  return `/classified-ads/${id}`
}

/** Twenty-five, of which one has words without an end. */
async function manyAds(site: Site, member: Member) {
  await withoutAds(site)
  await publishAd(site, member, endless)
  for (let n = 1; n <= 24; n += 1) {
    const ad = n % 3 === 0 ? carbine : headset
    await publishAd(site, member, { ...ad, type: n % 4 === 0 ? 'purchase' : 'sale' })
  }
}

import type { Page } from '@playwright/test'
import { carbine } from '#test/things/carbine'
import {
  type Ad,
  endless,
  headset,
  LONG_REASON,
  changeAd,
  postAd,
  postWithPhotos,
  publishAd,
  rejectAd,
  sellAd,
  withoutAds,
} from '#test/e2e/ads'
import { sendUnchecked } from '#test/e2e/forms'
import { camille, karim } from '#test/people'
import { asAdmin, asMember, asVisitor, expectRefused } from './visit'

/** The classified ads and their panel, in each state that looks different. */
export const adPages = {
  'the ads, more than a page of them, to a visitor': asVisitor('Petites annonces', async (site, member) => {
    await withoutAds(site)
    await publishAd(site, member, endless)
    for (let n = 1; n <= 24; n += 1) {
      const ad = n % 3 === 0 ? carbine : headset
      await publishAd(site, member, { ...ad, type: n % 4 === 0 ? 'purchase' : 'sale' })
    }
    return '/classified-ads?sort=oldest'
  }),

  'the ads with filters, to a member with ads of their own': asMember(
    'Petites annonces',
    async (site, member) => {
      await withoutAds(site)
      await publishAd(site, member)
      await sellAd(member, await publishAd(site, member, headset))
      for (let n = 0; n < 4; n += 1)
        await postAd(member, { ...headset, title: `Bretelle de tir, taille ${n}` })
      await publishAd(site, member, endless)
      return '/classified-ads?type=sale&category=armes'
    },
    unfoldFilters,
  ),

  'the ads with photos, one without, to a visitor': asVisitor('Petites annonces', async (site, member) => {
    await withoutAds(site)
    for (const [at, ad] of [headset, carbine, endless].entries()) await publishAd(site, member, ad, at + 1)
    await publishAd(site, member, headset)
    return '/classified-ads'
  }),

  'the ads when there are none': asMember('Petites annonces', async (site) => {
    await withoutAds(site)
    return '/classified-ads'
  }),

  "a member's own ads": asMember('Mes annonces', async (site, member) => {
    await publishAd(site, member)
    await sellAd(member, await publishAd(site, member, headset))
    await site.renewalLink(await publishAd(site, member, headset), 9)
    await site.renewalLink(await publishAd(site, member, headset), -9)
    await postAd(member, endless)
    return '/classified-ads/mine'
  }),

  'an ad, as a visitor reads it': asVisitor(carbine.title, async (site, member) =>
    pathOf(await publishAd(site, member)),
  ),

  'an ad with six photos, as a visitor reads it': asVisitor(headset.title, async (site, member) =>
    pathOf(await publishAd(site, member, headset, 6)),
  ),

  'an ad with one photo, which waits': asMember(headset.title, async (_, member) =>
    pathOf(await postWithPhotos(member, headset, 1)),
  ),

  'an ad of endless words, as its owner reads it': asMember(endless.title, async (site, member) =>
    pathOf(await publishAd(site, member, endless)),
  ),

  'an ad that waits': asMember(headset.title, async (_, member) => pathOf(await postAd(member, headset))),

  'an ad that an admin has refused': asMember(headset.title, async (site, member) => {
    const ad = await postAd(member, headset)
    await rejectAd(site, ad, LONG_REASON)
    return pathOf(ad)
  }),

  'an ad that is sold': asMember(carbine.title, async (site, member) => {
    const ad = await publishAd(site, member)
    await sellAd(member, ad)
    return pathOf(ad)
  }),

  'an ad that has ended, which its owner may renew': asMember(endless.title, async (site, member) => {
    const ad = await publishAd(site, member, endless)
    await site.renewalLink(ad, -3)
    return pathOf(ad)
  }),

  'a reserved ad, as a visitor reads it': asVisitor(carbine.title, async (site, member) => {
    const ad = await publishAd(site, member)
    await member.http.post(`${pathOf(ad)}/reserve`)
    return pathOf(ad)
  }),

  'the link in a mail that renews an ad': asVisitor('Renouveler votre annonce ?', async (site, member) =>
    site.renewalLink(await publishAd(site, member, endless), 5),
  ),

  'the same link, once it has served': asVisitor('Ce lien ne sert plus', async (site, member) => {
    const link = await site.renewalLink(await publishAd(site, member, endless), 5)
    await member.http.post(link)
    return link
  }),

  'a lower price, refused': asMember(
    'Baisser le prix',
    async (site, member) => `${pathOf(await publishAd(site, member))}/lower-price`,
    async (page) => {
      await page.getByLabel('Nouveau prix').fill('900 €')
      await page.getByRole('button', { name: 'Baisser le prix' }).click()
      await expectRefused(page)
    },
  ),

  'the correction of an ad that an admin has refused': asMember(
    'Corriger et renvoyer',
    async (site, member) => {
      const ad = await postAd(member, headset)
      await rejectAd(site, ad, LONG_REASON)
      return `${pathOf(ad)}/edit`
    },
  ),

  'favourites, each in another state': asMember('Mes favoris', async (site, member) => {
    const seller = await site.member(karim)
    const [hidden, sold, online] = [
      await publishAd(site, seller),
      await publishAd(site, seller, headset),
      await publishAd(site, seller, endless),
    ]
    for (const { id } of [hidden, sold, online]) await member.http.post(`/favoris/${id}/add`)
    await sellAd(seller, sold)
    await site.db.run('UPDATE classified_ads SET is_hidden = true WHERE id = $1', [hidden.id])
    return '/favoris'
  }),

  'alerts, of long words, without a confirmed address': asMember('Mes alertes', async (_, { http }) => {
    const all = 'type=sale&category=armes&condition=bon&province=brabant-wallon&min=100&max=3000&withPhotos=1'
    for (const search of ['q=cz+457&max=500', `q=${'a'.repeat(100)}&${all}`])
      await http.post('/alertes', { search })
    return '/alertes'
  }),

  'alerts whose mails have ended': asMember('Mes alertes', async (_, { http }) => {
    await http.post('/alertes', { search: 'category=optique' })
    await http.post('/alertes', { mails: 'off' })
    return '/alertes'
  }),

  'an ad that is not found': asVisitor('Annonce non trouvée', '/classified-ads/999999'),

  'the form of an ad, to a visitor': asVisitor('Connexion requise', '/post-ad'),

  'the form of an ad for a weapon, refused': asMember('Poster une annonce', '/post-ad', async (page) => {
    await page.getByLabel('Catégorie').selectOption('armes')
    await page.getByLabel('Titre', { exact: true }).fill('CZ')
    await sendUnchecked(page.getByRole('button', { name: "Publier l'annonce" }))
    await expectRefused(page)
  }),

  'the form of an ad, with a file that is no photo': asMember(
    'Poster une annonce',
    '/post-ad',
    async (page) => {
      const buffer = Buffer.from('Carabine')
      await page
        .getByLabel('Ajouter des photos')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer })
      await page.getByRole('button', { name: 'Envoyer ces photos' }).click()
      await expectRefused(page)
    },
  ),

  'the form of an ad with six photos': asMember(
    "Modifier l'annonce",
    async (_, member) => `${pathOf(await postWithPhotos(member, headset, 6))}/edit`,
  ),

  'the question whether to delete an ad': asMember(
    'Supprimer cette annonce ?',
    async (site, member) => `${pathOf(await publishAd(site, member, endless))}/delete`,
  ),

  'the ads in the panel, some of which wait': asAdmin("Panel d'administration", async (site) => {
    await withoutAds(site)
    const member = await site.member(camille)
    await sellAd(member, await publishAd(site, member))
    await postWithPhotos(member, headset, 4)
    await postAd(member, endless)
    await postWithPhotos(await site.member(karim), carbine, 1)
    const corrected = await postAd(member, headset)
    await rejectAd(site, corrected, LONG_REASON)
    await changeAd(member, corrected, { ...headset, price: '70€' })
    return '/admin/ads'
  }),

  'the ads in the panel, after a decision': asAdmin("Panel d'administration", async (site, { http }) => {
    await withoutAds(site)
    const member = await site.member(camille)
    const [first] = [await postAd(member, endless), await postAd(member, headset)]
    await http.post(`/admin/ads/${first.id}/approve`, { revision: '1' })
    return '/admin/ads'
  }),

  'the rejection of two ads, refused': asAdmin(
    'Rejeter 2 annonces ?',
    async (site) => {
      const member = await site.member(camille)
      const ads = [await postAd(member, endless), await postAd(member, headset)]
      return `/admin/ads/bulk?act=reject&${ads.map(({ id }) => `ad[]=${id}.1`).join('&')}`
    },
    async (page) => {
      await sendUnchecked(page.getByRole('button', { name: 'Rejeter' }))
      await expectRefused(page)
    },
  ),

  'the change of an ad by an admin': asAdmin(
    "Modifier l'annonce",
    async (site) => `/admin/ads/${(await publishAd(site, await site.member(camille))).id}`,
  ),

  'the question whether to approve two ads': asAdmin('Approuver 2 annonces ?', async (site) => {
    const member = await site.member(camille)
    const ads = [await postAd(member, endless), await postAd(member, headset)]
    return `/admin/ads/bulk?act=approve&${ads.map(({ id }) => `ad[]=${id}.1`).join('&')}`
  }),
}

function pathOf({ id }: Ad): string {
  return `/classified-ads/${id}`
}

/** On a desk they are unfolded already. */
async function unfoldFilters(page: Page) {
  const fold = page.getByRole('button', { name: 'Filtrer les annonces (2)' })
  if (await fold.isVisible()) await fold.click()
}

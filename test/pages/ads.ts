import type { Page } from '@playwright/test'
import {
  adsBy,
  type ApiAd,
  carbine,
  endless,
  headset,
  LONG_REASON,
  postAd,
  removeAds,
  sendAdForm,
  type State,
} from '#test/things/ad'
import type { Member, Site } from '#test/e2e/worker-site'
import { camille, karim } from '#test/people'
import { createPhotos } from '#test/things/photo'
import { alsoAsAdmin, alsoAsMember, alsoAsVisitor, asAdmin, asMember, asVisitor, sendRefused } from './visit'

/** The classified ads and their panel, in each state that looks different. */
export const adPages = {
  'the ads, more than a page of them, to a visitor': asVisitor('Petites annonces', async (site, member) => {
    await removeAds(site)
    const ads = adsBy(member, site)
    await ads.publish(endless)
    for (let n = 1; n <= 24; n += 1) {
      const ad = n % 3 === 0 ? carbine : headset
      await ads.publish({ ...ad, type: n % 4 === 0 ? 'purchase' : 'sale' })
    }
    return '/classified-ads?sort=oldest'
  }),

  'the ads with filters, to a member with ads of their own': alsoAsMember(
    'Petites annonces',
    async (site, member) => {
      await removeAds(site)
      const ads = adsBy(member, site)
      await ads.publish()
      await ads.adThatIs('sold', headset)
      for (let n = 0; n < 4; n += 1) await ads.post({ ...headset, title: `Bretelle de tir, taille ${n}` })
      await ads.publish(endless)
      return '/classified-ads?type=sale&category=armes'
    },
    unfoldFilters,
  ),

  'the ads with photos, one without, to a visitor': asVisitor('Petites annonces', async (site, member) => {
    await removeAds(site)
    const ads = adsBy(member, site)
    for (const [at, ad] of [headset, carbine, endless].entries()) await ads.publish(ad, at + 1)
    await ads.publish(headset)
    return '/classified-ads'
  }),

  'the ads when there are none': alsoAsMember('Petites annonces', async (site) => {
    await removeAds(site)
    return '/classified-ads'
  }),

  "a member's own ads": asMember('Mes annonces', async (site, member) => {
    const ads = adsBy(member, site)
    await ads.publish()
    await ads.adThatIs('sold', headset)
    for (const days of [9, -9]) await site.renewalLink(await ads.publish(headset), days)
    await ads.post(endless)
    await keepDraft(member, endless)
    return '/classified-ads/mine'
  }),

  'an ad, as a visitor reads it': alsoAsVisitor(carbine.title, adAt('online')),

  'an ad with six photos, as a visitor reads it': asVisitor(headset.title, adAt('online', headset, 6)),

  'an ad with one photo, which waits': alsoAsMember(headset.title, adAt('pending', headset, 1)),

  'an ad of endless words, as its owner reads it': asMember(endless.title, adAt('online', endless)),

  'an ad that waits': alsoAsMember(headset.title, adAt('pending', headset)),

  'an ad that an admin has refused': asMember(headset.title, async (site, member) =>
    pathOf(await rejectedAd(site, member)),
  ),

  'an ad that is sold': alsoAsMember(carbine.title, adAt('sold')),

  'an ad that has ended, which its owner may renew': alsoAsMember(endless.title, adAt('expired', endless)),

  'a reserved ad, as a visitor reads it': alsoAsVisitor(carbine.title, async (site, member) => {
    const ad = await adsBy(member, site).publish()
    await member.http.post(`${pathOf(ad)}/reserve`)
    return pathOf(ad)
  }),

  'the link in a mail that renews an ad': alsoAsVisitor('Renouveler votre annonce ?', async (site, member) =>
    site.renewalLink(await adsBy(member, site).publish(endless), 5),
  ),

  'the same link, once it has served': alsoAsVisitor('Ce lien ne sert plus', async (site, member) => {
    const link = await site.renewalLink(await adsBy(member, site).publish(endless), 5)
    await member.http.post(link)
    return link
  }),

  'a lower price, refused': asMember(
    'Baisser le prix',
    adAt('online', {}, 0, '/lower-price'),
    async (page) => {
      await page.getByLabel('Nouveau prix').fill('900 €')
      await sendRefused(page, 'Baisser le prix')
    },
  ),

  'the correction of an ad that an admin has refused': alsoAsMember(
    'Corriger et renvoyer',
    async (site, member) => `${pathOf(await rejectedAd(site, member))}/edit`,
  ),

  'an ad whose correction was refused': asMember(headset.title, async (site, member) =>
    pathOf(await rejectedCorrection(site, member)),
  ),

  'own ads, one with a correction that waits': asMember('Mes annonces', async (site, member) => {
    await sendCorrection(site, member)
    return '/classified-ads/mine'
  }),

  'the form of a correction': asMember("Corriger l'annonce", adAt('online', headset, 2, '/edit')),

  'the form of a refused correction': asMember(
    'Modifier la correction',
    async (site, member) => `${pathOf(await rejectedCorrection(site, member))}/edit`,
  ),

  'the question whether to withdraw a correction': asMember(
    'Retirer la correction ?',
    async (site, member) => `${pathOf(await sendCorrection(site, member))}/withdraw-correction`,
  ),

  'favourites, each in another state': asMember('Mes favoris', async (site, member) => {
    const ads = adsBy(await site.member(karim), site)
    const [hidden, sold] = [await ads.publish(), await ads.publish(headset)]
    for (const { id } of [hidden, sold, await ads.publish(endless)])
      await member.http.post(`/favoris/${id}/add`)
    await ads.sell(sold)
    await ads.hide(hidden)
    return '/favoris'
  }),

  'alerts, of long words, without a confirmed address': asMember('Mes alertes', async (_, { http }) => {
    const all = 'type=sale&category=armes&condition=bon&province=brabant-wallon&min=100&max=3000&withPhotos=1'
    for (const search of ['q=cz+457&max=500', `q=${'a'.repeat(100)}&${all}`])
      await http.post('/alertes', { search })
    return '/alertes'
  }),

  'alerts whose mails have ended': alsoAsMember('Mes alertes', async (_, { http }) => {
    await http.post('/alertes', { search: 'category=optique' })
    await http.post('/alertes', { mails: 'off' })
    return '/alertes'
  }),

  'an ad that is not found': alsoAsVisitor('Annonce non trouvée', '/classified-ads/999999'),

  'the form of an ad, to a visitor': alsoAsVisitor('Connexion requise', '/post-ad'),

  'the form of an ad for a weapon, refused': asMember('Poster une annonce', '/post-ad', async (page) => {
    await page.getByLabel('Catégorie').selectOption('armes')
    await page.getByLabel('Titre', { exact: true }).fill('CZ')
    await sendRefused(page, "Publier l'annonce")
  }),

  'the form of an ad that was kept as a draft': asMember('Poster une annonce', async (_, member) => {
    await keepDraft(member, headset, 2)
    return '/post-ad'
  }),

  'the preview of a draft': asMember(headset.title, async (_, member) => {
    await keepDraft(member, headset, 2)
    return '/post-ad/preview'
  }),

  'the question whether to delete a draft': alsoAsMember('Supprimer ce brouillon ?', async (_, member) => {
    await keepDraft(member, headset)
    return '/post-ad/draft/delete'
  }),

  'the form of an ad, with places to choose from': asMember(
    'Poster une annonce',
    '/post-ad',
    async (page) => {
      await page.getByLabel('Catégorie').selectOption('optique')
      await page.getByLabel('Titre', { exact: true }).fill(headset.title)
      await page.getByLabel('Description', { exact: true }).fill(headset.description)
      await page.getByLabel('Prix', { exact: true }).fill(headset.price)
      await page.getByLabel('Localisation').fill('Saint-Georges')
      await page.getByRole('button', { name: "Publier l'annonce" }).click()
      await page.getByText('Vouliez-vous dire').waitFor()
    },
  ),

  'the form of an ad, with a file that is no photo': alsoAsMember(
    'Poster une annonce',
    '/post-ad',
    async (page) => {
      const buffer = Buffer.from('Carabine')
      // Keeps the script from the file, so that the server refuses it.
      await page.evaluate(() =>
        addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true }),
      )
      await page
        .getByLabel('Ajouter des photos')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer })
      await sendRefused(page, "Publier l'annonce")
    },
  ),

  'the form of an ad with six photos': asMember("Modifier l'annonce", adAt('pending', headset, 6, '/edit')),

  'the question whether to delete an ad': alsoAsMember(
    'Supprimer cette annonce ?',
    adAt('online', endless, 0, '/delete'),
  ),

  'the ads in the panel, some of which wait': asAdmin("Panel d'administration", async (site) => {
    await removeAds(site)
    const member = await site.member(camille)
    const ads = adsBy(member, site)
    await ads.adThatIs('sold')
    await ads.post(headset, 4)
    await ads.post(endless)
    await postAd((await site.member(karim)).http, carbine, 1)
    const corrected = await rejectedAd(site, member)
    await member.http.post(`${pathOf(corrected)}/edit`, { ...headset, price: '70€' })
    await sendCorrection(site, member)
    return '/admin/ads'
  }),

  'the ads in the panel, after a decision': alsoAsAdmin("Panel d'administration", async (site, { http }) => {
    await removeAds(site)
    const [first] = await postTwo(site)
    await http.post(`/admin/ads/${first!.id}/approve`, { revision: '1' })
    return '/admin/ads'
  }),

  'the rejection of two ads, refused': asAdmin(
    'Rejeter 2 annonces ?',
    async (site) => `/admin/ads/bulk?act=reject&${listed(await postTwo(site))}`,
    (page) => sendRefused(page, 'Rejeter'),
  ),

  'the change of an ad by an admin': alsoAsAdmin(
    "Modifier l'annonce",
    async (site) => `/admin/ads/${(await adsBy(await site.member(camille), site).publish()).id}`,
  ),

  'the question whether to approve two ads': alsoAsAdmin(
    'Approuver 2 annonces ?',
    async (site) => `/admin/ads/bulk?act=approve&${listed(await postTwo(site))}`,
  ),
}

function pathOf({ id }: ApiAd): string {
  return `/classified-ads/${id}`
}

const listed = (ads: readonly ApiAd[]) => ads.map(({ id }) => `ad[]=${id}.1`).join('&')

async function postTwo(site: Site): Promise<ApiAd[]> {
  const { http } = await site.member(camille)
  return [await postAd(http, endless), await postAd(http, headset)]
}

async function rejectedAd(site: Site, member: Member): Promise<ApiAd> {
  const ads = adsBy(member, site)
  const ad = await ads.post(headset)
  await ads.reject(ad, LONG_REASON)
  return ad
}

async function keepDraft({ http }: Member, fields: Record<string, string>, photos = 0) {
  await sendAdForm(http, '/post-ad', { fields, files: await createPhotos(photos), draft: 'save' })
}

/** The online ad of the member, after its correction was sent. */
async function sendCorrection(site: Site, member: Member): Promise<ApiAd> {
  const ad = await adsBy(member, site).publish(headset, 1)
  await member.http.post(`${pathOf(ad)}/edit`, { ...headset, price: '70€' })
  return ad
}

async function rejectedCorrection(site: Site, member: Member): Promise<ApiAd> {
  const ad = await sendCorrection(site, member)
  const [correction] = await site.db.read<ApiAd>('SELECT max(id) AS id FROM classified_ads')
  await adsBy(member, site).reject(correction!, LONG_REASON)
  return ad
}

/** The page of an ad of the member in this state, or one below it. */
function adAt(state: State, fields: object = {}, photos = 0, below = '') {
  return async (site: Site, member: Member) =>
    pathOf(await adsBy(member, site).adThatIs(state, fields, photos)) + below
}

/** On a desk they are unfolded already. */
async function unfoldFilters(page: Page) {
  const fold = page.getByRole('button', { name: 'Filtrer les annonces (2)' })
  if (await fold.isVisible()) await fold.click()
}

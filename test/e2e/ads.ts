import type { Page } from '@playwright/test'
import { sendAdForm } from '#test/things/photo'
import { scene } from '#test/things/pictures'
import { carbine } from '#test/things/carbine'
import type { Member, Site } from './worker-site'

export type Ad = { id: number; title: string }

export const headset = {
  type: 'sale',
  category: 'accessoires',
  title: 'Casque antibruit électronique',
  description: 'Deux micros réglables, coussinets neufs. Sert depuis un an au stand couvert.',
  price: '75€',
  location: 'Tournai',
}

/** The longest words that the form accepts. */
export const endless = {
  ...carbine,
  title: `${'a'.repeat(116)}-il`,
  description: 'b'.repeat(800),
  brand: 'c'.repeat(60),
  caliber: 'd'.repeat(40),
  weight: 'e'.repeat(30),
  price: `${'9'.repeat(39)}€`,
  location: 'f'.repeat(80),
  contactEmail: `${'g'.repeat(60)}@${'h'.repeat(60)}.example.com`,
}

/** Posts an ad, which then waits for an admin. */
export async function postAd({ http }: Member, ad: object = carbine): Promise<Ad> {
  const answer = await http.call('POST', '/api/classified-ads', ad)
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.json()
}

export async function approve(site: Site, { id }: Pick<Ad, 'id'>): Promise<Ad> {
  const answer = await (await site.admin()).http.call('PUT', `/api/classified-ads/${id}/approve`)
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}

/** Posts an ad with so many photos by its form. */
export async function postWithPhotos({ http }: Member, ad: object, photos: number): Promise<Ad> {
  const fields = { ...ad, certify: 'on' } as Record<string, string>
  await sendAdForm(http, '/post-ad', { fields, files: await differentPhotos(photos) })
  const [newest] = (await (await http.get('/api/classified-ads/user')).json()) as Ad[]
  return newest!
}

/** Changes a waiting ad, or sends a rejected one again. */
export async function changeAd({ http }: Member, { id }: Ad, ad: Record<string, string>): Promise<void> {
  const answer = await http.post(`/classified-ads/${id}/edit`, ad)
  if (answer.status !== 303) throw new Error(await answer.text())
}

/** Each of another shape and colour. */
export function differentPhotos(number: number) {
  const shapes = [
    { width: 1600, height: 1200 },
    { width: 900, height: 1200 },
    { width: 1280, height: 500 },
  ]
  return Promise.all(
    Array.from({ length: number }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      bytes: await scene(shapes[at % 3])
        .modulate({ hue: at * 70 })
        .jpeg()
        .toBuffer(),
    })),
  )
}

export async function publishAd(site: Site, member: Member, ad: object = carbine, photos = 0): Promise<Ad> {
  return approve(site, await (photos > 0 ? postWithPhotos(member, ad, photos) : postAd(member, ad)))
}

/** Long enough for a list to fold it behind a short first line. */
export const LONG_REASON = `Dites quel modèle c'est. ${'Sansespace'.repeat(20)}`

/** Rejects an ad that has not been changed since it was posted. */
export async function rejectAd(site: Site, { id }: Ad, reason: string): Promise<void> {
  await (
    await site.admin()
  ).http.post(`/admin/ads/${id}/reject`, { rule: 'misleading', reason, revision: '1' })
}

export async function sellAd({ http }: Member, { id }: Ad): Promise<void> {
  await http.call('PUT', `/api/classified-ads/${id}/mark-sold`)
}

/** Removes the ads of other tests. */
export async function withoutAds({ db }: Site): Promise<void> {
  await db.run('DELETE FROM classified_ads')
}

/** Fills in what every ad needs, without the fields of weapons. */
export async function fillAd(page: Page, ad: typeof headset) {
  await page.getByLabel('Catégorie').selectOption(ad.category)
  await page.getByLabel('Titre', { exact: true }).fill(ad.title)
  await page.getByLabel('Description').fill(ad.description)
  await page.getByLabel('Prix').fill(ad.price)
  await page.getByLabel('Localisation').fill(ad.location)
  await page.getByLabel('Montrer mon email aux membres').check()
}

import type { Database } from '#db/database'
import type { NewAd } from '#modules/ads'
import { classifiedAd } from '#app/api/entities'
import type { Browser } from '#test/harness/browser'
import { count as countRows } from '#test/harness/db/rows'
import { appendFiles, type Chosen, createPhotos } from './photo'

/** An ad as the calls answer it. */
export type ApiAd = {
  id: number
  userId: number
  title: string
  isApproved: boolean
  isSold: boolean
  photos: { url: string; width: number; height: number }[]
} & Record<string, unknown>

/** The example of every test: a rifle, as its owner would fill in the form. */
export const carbine = {
  type: 'sale',
  category: 'armes',
  title: 'Carabine de match',
  description: 'Peu servie, avec sa mallette et son méplat.',
  brand: 'Anschütz',
  caliber: '.22 LR',
  condition: 'bon',
  weight: '4,6 kg',
  features: 'Canon de 660 mm',
  price: '500€',
  location: 'Namur',
  province: 'namur',
  contactEmail: 'camille@example.com',
  contactPhone: '+32 470 12 34 56',
} as const satisfies NewAd

/** The fields of the example that the calls answer. */
export const carbineInJson = Object.fromEntries(
  Object.entries(carbine).filter(([name]) => name in classifiedAd.shape),
)

/** The same as the form sends it, with both contacts shown. */
export const carbineForm = { ...carbine, showPhone: 'on', showEmail: 'on', certify: 'on' }

export const CONTACTS = { contactEmail: carbine.contactEmail, contactPhone: carbine.contactPhone }
export const NO_CONTACTS = { contactEmail: null, contactPhone: null }

/** Without contacts. */
export const headset = {
  type: 'sale',
  category: 'accessoires',
  title: 'Casque antibruit électronique',
  description: 'Deux micros réglables, coussinets neufs. Sert depuis un an au stand couvert.',
  price: '75€',
  location: 'Tournai',
  province: '',
  contactEmail: '',
  contactPhone: '',
}

/** The longest words that the form accepts. */
export const endless = {
  ...carbine,
  title: `${'a'.repeat(116)}-il`,
  description: 'b'.repeat(800),
  brand: 'c'.repeat(60),
  caliber: 'd'.repeat(40),
  weight: 'e'.repeat(30),
  features: 'i'.repeat(120),
  price: `${'9'.repeat(39)}€`,
  location: 'f'.repeat(80),
  contactEmail: `${'g'.repeat(60)}@${'h'.repeat(60)}.example.com`,
}

export const REJECTION = { rule: 'misleading', reason: "Dites aussi quel modèle c'est." } as const
/** Long enough for a list to fold it behind a short first line. */
export const LONG_REASON = `Dites quel modèle c'est. ${'Sansespace'.repeat(20)}`

export type State = 'pending' | 'online' | 'sold' | 'expired' | 'hidden' | 'rejected'

/** How an ad is posted, decided on and read: through the module, or over HTTP. */
type AdDriver<Ad, Fields extends unknown[]> = {
  post: (...fields: Fields) => Promise<Ad>
  find: (ad: Ad) => Promise<Ad>
} & Record<'approve' | 'reject' | 'sell' | 'expire' | 'hide', (ad: Ad) => Promise<unknown>>

/** What both drivers make in several acts. */
export function withStates<Ad, Fields extends unknown[]>(driver: AdDriver<Ad, Fields>) {
  async function adThatIs(state: State, ...fields: Fields): Promise<Ad> {
    const ad = await driver.post(...fields)
    if (state === 'rejected') await driver.reject(ad)
    else if (state !== 'pending') await driver.approve(ad)
    if (state === 'sold') await driver.sell(ad)
    if (state === 'expired') await driver.expire(ad)
    if (state === 'hidden') await driver.hide(ad)
    return driver.find(ad)
  }
  return { adThatIs, publish: (...fields: Fields) => adThatIs('online', ...fields) }
}

/** Posts an ad, which then waits for an admin; photos go with its form. */
export async function postAd(owner: Browser, fields: object = {}, photos = 0): Promise<ApiAd> {
  const ad = { ...carbine, ...fields }
  if (photos === 0) return made(await owner.call('POST', '/api/classified-ads', ad), 201)
  const ticks = { ...(ad.contactPhone && { showPhone: 'on' }), ...(ad.contactEmail && { showEmail: 'on' }) }
  const form = { ...ad, ...ticks, certify: 'on' }
  await sendAdForm(owner, '/post-ad', { fields: form, files: await createPhotos(photos) })
  return findNewestAd(owner)
}

/** The last ad of the member who is signed in. */
export async function findNewestAd(owner: Browser): Promise<ApiAd> {
  const [newest] = (await (await owner.get('/api/classified-ads/user')).json()) as ApiAd[]
  return newest!
}

type Moderators = { db: Database; admin: () => Promise<{ http: Browser }> }

/** The ads of a member, over HTTP; an admin of the site decides on them. */
export function adsBy({ http: owner }: { http: Browser }, { db, admin }: Moderators) {
  const driver = {
    post: (fields?: object, photos?: number) => postAd(owner, fields, photos),
    async approve({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> {
      return made(await (await admin()).http.call('PUT', `/api/classified-ads/${id}/approve`))
    },
    /** Rejects an ad that its owner has not edited. */
    async reject({ id }: Pick<ApiAd, 'id'>, reason: string = REJECTION.reason) {
      await (await admin()).http.post(`/admin/ads/${id}/reject`, { ...REJECTION, reason, revision: '1' })
    },
    async sell({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> {
      return made(await owner.call('PUT', `/api/classified-ads/${id}/mark-sold`))
    },
    async hide({ id }: Pick<ApiAd, 'id'>) {
      await (await admin()).http.post(`/admin/ads/${id}/hide`)
    },
    /** Ends the ad 27 days ago, so that it can be renewed for three more days. */
    async expire({ id }: Pick<ApiAd, 'id'>) {
      const ended =
        "UPDATE classified_ads SET state = 'expired', expires_at = $1, ended_at = $1 WHERE id = $2"
      await db.write(ended, [daysFromNow(-27), id])
    },
    /** Reads an ad as its owner may. */
    find: async ({ id }: Pick<ApiAd, 'id'>) => made(await owner.get(`/api/classified-ads/${id}`)),
  }
  return { ...driver, ...withStates<ApiAd, [fields?: object, photos?: number]>(driver) }
}

export async function removeAds({ db }: { db: Database }): Promise<void> {
  for (const table of ['classified_ads', 'ad_drafts']) await db.write(`DELETE FROM ${table}`)
}

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)

async function made(answer: Response, status = 200): Promise<ApiAd> {
  if (answer.status !== status) throw new Error(await answer.text())
  return answer.json()
}

type Sent = {
  fields?: Record<string, string>
  /** The numbers of the photos that it shows, with their captions. */
  kept?: readonly (readonly [id: string, caption: string])[]
  files?: readonly Chosen[]
  /** The button: the form's own, or one of a photo. */
  act?: string
  /** The button of the draft, in place of the form's own. */
  draft?: 'save' | 'preview'
}

/** Sends the form of an ad as a browser does, its controls in the order of the page. */
export function sendAdForm(
  browser: Browser,
  path: string,
  { fields = carbineForm, kept = [], files = [], act, draft }: Sent,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [id, caption] of kept) {
    body.append('caption[]', caption)
    body.append('photo[]', id)
  }
  appendFiles(body, 'photos', files)
  if (act) body.append('photoAct', act)
  if (draft) body.append('draft', draft)
  return browser.send('POST', path, { body })
}

/** Approved ads of Camille, each a minute older than the one before. */
export async function addOldAds({ db }: { db: Database }, count: number): Promise<void> {
  const ads = await countRows(db, 'classified_ads')
  const minute = (n: string) =>
    db.dialect === 'postgres'
      ? `timestamptz '2026-01-01' - ${n} * interval '1 minute'`
      : `strftime('%Y-%m-%d %H:%M:%S.000 +00:00', '2026-01-01', '-' || ${n} || ' minutes')`
  await db.write(
    `INSERT INTO classified_ads (user_id, title, description, price, location, type, category, condition,
         search_text, state, is_approved, is_sold, owner_is_blocked, created_at, updated_at)
       WITH RECURSIVE numbers (n) AS
         (SELECT ${ads + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ads + count})
       SELECT users.id, 'Annonce', 'Une annonce parmi beaucoup', '10€', 'Mons',
         CASE WHEN n % 10 = 0 THEN 'purchase' ELSE 'sale' END,
         CASE WHEN n % 5 = 0 THEN 'optique' ELSE 'autres' END,
         CASE WHEN n % 7 = 0 THEN 'neuf' END,
         'annonce une annonce parmi beaucoup', 'online', $1, $2, $2, ${minute('n')}, ${minute('n')}
       FROM numbers, users WHERE username = 'camille'`,
    [true, false],
  )
}

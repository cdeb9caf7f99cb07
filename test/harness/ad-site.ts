import type { Browser } from './browser'
import { camille, elodie, karim } from '#test/people'
import { openTestSite } from './site'
import { adsBy, removeAds } from '#test/things/ad'

export type Reader = 'visitor' | 'member' | 'owner' | 'admin'
export const READERS: Reader[] = ['visitor', 'member', 'owner', 'admin']

/** Opens a site where Camille posts ads, Karim reads them and Élodie approves them. */
export async function openAdSite(env?: Record<string, string>) {
  const site = await openTestSite(env)
  const readers: Record<Reader, Browser> = {
    visitor: site.browser(),
    member: await site.member(karim),
    admin: await site.admin(elodie),
    owner: await site.member(camille),
  }
  const admin = () => Promise.resolve({ http: readers.admin })

  return {
    ...site,
    readers,
    ...adsBy({ http: readers.owner }, { db: site.db, admin }),
    removeAll: () => removeAds(site),
  }
}

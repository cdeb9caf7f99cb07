import type { Browser } from '../browser'
import { camille, elodie, karim, openTestSite } from '../site'
import { makeAdmin } from '../db/rows'
import { carbine } from '../worlds/carbine'
import { type ApiAd, post } from '../calls/ads'

export type Reader = 'visitor' | 'member' | 'owner' | 'admin'
export type State = 'pending' | 'online' | 'sold'

/** A site with Camille, who posts ads, Karim, who reads them, and Élodie, who approves them. */
export async function openAdSite(env: Record<string, string> = {}) {
  const site = await openTestSite(env)
  const readers: Record<Reader, Browser> = {
    visitor: site.browser(),
    member: await site.member(karim),
    admin: await site.member(elodie),
    // The last to register: the member with the many ads of a test.
    owner: await site.member(camille),
  }
  await makeAdmin(site.db, elodie.username)

  const approve = async ({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> =>
    (await readers.admin.call('PUT', `/api/classified-ads/${id}/approve`)).json()

  const publish = async (fields: object = {}) => approve(await post(readers.owner, fields))
  const sell = async ({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> =>
    (await readers.owner.call('PUT', `/api/classified-ads/${id}/mark-sold`)).json()

  return {
    ...site,
    readers,
    approve,
    /** What waits for an admin. */
    post: (fields: object = {}) => post(readers.owner, fields),
    publish,
    sell,
    async adThatIs(state: State): Promise<ApiAd> {
      if (state === 'pending') return post(readers.owner)
      const ad = await publish()
      return state === 'sold' ? sell(ad) : ad
    },
    removeAll: () => site.db.run('DELETE FROM classified_ads'),
    /** What is kept of an ad, as its owner may read it. */
    kept: async ({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> =>
      (await readers.owner.get(`/api/classified-ads/${id}`)).json(),
  }
}

export type AdSite = Awaited<ReturnType<typeof openAdSite>>

/** The carbine as the form sends it. */
export const carbineForm = { ...carbine, certify: 'on' }

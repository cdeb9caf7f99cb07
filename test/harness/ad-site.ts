import type { Browser } from './browser'
import { camille, elodie, karim } from '#test/people'
import { openTestSite } from './site'
import { makeAdmin } from '#test/harness/db/rows'
import { type ApiAd, post } from '#test/things/ad'

export type Reader = 'visitor' | 'member' | 'owner' | 'admin'
export type State = 'pending' | 'online' | 'sold' | 'expired' | 'hidden' | 'rejected'

/** A site with Camille, who posts ads, Karim, who reads them, and Élodie, who approves them. */
export async function openAdSite(env?: Record<string, string>) {
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

  const reject = async (ad: ApiAd): Promise<ApiAd> => {
    await readers.admin.post(`/admin/ads/${ad.id}/reject`, { ...REJECTION, revision: '1' })
    return ad
  }
  /** Past the modules. */
  const set = async ({ id }: Pick<ApiAd, 'id'>, values: Record<string, boolean | Date>) => {
    const columns = Object.keys(values).map((column, index) => `${column} = $${index + 2}`)
    await site.db.run(`UPDATE classified_ads SET ${columns.join()} WHERE id = $1`, [
      id,
      ...Object.values(values),
    ])
  }

  return {
    ...site,
    readers,
    set,
    approve,
    /** What waits for an admin. */
    post: (fields: object = {}) => post(readers.owner, fields),
    publish,
    sell,
    async adThatIs(state: State): Promise<ApiAd> {
      if (state === 'pending') return post(readers.owner)
      if (state === 'rejected') return reject(await post(readers.owner))
      const ad = await publish()
      if (state === 'sold') return sell(ad)
      if (state === 'hidden') await set(ad, { is_hidden: true })
      // Of the month in which it can be renewed, three days are left.
      if (state === 'expired') await set(ad, { is_expired: true, expires_at: daysFromNow(-27) })
      return ad
    },
    removeAll: () => site.db.run('DELETE FROM classified_ads'),
    /** What is kept of an ad, as its owner may read it. */
    kept: async ({ id }: Pick<ApiAd, 'id'>): Promise<ApiAd> =>
      (await readers.owner.get(`/api/classified-ads/${id}`)).json(),
  }
}

export type AdSite = Awaited<ReturnType<typeof openAdSite>>

export const REJECTION = { rule: 'misleading', reason: "Dites aussi quel modèle c'est." }

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)

import type { Tx } from '#db/database'
import type { CheckedAd } from '#modules/ads'
import type { Mail } from '#modules/kernel/mails'
import type { Parts } from '../parts'

/** Queues a mail to the owner of each ad: that it is approved or, with its reason, rejected. */
export async function tellOwners(
  { identity, mails }: Parts,
  ads: readonly CheckedAd[],
  tx: Tx,
  reason?: string,
): Promise<void> {
  const owners = await identity.findNames(
    ads.map(({ userId }) => userId),
    tx,
  )
  const told = ads.map(({ id: adId, userId, title }): Mail => {
    const { email: to, firstName } = owners.get(userId)!
    const parameters = { firstName, title, adId }
    return reason === undefined
      ? { template: 'ad-approved', to, userId, parameters }
      : { template: 'ad-rejected', to, userId, parameters: { ...parameters, reason } }
  })
  await mails.queue(told, tx)
}

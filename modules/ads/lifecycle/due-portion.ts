import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import type { Due } from './store'

/** The maximum number of ads per transaction. It is low, because owners stay locked until the commit. */
const PORTION = 100

type Work = {
  list(limit: number): Promise<Due[]>
  take(ids: readonly number[], tx: Tx): Promise<Due[]>
  template?: 'ad-ending' | 'ad-ended'
}

/**
 * Handles one portion of the due ads, and returns how many it changed. Locks owners before ads, to avoid
 * deadlocks. Queues no mail for blocked owners.
 */
export async function takeDuePortion(
  { db, identity, mails }: { db: Database; identity: Identity; mails: MailQueue<Tx> },
  { list, take, template }: Work,
): Promise<number> {
  const due = await list(PORTION)
  if (due.length === 0) return 0
  return db.transaction(async (tx) => {
    const owners = await identity.accounts.lockMembers(
      due.map(({ userId }) => userId),
      tx,
    )
    const ads = await take(
      due.map(({ id }) => id),
      tx,
    )
    const queued = ads.flatMap(({ id: adId, userId, expiresAt }): Mail[] => {
      const owner = owners.get(userId)
      if (!owner || !template) return []
      const parameters = { adId, expiresAt: expiresAt.toISOString() }
      return [{ template, to: owner.email, userId, parameters }]
    })
    if (queued.length > 0) await mails.queue(queued, tx)
    return ads.length
  })
}

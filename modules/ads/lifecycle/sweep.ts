import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import type { Stopping } from '#modules/kernel/page'
import type { Due } from './store'

/** Ads of one transaction, which locks their owners. */
const PORTION = 100

type Work = {
  list(limit: number): Promise<Due[]>
  take(ids: readonly number[], tx: Tx): Promise<Due[]>
  template?: 'ad-ending' | 'ad-ended'
}

/** Takes what is due, portion by portion. Locks owners before their ads, as everywhere; mails none who is blocked. */
export async function sweep(
  { db, identity, mails }: { db: Database; identity: Identity; mails: MailQueue<Tx> },
  stopping: Stopping | undefined,
  { list, take, template }: Work,
): Promise<number> {
  let done = 0
  for (;;) {
    const due = stopping?.aborted ? [] : await list(PORTION)
    if (due.length === 0) return done
    const taken = await db.transaction(async (tx) => {
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
    // Another process has taken them.
    if (taken === 0) return done
    done += taken
  }
}

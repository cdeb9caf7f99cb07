import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { writeFirst } from '#db/portions'

/**
 * Deletes some ads of a member or, once they have none, some messages and conversations. Returns 0 if none is left. The
 * member's other rows are few, and go with the account.
 */
export async function removeOwnRows(db: Database, userId: number, tx: Tx): Promise<number> {
  const ads = await db.write(ADS, [userId], tx)
  if (ads > 0) await announceContentChange(db, 'ads', tx)
  return ads || writeFirst(db, [MESSAGES, CONVERSATIONS], [userId], tx)
}

const ADS =
  'DELETE FROM classified_ads WHERE id IN (SELECT id FROM classified_ads WHERE user_id = $1 LIMIT 10)'

const OWN_CONVERSATIONS = 'SELECT id FROM conversations WHERE owner_id = $1 OR writer_id = $1'

const MESSAGES = `DELETE FROM messages WHERE id IN
  (SELECT id FROM messages WHERE conversation_id IN (${OWN_CONVERSATIONS}) LIMIT 1000)`

const CONVERSATIONS = `DELETE FROM conversations WHERE id IN (${OWN_CONVERSATIONS} LIMIT 100)`

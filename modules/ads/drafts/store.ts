import { isAmong } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import type { DraftContent } from '../ad'
import type { Tables } from '../tables'

export function createDraftStore({ db, tables: { drafts } }: { db: Database; tables: Tables }) {
  return {
    async save(userId: number, content: DraftContent, savedAt: Date, tx: Tx): Promise<void> {
      await db.write(
        `INSERT INTO ad_drafts (user_id, content, saved_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET content = excluded.content, saved_at = excluded.saved_at`,
        [userId, JSON.stringify(content), savedAt],
        tx,
      )
      const chosen = content.photos.map(({ id }) => id)
      const [isChosen, ids] = isAmong(db, 'id', chosen)
      await db.write(
        `UPDATE ad_photos SET draft_user_id = CASE WHEN ${isChosen.replace('?', '$2')} THEN user_id END
         WHERE user_id = $1 AND ad_id IS NULL`,
        [userId, ids!],
        tx,
      )
    },

    removeSavedBefore: (moment: Date): Promise<number> => drafts.remove({ savedAt: below(moment) }),
  }
}

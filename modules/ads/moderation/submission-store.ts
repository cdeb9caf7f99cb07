import { isAmong, secondsBetween, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { isWithin, readSpans, type Span } from '#db/spans'
import type { Tables } from '../tables'
import type { AdOutcome } from './undo'

/** What members sent to be approved in a week, and what admins approved in it, whenever it was sent. */
export type AdFigures = {
  sentAds: number
  approvedAds: number
  /** The median of the hours between sending and approval; null without approved ads. */
  hoursToApproval: number | null
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>

export function createSubmissionStore(db: Database, { submissions }: Tables) {
  const seconds = secondsBetween(db, 'sent_at', 'decided_at')
  const approved = `FROM ad_submissions WHERE outcome = 'approved' AND ${isWithin('decided_at')}`

  return {
    /** Does nothing for an ad that still waits. `tx` must have locked the ad, like those of the next two methods. */
    async add(adId: number, sentAt: Date, tx: Tx): Promise<void> {
      await db.write(
        'INSERT INTO ad_submissions (ad_id, sent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [adId, sentAt],
        tx,
      )
    },

    async decide(adId: readonly number[], outcome: AdOutcome, decidedAt: Date, tx: Tx): Promise<void> {
      await submissions.update({ adId, decidedAt: null }, { outcome, decidedAt }, tx)
    },

    /** Takes back the last decision on each ad. */
    async reopen(adIds: readonly number[], tx: Tx): Promise<void> {
      const { where, values } = whereAll([isAmong(db, 'ad_id', adIds)])
      await db.write(
        `UPDATE ad_submissions SET outcome = NULL, decided_at = NULL
         WHERE id IN (SELECT max(id) FROM ad_submissions ${where} GROUP BY ad_id)`,
        values,
        tx,
      )
    },

    listFigures: (weeks: readonly Span[]): Promise<AdFigures[]> =>
      readSpans<AdFigures>(db, weeks, {
        sentAds: `SELECT count(*) FROM ad_submissions WHERE ${isWithin('sent_at')}`,
        approvedAds: `SELECT count(*) ${approved}`,
        hoursToApproval: `SELECT avg(seconds) / 3600 FROM (
          SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS waits
          FROM (SELECT ${seconds} AS seconds ${approved}) AS wait) AS placed
          WHERE place IN ((waits + 1) / 2, (waits + 2) / 2)`,
      }),
  }
}

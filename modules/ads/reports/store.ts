import { uniqueViolation, withSavepoint } from '#db/constraints'
import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Tables } from '../tables'
import { type AdState, MOST_OPEN_REPORTS } from '../rules'
import type { AdReportClosing, NewAdReport } from './schema'

export type AdReportStore = ReturnType<typeof createAdReportStore>

/** A report of an ad. Title, text and owner are copies made when it was reported. */
export type AdReport = NewAdReport & {
  id: number
  /** Null if the ad was deleted. */
  adId: number | null
  adTitle: string
  adText: string
  /** Null if the owner's account was deleted. */
  ownerId: number | null
  ownerName: string
  /** Null for a visitor, who gets the reply at `email`. */
  userId: number | null
  email: string
  createdAt: Date
  /** Null while the report waits for a moderator. */
  closedAt: Date | null
  outcome: AdReportClosing['outcome'] | null
  reply: string | null
}

export type QueuedAdReport = AdReport & {
  /** The number of open reports of the same ad. */
  openReports: number
}

/** What moderators see of a member before they decide. It counts reports of ads and of conversations. */
export type ModerationRecord = {
  waitingAds: number
  rejectedAds: number
  reportsAbout: number
  reportsBy: number
}

/** A member's reports of ads, in the copy of their data. */
export type OwnAdReports = (Pick<
  AdReport,
  'id' | 'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
> & { ad: string })[]

type NewRow = Omit<AdReport, 'id' | 'closedAt' | 'outcome' | 'reply'>

export function createAdReportStore({ db, tables }: { db: Database; tables: Tables }) {
  const reports = tables.adReports.without('reporterKey')
  const stored = reports.joinedAs('report')
  const queued = {
    table: 'ad_reports AS report',
    columns: `${stored.columns}, (SELECT CAST(count(*) AS integer) FROM ad_reports AS other
      WHERE other.closed_at IS NULL AND other.ad_id = report.ad_id) AS "openReports"`,
  }

  const toQueued = ({ openReports, ...row }: { openReports: number }): QueuedAdReport => ({
    ...stored.toRow(row),
    openReports,
  })

  return {
    /** Adds a report; refused while the same reporter has an open report of the same ad. */
    async add(report: NewRow, tx: Tx): Promise<Result<AdReport, 'reported'>> {
      const row = {
        ...report,
        reporterKey: toReporterKey(report),
        closedAt: null,
        outcome: null,
        reply: null,
      }
      try {
        return ok(await withSavepoint(db, tx, () => reports.insert(row, tx)))
      } catch (error) {
        if (uniqueViolation(error) === 'ad_id,reporter_key') return refuse('reported')
        throw error
      }
    },

    /**
     * Returns whether the reporter has too many open reports. Counts reports of ads and, for a member, of
     * conversations.
     */
    async hasTooManyOpen(reporter: Reporter, tx: Tx): Promise<boolean> {
      const [counted] = await db.read<{ open: number }>(
        `SELECT ${countRows('ad_reports WHERE reporter_key = $1 AND closed_at IS NULL')}
          + ${countRows('conversation_reports WHERE user_id = $2 AND closed_at IS NULL')} AS open`,
        [toReporterKey(reporter), reporter.userId ?? 0],
        { tx },
      )
      return counted!.open >= MOST_OPEN_REPORTS
    },

    async findLast(userId: number, adId: number, tx?: Tx): Promise<AdReport | null> {
      const last = 'WHERE user_id = $1 AND ad_id = $2 ORDER BY id DESC LIMIT 1'
      return (await reports.read(last, [userId, adId], { tx }))[0] ?? null
    },

    list({ isClosed }: { isClosed: boolean }, slice: Slice): Promise<Page<QueuedAdReport>> {
      const conditions = [[isClosed ? 'closed_at IS NOT NULL' : 'closed_at IS NULL']] as const
      const order = isClosed ? 'closed_at DESC, report.id DESC' : 'report.id'
      return readListPage(db, { ...queued, conditions, order }, slice, toQueued)
    },

    async find(id: number, tx?: Tx): Promise<QueuedAdReport | null> {
      const sql = `SELECT ${queued.columns} FROM ${queued.table} WHERE report.id = $1`
      const [found] = await db.read<{ openReports: number }>(sql, [id], { tx })
      return found ? toQueued(found) : null
    },

    /** Finds the open reports of an ad, in the order of their ids. */
    findOpenOfAd: (adId: number, tx?: Tx): Promise<AdReport[]> =>
      reports.list({ adId, closedAt: null }, { order: 'id', tx }),

    async findModerationRecord(userId: number): Promise<ModerationRecord> {
      const ownTalks = countRows(
        'conversation_reports WHERE (owner_id = $1 OR writer_id = $1) AND user_id <> $1',
      )
      const ownAds = (state: AdState) => countRows(`classified_ads WHERE user_id = $1 AND state = '${state}'`)
      const [counted] = await db.read<ModerationRecord>(
        `SELECT ${ownAds('pending')} AS "waitingAds", ${ownAds('rejected')} AS "rejectedAds",
          ${countRows('ad_reports WHERE owner_id = $1')} + ${ownTalks} AS "reportsAbout",
          ${countRows('ad_reports WHERE user_id = $1')}
            + ${countRows('conversation_reports WHERE user_id = $1')} AS "reportsBy"`,
        [userId],
      )
      return counted!
    },

    /** Locks until `tx` ends those of the reports that are open; returns them. */
    lockOpen: (ids: readonly number[], tx: Tx): Promise<AdReport[]> =>
      reports.lockAll({ id: ids, closedAt: null }, tx),

    async close(
      ids: readonly number[],
      { outcome, reply }: Pick<AdReportClosing, 'outcome' | 'reply'>,
      at: Date,
      tx: Tx,
    ): Promise<void> {
      await reports.update({ id: ids }, { outcome, reply, closedAt: at }, tx)
    },

    /** Lists the member's reports, oldest first. */
    async listOwn(userId: number): Promise<OwnAdReports> {
      const found = await reports.list({ userId }, { order: 'id' })
      return found.map(({ id, adTitle: ad, reason, message, createdAt, closedAt, outcome, reply }) => {
        return { id, ad, reason, message, createdAt, closedAt, outcome, reply }
      })
    },

    /**
     * Deletes the copied texts of reports closed before this moment, and the names of owners whose account is
     * deleted.
     */
    dropCopies: (closedBefore: Date): Promise<unknown> =>
      db.write(
        `UPDATE ad_reports
         SET ad_text = '', owner_name = CASE WHEN owner_id IS NULL THEN '' ELSE owner_name END
         WHERE closed_at < $1 AND (ad_text <> '' OR (owner_id IS NULL AND owner_name <> ''))`,
        [closedBefore],
      ),

    removeOfVisitors: (closedBefore: Date): Promise<number> =>
      reports.remove({ userId: null, closedAt: below(closedBefore) }),
  }
}

type Reporter = Pick<AdReport, 'userId' | 'email'>

/**
 * Returns the key that identifies a reporter. A member's key is not their address: a visitor who types that address
 * must not learn what the member has reported.
 */
const toReporterKey = ({ userId, email }: Reporter) =>
  userId === null ? `address ${email}` : `member ${userId}`

const countRows = (rows: string) => `(SELECT CAST(count(*) AS integer) FROM ${rows})`

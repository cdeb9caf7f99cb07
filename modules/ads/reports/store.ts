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

/** Title, text and owner are copies from when it was reported. */
export type AdReport = NewAdReport & {
  id: number
  /** Null where the ad was deleted. */
  adId: number | null
  adTitle: string
  adText: string
  /** Null where the account was deleted. */
  ownerId: number | null
  ownerName: string
  /** Null for a visitor, who is answered at `email`. */
  userId: number | null
  email: string
  createdAt: Date
  /** Null while it waits for a moderator. */
  closedAt: Date | null
  outcome: AdReportClosing['outcome'] | null
  reply: string | null
}

export type QueuedAdReport = AdReport & {
  /** Open reports of the same ad. */
  openReports: number
}

/** What moderators weigh of a member; the reports are of ads and conversations. */
export type ModerationRecord = {
  waitingAds: number
  rejectedAds: number
  reportsAbout: number
  reportsBy: number
}

/** For the copy of a member's data. */
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
    /** Refused while the same reporter has an open one of the same ad. */
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

    /** Counts reports of ads, and those of conversations where the reporter is a member. */
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

    /** In the order of their ids. */
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

    /** Locks those that are open until `tx` ends. */
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

    /** In the order of the reports. */
    async listOwn(userId: number): Promise<OwnAdReports> {
      const found = await reports.list({ userId }, { order: 'id' })
      return found.map(({ id, adTitle: ad, reason, message, createdAt, closedAt, outcome, reply }) => {
        return { id, ad, reason, message, createdAt, closedAt, outcome, reply }
      })
    },

    /** With the name of an owner whose account is deleted. */
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

/** Members have keys of their own: a visitor who types a member's address must not learn what they have reported. */
const toReporterKey = ({ userId, email }: Reporter) =>
  userId === null ? `address ${email}` : `member ${userId}`

const countRows = (rows: string) => `(SELECT CAST(count(*) AS integer) FROM ${rows})`

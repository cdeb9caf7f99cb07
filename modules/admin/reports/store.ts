import { uniqueViolation, withSavepoint } from '#db/constraints'
import type { Database, Tx, Queue as WaitingRows } from '#db/database'
import { below } from '#db/filter'
import { readListPage } from '#db/list-page'
import type { RowOf } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Tables } from '../tables'
import { type Kind, type KindIn, type Outcome, type Queue, QUEUES, type Reason } from './schema'

export type ReportStore = ReturnType<typeof createReportStore>

type Row = RowOf<Tables['reports']>

export type Subject<K extends Kind = Kind> = { kind: K; id: number }

/** Title, text and names are copies from the moment of the report. */
export type Report<K extends Kind = Kind> = Omit<
  Stored,
  SubjectColumn | 'version' | 'userId' | 'reason' | 'outcome'
> & {
  /** The id is null once the ad or the conversation is deleted. */
  about: { kind: K; id: K extends KindIn<'content'> ? number : number | null }
  version: K extends KindIn<'content'> ? number : null
  userId: K extends 'ad' ? number | null : number
  reason: Reason<K>
  outcome: Outcome<K> | null
}

type Stored = Omit<Row, 'reporterKey'>
type SubjectColumn = 'kind' | 'questionId' | 'lessonId' | 'conversationId'

export type QueuedReport<K extends Kind = Kind> = Report<K> & {
  /** The number of open reports about the same subject. */
  openReports: number
}

/** The fields of a new report besides its subject. Those left out are empty. */
export type NewRow = Pick<Stored, 'title' | 'userId' | 'reason' | 'message' | 'createdAt'> &
  Partial<
    Pick<Stored, 'adId' | 'version' | 'text' | 'ownerId' | 'ownerName' | 'writerId' | 'writerName' | 'email'>
  >

export type Reporter = { userId: number | null; email?: string | null }

export function createReportStore(db: Database, { reports: table }: Tables) {
  const reports = table.without('reporterKey')
  const stored = reports.joinedAs('report')

  function toList<Q extends Queue>(queue: Q) {
    const isSame = QUEUES[queue].map((kind) => `other.${kind}_id = report.${kind}_id`).join(' OR ')
    return {
      table: 'reports AS report',
      columns: `${stored.columns}, (SELECT CAST(count(*) AS integer) FROM reports AS other
        WHERE other.${queueCondition(queue)} AND other.closed_at IS NULL AND (${isSame})) AS "openReports"`,
      toItem: ({ openReports, ...row }: { openReports: number }): QueuedReport<KindIn<Q>> => ({
        ...toReport<KindIn<Q>>(stored.toRow(row)),
        openReports,
      }),
    }
  }

  const toOpen = (queue: Queue): WaitingRows => ({
    rows: `reports WHERE ${queueCondition(queue)} AND closed_at IS NULL`,
    since: 'created_at',
  })

  async function listOpen<K extends Kind>({ kind, id }: Subject<K>, tx?: Tx): Promise<Report<K>[]> {
    const found = await reports.list({ kind, [ID[kind]]: id, closedAt: null }, { order: 'id', tx })
    return found.map(toReport<K>)
  }

  return {
    /** The open reports of all queues. */
    open: { rows: 'reports WHERE closed_at IS NULL', since: 'created_at' } satisfies WaitingRows,

    queues: {
      questionReports: toOpen('content'),
      adReports: toOpen('ad'),
      conversationReports: toOpen('conversation'),
    },

    async add<K extends Kind>(
      { kind, id }: Subject<K>,
      given: NewRow,
      tx: Tx,
    ): Promise<Result<Report<K>, 'reported'>> {
      const row = { ...EMPTY, ...given, kind, [ID[kind]]: id, reporterKey: toReporterKey(given) }
      try {
        return ok(toReport<K>(await withSavepoint(db, tx, () => reports.insert(row, tx))))
      } catch (error) {
        if (uniqueViolation(error) === `${kind}_id,reporter_key`) return refuse('reported')
        throw error
      }
    },

    /** Counts the reporter's open reports of ads and conversations. */
    countOpen: (reporter: Reporter, tx: Tx): Promise<number> =>
      table.count({ reporterKey: toReporterKey(reporter), kind: ['ad', 'conversation'], closedAt: null }, tx),

    async findLast<K extends Kind>(
      userId: number,
      { kind, id }: Subject<K>,
      tx?: Tx,
    ): Promise<Report<K> | null> {
      const own = { userId, kind, [ID[kind]]: id }
      const [found] = await reports.list(own, { order: 'id DESC', limit: 1, tx })
      return found ? toReport<K>(found) : null
    },

    list<Q extends Queue>(queue: Q, isClosed: boolean, slice: Slice): Promise<Page<QueuedReport<KindIn<Q>>>> {
      const { toItem, ...list } = toList(queue)
      const conditions = [[queueCondition(queue)], [`closed_at IS ${isClosed ? 'NOT ' : ''}NULL`]] as const
      const order = isClosed ? 'closed_at DESC, report.id DESC' : 'report.id'
      return readListPage(db, { ...list, conditions, order }, slice, toItem)
    },

    async find<Q extends Queue>(queue: Q, id: number, tx?: Tx): Promise<QueuedReport<KindIn<Q>> | null> {
      const { toItem, ...list } = toList(queue)
      const sql = `SELECT ${list.columns} FROM ${list.table} WHERE ${queueCondition(queue)} AND report.id = $1`
      const [found] = await db.read<{ openReports: number }>(sql, [id], { tx })
      return found ? toItem(found) : null
    },

    listOpen,

    async listOpenWith(report: Report<'ad'>, tx?: Tx): Promise<Report<'ad'>[]> {
      if (report.adId !== null) return listOpen({ kind: 'ad', id: report.adId }, tx)
      return report.closedAt === null ? [report] : []
    },

    async findReporters(ids: readonly number[], tx?: Tx): Promise<number[]> {
      const found = await reports.only('userId').list({ id: ids }, { tx })
      return found.flatMap(({ userId }) => userId ?? [])
    },

    /** Locks those of the reports that are still open, and returns them. */
    async lockOpen<Q extends Queue>(queue: Q, ids: readonly number[], tx: Tx): Promise<Report<KindIn<Q>>[]> {
      const locked = await reports.lockAll([{ id: ids, closedAt: null }, [queueCondition(queue)]], tx)
      return locked.map(toReport<KindIn<Q>>)
    },

    async close(ids: readonly number[], as: Pick<Row, 'outcome' | 'reply'>, at: Date, tx: Tx): Promise<void> {
      await reports.update({ id: ids }, { ...as, closedAt: at }, tx)
    },

    /** Counts the reports about a member's ads and messages, and those that the member sent. */
    async countByMember(userId: number): Promise<{ reportsAbout: number; reportsBy: number }> {
      const countRows = (where: string) => `(SELECT CAST(count(*) AS integer) FROM reports WHERE ${where})`
      const about = '(owner_id = $1 OR writer_id = $1) AND (user_id IS NULL OR user_id <> $1)'
      const [counted] = await db.read<{ reportsAbout: number; reportsBy: number }>(
        `SELECT ${countRows(about)} AS "reportsAbout", ${countRows('user_id = $1')} AS "reportsBy"`,
        [userId],
      )
      return counted!
    },

    async listOwn(userId: number): Promise<Report[]> {
      return (await reports.list({ userId }, { order: 'id' })).map(toReport)
    },

    removeOfVisitors: (closedBefore: Date): Promise<number> =>
      reports.remove({ userId: null, closedAt: below(closedBefore) }),
  }
}

const ID = { question: 'questionId', lesson: 'lessonId', ad: 'adId', conversation: 'conversationId' } as const

const EMPTY = {
  ...{ questionId: null, lessonId: null, adId: null, conversationId: null, version: null, text: '' },
  ...{ ownerId: null, ownerName: '', writerId: null, writerName: '', email: null },
  ...{ closedAt: null, outcome: null, reply: null },
}

/** Returns the condition exactly as the partial indexes spell it, so that the database uses these indexes. */
export const queueCondition = (queue: Queue) =>
  `kind IN (${QUEUES[queue].map((kind) => `'${kind}'`).join(', ')})`

/** Identifies members by id, so that a visitor who types a member's address cannot learn what the member reported. */
const toReporterKey = ({ userId, email }: Reporter) =>
  userId === null ? `address ${email ?? ''}` : `member ${userId}`

export function toReport<K extends Kind>({
  questionId,
  lessonId,
  conversationId,
  kind,
  ...report
}: Stored): Report<K> {
  const ids = { question: questionId, lesson: lessonId, ad: report.adId, conversation: conversationId }
  // The cast is safe, because the table's CHECKs tie the fields to the kind.
  return { ...report, about: { kind, id: ids[kind] } } as Report<K>
}

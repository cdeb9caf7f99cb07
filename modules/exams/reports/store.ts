import { booleanIs } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { Tables, TableRow } from '../tables'
import type { QuestionFields } from '../questions/schema'
import type { ItemStatistics, ItemSums } from '../questions/statistics'
import { sumsRead } from '../questions/statistics-store'
import type { NewReport } from './schema'

export type ReportStore = ReturnType<typeof createReportStore>

export type Reported = { kind: 'question' | 'lesson'; id: number }

export type Report = NewReport & {
  id: number
  userId: number
  about: Reported
  version: number
  createdAt: Date
  /** Null while the report is open. */
  closedAt: Date | null
  /** 'kept' if nothing was changed, and `reply` says why. Null while the report is open. */
  outcome: 'corrected' | 'kept' | null
  reply: string | null
}

export type ReportedOptions = Pick<QuestionFields, 'optionA' | 'optionB' | 'optionC' | 'correctAnswer'>

/** A report with the last version of its subject. */
export type QueuedReport = Report & {
  /** The text of the question or the title of the lesson. */
  text: string
  /** The slug of the lesson; null for a question. */
  slug: string | null
  currentVersion: number
  /** False if the question is retired. */
  isActive: boolean
  /** The number of open reports about the same subject. */
  openReports: number
  /** The statistics of the question; null for a lesson. */
  statistics: ItemStatistics | null
  /** The options of the question; null for a lesson. */
  question: ReportedOptions | null
}

/** A report in the copy of their data that a member may download. */
export type OwnReport = Pick<
  Report,
  'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
> & {
  kind: Reported['kind']
  text: string
}

export type StoredReport = Omit<QueuedReport, 'statistics' | 'question'> & {
  question: ({ versionId: number } & ReportedOptions & ItemSums) | null
}

export function createReportStore(db: Database, { reports }: Tables) {
  const own = reports.only('reason', 'message', 'createdAt', 'closedAt', 'outcome', 'reply')
  // Joins the last version, since a retired question has no current one.
  const last = `LEFT JOIN question_versions AS question ON question.question_id = report.question_id
      AND question.number = (SELECT max(number) FROM question_versions
        WHERE question_versions.question_id = report.question_id)
    LEFT JOIN item_tallies AS tally
      ON tally.question_id = question.question_id AND tally.edition = question.edition
    LEFT JOIN lessons ON lessons.id = report.lesson_id
    LEFT JOIN lesson_versions AS lesson
      ON lesson.lesson_id = report.lesson_id AND ${booleanIs(db, 'lesson.is_current', true)}`
  const queued = {
    table: `content_reports AS report ${last}`,
    columns: `${reports.joinedAs('report').columns}, COALESCE(question.question, lesson.title) AS text, slug,
      COALESCE(question.number, lesson.number) AS "currentVersion",
      CASE WHEN ${booleanIs(db, 'question.is_current', false)} THEN 0 ELSE 1 END AS "isActive",
      question.id AS "versionId", option_a AS "optionA", option_b AS "optionB", option_c AS "optionC",
      correct_answer AS "correctAnswer", ${sumsRead},
      (SELECT CAST(count(*) AS integer) FROM content_reports AS other WHERE other.closed_at IS NULL
        AND (other.question_id = report.question_id OR other.lesson_id = report.lesson_id)) AS "openReports"`,
  }

  async function readReports(rest: string, values: readonly number[]): Promise<Report[]> {
    return (await reports.read(rest, values)).map(toReport)
  }

  function toQueued(row: QueuedRow): StoredReport {
    const { text, slug, currentVersion, isActive, openReports, versionId, ...rest } = row
    return {
      ...toReport(reports.joinedAs('report').toRow(rest)),
      ...{ text, slug, currentVersion, openReports, isActive: isActive === 1 },
      question: versionId === null ? null : { ...rest, versionId },
    }
  }

  return {
    async add(userId: number, about: Reported, version: number, given: NewReport, at: Date, tx: Tx) {
      const ids = { questionId: null, lessonId: null, [ID[about.kind]]: about.id }
      const row = { userId, ...ids, version, ...given, createdAt: at, closedAt: null, ...OPEN }
      return toReport(await reports.insert(row, tx))
    },

    async findLast(userId: number, { kind, id }: Reported, tx?: Tx): Promise<Report | null> {
      const last = `WHERE user_id = $1 AND ${COLUMN[kind]} = $2 ORDER BY id DESC LIMIT 1`
      const [found] = await reports.read(last, [userId, id], { tx })
      return found ? toReport(found) : null
    },

    list({ isClosed }: { isClosed: boolean }, slice: Slice): Promise<Page<StoredReport>> {
      const conditions = [[isClosed ? 'closed_at IS NOT NULL' : 'closed_at IS NULL']] as const
      const order = isClosed ? 'closed_at DESC, report.id DESC' : 'report.id'
      return readListPage(db, { ...queued, conditions, order }, slice, toQueued)
    },

    async find(id: number, tx?: Tx): Promise<StoredReport | null> {
      const sql = `SELECT ${queued.columns} FROM ${queued.table} WHERE report.id = $1`
      const [row] = await db.read<QueuedRow>(sql, [id], { tx })
      return row ? toQueued(row) : null
    },

    listOpen: ({ kind, id }: Reported): Promise<Report[]> =>
      readReports(`WHERE ${COLUMN[kind]} = $1 AND closed_at IS NULL ORDER BY id`, [id]),

    countOwn: (userId: number): Promise<number> => reports.count({ userId }),

    async findReporters(ids: readonly number[], tx?: Tx): Promise<number[]> {
      return (await reports.only('userId').list({ id: ids }, { tx })).map(({ userId }) => userId)
    },

    /** Locks and returns those of the reports that are open: nobody else closes them until the end of `tx`. */
    async lockOpen(ids: readonly number[], tx: Tx): Promise<Report[]> {
      return (await reports.lockAll({ id: ids, closedAt: null }, tx)).map(toReport)
    },

    async close(closed: readonly Report[], as: Pick<Report, 'outcome' | 'reply'>, at: Date, transaction: Tx) {
      const where = { id: closed.map(({ id }) => id) }
      await reports.update(where, { ...as, closedAt: at }, transaction)
    },

    /** Lists all reports of a member, oldest first. */
    async listOwn(userId: number): Promise<OwnReport[]> {
      const rows = await db.read<QueuedRow>(
        `SELECT ${queued.columns} FROM ${queued.table} WHERE report.user_id = $1 ORDER BY report.id`,
        [userId],
      )
      return rows
        .map(toQueued)
        .map((report) => ({ kind: report.about.kind, text: report.text, ...own.pick(report) }))
    },
  }
}

const COLUMN = { question: 'question_id', lesson: 'lesson_id' }
const ID = { question: 'questionId', lesson: 'lessonId' }
const OPEN = { outcome: null, reply: null }

/** A row of `queued`. The columns of the question are null for a report about a lesson. */
type QueuedRow = ItemSums &
  ReportedOptions & {
    text: string
    slug: string | null
    currentVersion: number
    isActive: 0 | 1
    openReports: number
    versionId: number | null
  }

function toReport({ questionId, lessonId, ...report }: TableRow<'reports'>): Report {
  const about =
    questionId === null
      ? ({ kind: 'lesson', id: lessonId! } as const)
      : ({ kind: 'question', id: questionId } as const)
  return { ...report, about }
}

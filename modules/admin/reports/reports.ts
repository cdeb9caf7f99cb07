import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { before as periodBefore, RETENTION } from '#modules/kernel/retention'
import type { Acted, Deps } from '../log/act'
import type { Entry } from '../log/store'
import { createReportClosing, type ReportClosing } from './closing'
import type { CopyStore, ReportedConversation } from './copy-store'
import { createReportQueue, type ReportQueue } from './queue'
import type { Kind, Reason } from './schema'
import type { Report, ReportStore, Subject } from './store'
import { type AddRefusal, createSubjects, type Sender } from './subjects'

/** Visitors can report only ads. A reporter has at most one open report about the same thing. */
export interface Reports extends ReportQueue, ReportClosing {
  /** Finds the member's last report about something, open or closed. */
  findLast<K extends Kind>(userId: number, about: Subject<K>): Promise<Report<K> | null>

  /**
   * Adds a report, and mails the reporter a receipt. `version` is the version of the question or lesson that
   * the reporter read, by default the last one. Refuses with 'reported' if the reporter has an open report
   * about the same thing. Refuses with 'too-many-open' if the reporter has `MOST_OPEN_REPORTS` open reports
   * of ads and conversations.
   */
  add<K extends Kind>(
    by: Sender<K>,
    about: Subject<K> & { version?: number },
    report: { reason: Reason<K>; message: string },
    tx?: Tx,
  ): Promise<Result<Report<K>, AddRefusal<K>>>

  /** Lists the oldest first. */
  listOpen<K extends Kind>(about: Subject<K>): Promise<Report<K>[]>

  /** Lists the open reports of the same ad, oldest first. Includes `report` while it is open. */
  listOpenWith(report: Report<'ad'>): Promise<Report<'ad'>[]>

  /**
   * Reads one page of copied messages: the newest ones, or those before the message `before`. Logs that the
   * admin has read messages, but does not log their text. If `again` is true, logs nothing if the same
   * admin has read the conversation before.
   */
  readConversation(
    by: Caller,
    id: number,
    options?: { before?: number; again?: boolean },
  ): Acted<ReportedConversation, 'not-found'>

  /** Counts a member's waiting and rejected ads, and all reports about and by the member. */
  findModerationRecord(userId: number): Promise<ModerationRecord>

  /** Lists a member's reports, oldest first, for the copy of their data. */
  findOwn(userId: number): Promise<OwnReports>

  /**
   * Cleans up reports one year after the reply. Deletes visitors' reports, and returns how many. Members' reports lose
   * only the copied texts and messages, and the names of deleted accounts.
   */
  removeOld(): Promise<number>
}

export type ModerationRecord = Record<'waitingAds' | 'rejectedAds' | 'reportsAbout' | 'reportsBy', number>

type OwnReport = Pick<Report, 'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'>

export type OwnReports = {
  /** `text` is the present text of the question, or the present title of the lesson. */
  contentReports: ({ kind: 'question' | 'lesson'; text: string } & OwnReport)[]
  conversationReports: ({ ad: string } & OwnReport)[]
  adReports: ({ id: number; ad: string } & OwnReport)[]
}

type Given = Deps & { store: ReportStore; copies: CopyStore }

export function createReports({ store, copies, ...deps }: Given): Reports {
  const { db, clock, identity, exams, ads, log } = deps
  const subjects = createSubjects({ ...deps, store })
  const queue = createReportQueue({ exams, store })
  return {
    ...queue,
    ...createReportClosing({ deps, store, subjects }),
    findLast: (userId, about) => store.findLast(userId, about),
    listOpen: (about) => store.listOpen(about),
    listOpenWith: (report) => store.listOpenWith(report),

    add: (by, { version, ...about }, given, outer) =>
      db.transaction(async (tx) => {
        const locked = await subjects.lock(by, { version, ...about }, tx)
        if (!locked.ok) return locked
        const { slug, messages = [], ...copy } = locked.value
        const added = await store.add(about, { ...copy, ...given, createdAt: clock.now() }, tx)
        if (!added.ok) return added
        if (messages.length > 0) await copies.addMessages(added.value.id, messages, tx)
        await subjects.mail([{ ...added.value, slug }], null, tx)
        return added
      }, outer),

    async readConversation(by, id, { before, again = false } = {}) {
      const read = await copies.readConversation(id, before)
      if (!read) return refuse('not-found')
      const entry: Entry = {
        ...{ action: 'conversation.read', subjectId: id, subject: read.report.title },
        changes: [{ field: 'readMessages', before: null, after: read.messages.length }],
      }
      return db.transaction(async (tx) => {
        const admin = await identity.accounts.lockAdmin(by, tx)
        if (!admin.ok) return admin
        // Writes the log entry before returning the messages, so that no admin reads messages without an
        // entry.
        if (!again || !(await log.has(admin.value.id, entry, tx)))
          await log.add(admin.value, [entry], clock.now(), tx)
        return ok(read)
      })
    },

    async findModerationRecord(userId) {
      const [ofAds, ofReports] = await Promise.all([
        ads.moderation.countByOwner(userId),
        store.countByMember(userId),
      ])
      return { ...ofAds, ...ofReports }
    },

    async findOwn(userId) {
      const reports = await store.listOwn(userId)
      const contents = reports.flatMap(({ about: { kind, id } }) =>
        kind === 'question' || kind === 'lesson' ? { kind, id: id! } : [],
      )
      const statements = await exams.statements.findLast(contents)
      const own: OwnReports = { contentReports: [], conversationReports: [], adReports: [] }
      for (const { id, about, title, ...report } of reports) {
        const { reason, message, createdAt, closedAt, outcome, reply } = report
        const common = { reason, message, createdAt, closedAt, outcome, reply }
        const { kind } = about
        if (kind === 'ad') own.adReports.push({ id, ad: title, ...common })
        else if (kind === 'conversation') own.conversationReports.push({ ad: title, ...common })
        else {
          const last = statements.find((one) => one.kind === kind && one.id === about.id)
          own.contentReports.push({ kind, text: last?.text ?? title, ...common })
        }
      }
      return own
    },

    async removeOld() {
      const answeredBefore = periodBefore(clock.now(), RETENTION.answeredReport)
      await copies.dropCopies(answeredBefore)
      return store.removeOfVisitors(answeredBefore)
    },
  }
}

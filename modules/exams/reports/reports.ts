import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Lessons } from '../lessons/lessons'
import type { LessonFields } from '../lessons/schema'
import type { Lesson, LessonStore } from '../lessons/store'
import type { BankQuestion, ImportedQuestion, UnknownPlace } from '../questions/question'
import type { Questions } from '../questions/questions'
import { itemStatistics } from '../questions/statistics'
import type { StatisticsStore } from '../questions/statistics-store'
import type { QuestionStore } from '../questions/store'
import type { NewReport } from './schema'
import type { QueuedReport, Report, Reported, ReportStore, StoredReport } from './store'

/**
 * What a correction answers: `read` is the version that was corrected, `reports` are the ids of the reports that led to
 * it.
 */
export type Correction = { read: number; reports: readonly number[] }

export type CorrectedContent<Content> = { before: Content; after: Content; closed: number }

/** The refusals of a correction: 'closed' if none of the reports is open, 'same' if nothing would change. */
export type Uncorrected = 'not-found' | 'changed' | 'closed' | 'same'

export interface Reports {
  /** Finds the member's last report about a question or lesson, open or closed. */
  findLast(userId: number, about: Reported): Promise<Report | null>

  /**
   * Adds a report about the version that the member read, by default the last one. Refuses with 'reported' while the
   * member's last report about the question or lesson is open, and with 'not-found' if the question, lesson or version
   * does not exist.
   */
  add(
    caller: Caller,
    about: Reported,
    report: NewReport & { version?: number },
    tx?: Tx,
  ): Promise<Result<Report, 'signed-out' | 'not-found' | 'reported'>>

  /** Lists the open reports, oldest first, or the closed ones, last closed first. */
  list(query: { show?: 'closed' }, slice: Slice): Promise<Page<QueuedReport>>

  find(id: number): Promise<QueuedReport | null>

  /** Counts all reports of a member. */
  count(userId: number): Promise<number>

  /** Lists the open reports about a question or lesson, oldest first. */
  listOpen(about: Reported): Promise<Report[]>

  /** Returns the ids of the members who sent these reports. */
  findReporters(ids: readonly number[], tx?: Tx): Promise<number[]>

  /**
   * Adds a version marked as a correction, and closes those of the reports that are open and about this question. Lock
   * the reporters before calling this, `correctLesson` or `keep`.
   */
  correctQuestion(
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
    tx: Tx,
  ): Promise<Result<CorrectedContent<BankQuestion>, Uncorrected | 'duplicate-question' | UnknownPlace>>

  /** Corrects a lesson as `correctQuestion` does a question. `by` is the author of the new version. */
  correctLesson(
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction & { by: number },
    tx: Tx,
  ): Promise<Result<CorrectedContent<Lesson>, Uncorrected>>

  /** Closes a report with a reply to its member, and leaves the content unchanged. */
  keep(
    id: number,
    reply: string,
    tx: Tx,
  ): Promise<Result<Pick<QueuedReport, 'id' | 'about' | 'text'>, 'not-found' | 'closed'>>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  reports: ReportStore
  questions: QuestionStore
  lessons: LessonStore
  statistics: StatisticsStore
  reviseQuestion: Questions['revise']
  reviseLesson: Lessons['revise']
}

export function createReports(deps: Deps): Reports {
  const { db, clock, identity, mails, reports, questions, lessons, statistics } = deps

  /** Adds the corrected version, closes the open reports and mails their members. Refuses before it writes anything. */
  async function correct<Content, Code extends string>(
    about: Reported,
    { read, reports: ids }: Correction,
    tx: Tx,
    revise: (options: { read: number; isCorrection: true }) => Promise<Result<Revised<Content>, Code>>,
  ): Promise<Result<Revised<Content> & { closed: number }, Code | 'closed' | 'same'>> {
    const locked = await reports.lockOpen(ids, tx)
    const open = locked.filter((one) => one.about.kind === about.kind && one.about.id === about.id)
    if (open.length === 0) return refuse('closed')
    const revised = await revise({ read, isCorrection: true })
    if (!revised.ok) return revised
    const { before, after } = revised.value
    // Both are the same object if nothing differed and no version was added.
    if (before === after) return refuse('same')
    const content = await findContent(about, tx)
    await reports.close(open, { outcome: 'corrected', reply: null }, clock.now(), tx)
    await queueMails(open, content!, { template: 'report-corrected' }, tx)
    return ok({ before, after, closed: open.length })
  }

  /** Returns the last version by default; null if the content or the version does not exist. */
  async function findContent(
    { kind, id, version }: Reported & { version?: number },
    tx: Tx,
  ): Promise<(Content & { version: number }) | null> {
    if (kind === 'lesson') {
      const lesson = await lessons.find(id, tx)
      // Versions are numbered from 1 without gaps, so every number up to the current one exists.
      if (!lesson || (version ?? 1) > lesson.version) return null
      return { kind, place: lesson.slug, about: lesson.title, version: version ?? lesson.version }
    }
    const question = await questions.findVersion(id, version, tx)
    return question && { kind, place: String(id), about: question.question, version: question.number }
  }

  async function queueMails(
    reports: readonly Report[],
    { kind, place, about }: Content,
    mail: ReportMail,
    tx: Tx,
  ): Promise<void> {
    const members = await identity.members.findNames(
      reports.map(({ userId }) => userId),
      tx,
    )
    const queued = reports.map(({ userId }): Mail => {
      const { email: to, firstName } = members.get(userId)!
      const parameters = { firstName, kind, place, about }
      return mail.template === 'report-kept'
        ? { template: mail.template, to, userId, parameters: { ...parameters, reply: mail.reply } }
        : { template: mail.template, to, userId, parameters }
    })
    await mails.queue(queued, tx)
  }

  async function withStatistics(found: readonly StoredReport[]): Promise<QueuedReport[]> {
    const tallies = await statistics.countAnswers(found.flatMap(({ question }) => question?.versionId ?? []))
    return found.map(({ question, ...rest }) => {
      if (!question) return { ...rest, question, statistics: null }
      const { versionId, optionA, optionB, optionC, correctAnswer } = question
      const statistics = itemStatistics(correctAnswer, tallies.get(versionId) ?? [], question)
      return { ...rest, question: { optionA, optionB, optionC, correctAnswer }, statistics }
    })
  }

  return {
    findLast: (userId, about) => reports.findLast(userId, about),

    add: (caller, about, { version, ...given }, outer) =>
      db.transaction(async (tx) => {
        const { userId } = caller
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const content = await findContent({ ...about, version }, tx)
        if (!content) return refuse('not-found')
        const last = await reports.findLast(userId, about, tx)
        if (last?.closedAt === null) return refuse('reported')
        const added = await reports.add(userId, about, content.version, given, clock.now(), tx)
        await queueMails([added], content, { template: 'report-received' }, tx)
        return ok(added)
      }, outer),

    async list({ show }, slice) {
      const { items, total } = await reports.list({ isClosed: show === 'closed' }, slice)
      return { items: await withStatistics(items), total }
    },

    async find(id) {
      const found = await reports.find(id)
      return found && (await withStatistics([found]))[0]!
    },

    count: reports.countOwn,
    listOpen: reports.listOpen,
    findReporters: reports.findReporters,

    correctQuestion: (id, fields, correction, tx) =>
      correct({ kind: 'question', id }, correction, tx, (options) =>
        deps.reviseQuestion(id, fields, options, tx),
      ),

    correctLesson: (id, fields, correction, tx) =>
      correct({ kind: 'lesson', id }, correction, tx, (options) =>
        deps.reviseLesson(id, fields, { ...options, by: correction.by }, tx),
      ),

    async keep(id, reply, tx) {
      const [open] = await reports.lockOpen([id], tx)
      const found = await reports.find(id, tx)
      if (!found) return refuse('not-found')
      if (!open) return refuse('closed')
      await reports.close([open], { outcome: 'kept', reply }, clock.now(), tx)
      await queueMails([open], toContent(found), { template: 'report-kept', reply }, tx)
      return ok(found)
    },
  }
}

type Revised<Content> = { before: Content; after: Content }

/**
 * The parameters of the mails: `place` is the slug of the lesson or the id of the question, `about` its title or text.
 */
type Content = { kind: Reported['kind']; place: string; about: string }

const toContent = ({ about: { kind, id }, slug, text }: StoredReport): Content => {
  return { kind, place: slug ?? String(id), about: text }
}

type ReportMail =
  { template: 'report-received' | 'report-corrected' } | { template: 'report-kept'; reply: string }

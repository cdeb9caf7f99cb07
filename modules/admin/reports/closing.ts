import type { Tx } from '#db/database'
import type { CheckedAd, Rejection } from '#modules/ads'
import type { ImportedQuestion, LessonFields, UnknownPlace } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { refuse, type Result } from '#modules/kernel/result'
import { toLessonChanges } from '../content/lessons'
import { toQuestionChanges } from '../content/questions'
import { actAsAdmin, type Acted, type Deps, done, type ChangeResult } from '../log/act'
import { changesBetween } from '../log/actions'
import type { Entry } from '../log/store'
import { entryOf, hideOrShow, tellOwners } from '../moderation/ads'
import type { Kind, KindIn } from './schema'
import type { Report, ReportStore, Subject } from './store'
import type { Answer, MailedReport, Subjects } from './subjects'

/** The version that the admin corrects, and the ids of the reports that the correction answers. */
export type Correction = { read: number; reports: readonly number[] }

/** The refusals of a correction: 'closed' if none of the reports is open, 'same' if nothing would change. */
type Uncorrected = 'not-found' | 'changed' | 'closed' | 'same'

/**
 * The reporters get `reply`, and the owner of a removed ad gets `rejection`. `revision` is that of the ad which the admin
 * read.
 */
export type AdReportsClosing = { reply: string; shown?: readonly number[]; revision?: number } & (
  { outcome: 'kept' } | { outcome: 'removed'; rejection: Rejection }
)

/** How admins close reports. Each act mails the reporters, and returns how many reports it closed. */
export interface ReportClosing {
  /** Closes a report of a conversation, or of a question or lesson that needs no correction. */
  close<Q extends 'content' | 'conversation'>(
    by: Caller,
    queue: Q,
    id: number,
    answer: Answer<KindIn<Q>> & { reply: string },
    tx?: Tx,
  ): Acted<number, 'not-found' | 'closed'>

  /**
   * Closes the reports in `shown` that are open and about the ad of report `id`. Without `shown`, closes only
   * report `id`. 'removed' takes the ad off the site and mails its owner, or refuses with 'not-now' if the ad
   * is not approved, and with 'changed' if it is no longer as the admin read it. 'kept' shows a hidden ad again when its last report is closed.
   */
  closeAdReports(
    by: Caller,
    id: number,
    closing: AdReportsClosing,
    tx?: Tx,
  ): Acted<number, 'not-found' | 'closed' | 'not-now' | 'changed'>

  /** Corrects the question, and closes those of the given reports about the question that are still open. */
  correctQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
  ): Acted<number, Uncorrected | 'duplicate-question' | UnknownPlace>

  correctLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction,
  ): Acted<number, Uncorrected>
}

type Revision<Content, Code extends string> = {
  revise(tx: Tx): Promise<Result<{ before: Content; after: Content }, Code>>
  /** Returns the title for the log and the mails, the slug of a lesson, and the changes for the log. */
  describe(before: Content, after: Content): { title: string; slug?: string; changes: Entry['changes'] }
}

type Given = { deps: Deps; store: ReportStore; subjects: Subjects }

/** Every act locks members before subjects and reports, as the deletion of an account does, to avoid deadlocks. */
export function createReportClosing({ deps, store, subjects }: Given): ReportClosing {
  const { clock, exams, ads } = deps

  async function closeAndMail<K extends Kind>(
    reports: readonly MailedReport<K>[],
    answer: Answer<K>,
    tx: Tx,
  ) {
    const ids = reports.map(({ id }) => id)
    await store.close(ids, answer, clock.now(), tx)
    await subjects.mail(reports, answer, tx)
  }

  /** Returns the present title of a question or lesson, and the slug of the lesson. */
  async function findPresentWords({ about: { kind, id }, title }: Report, tx: Tx) {
    if (kind === 'ad' || kind === 'conversation') return { title }
    const [last] = await exams.statements.findLast([{ kind, id: id! }], tx)
    return last ? { title: last.text, slug: last.slug } : { title }
  }

  async function correct<Content, Code extends string>(
    by: Caller,
    about: Subject<KindIn<'content'>>,
    { reports: ids }: Correction,
    { revise, describe }: Revision<Content, Code>,
  ): Acted<number, Code | 'closed' | 'same'> {
    const change = async (tx: Tx): ChangeResult<number, Code | 'closed' | 'same'> => {
      const locked = await store.lockOpen('content', ids, tx)
      const open = locked.filter((one) => one.about.kind === about.kind && one.about.id === about.id)
      if (open.length === 0) return refuse('closed')
      const revised = await revise(tx)
      if (!revised.ok) return revised
      const { before, after } = revised.value
      // `before` and `after` are the same object if nothing was revised.
      if (before === after) return refuse('same')
      const { title, slug, changes } = describe(before, after)
      const mailed = open.map((report) => ({ ...report, title, slug }))
      await closeAndMail(mailed, { outcome: 'corrected', reply: null }, tx)
      return done(open.length, {
        ...{ action: `${about.kind}.correct`, subjectId: about.id, subject: title },
        changes: [...changes, closedReports(open.length)],
      })
    }
    return actAsAdmin(deps, by, change, await store.findReporters(ids))
  }

  return {
    async close(by, queue, id, answer, outer) {
      const found = await store.find(queue, id, outer)
      if (!found) return refuse('not-found')
      const close = async (tx: Tx): ChangeResult<number, 'closed'> => {
        const [open] = await store.lockOpen(queue, [id], tx)
        if (!open) return refuse('closed')
        const words = await findPresentWords(found, tx)
        await closeAndMail([{ ...open, ...words }], answer, tx)
        return done(1, { ...toSubject(open), subject: words.title, changes: [closedReports(1)] })
      }
      return actAsAdmin(deps, by, close, [found.userId], outer)
    },

    async closeAdReports(by, id, closing, outer) {
      const { outcome, reply, shown = [id], revision } = closing
      const found = await store.find('ad', id, outer)
      if (!found) return refuse('not-found')
      if (found.closedAt !== null) return refuse('closed')
      const { adId, title } = found
      const open = await store.listOpenWith(found, outer)
      const adIds = adId === null ? [] : [adId]
      const owners = (await ads.moderation.find(adIds, outer)).map(({ userId }) => userId)
      const ids = open.flatMap((report) => (shown.includes(report.id) ? report.id : []))

      const close = async (tx: Tx): ChangeResult<number, 'closed' | 'not-now' | 'changed'> => {
        const [ad] = await ads.moderation.lock(adIds, tx)
        if (outcome === 'removed') {
          if (!ad?.isApproved) return refuse('not-now')
          if (revision !== undefined && revision !== ad.revision) return refuse('changed')
        }
        const closed = await store.lockOpen('ad', ids, tx)
        // Another admin has closed these reports in the meantime.
        if (closed.length === 0) return refuse('closed')
        await closeAndMail(closed, { outcome, reply }, tx)
        const count = closedReports(closed.length)
        if (ad && closing.outcome === 'removed')
          return done(closed.length, await takeDown(deps, ad, closing.rejection, count, tx))
        const isLast =
          ad?.state === 'hidden' && (await store.listOpen({ kind: 'ad', id: ad.id }, tx)).length === 0
        const shownAgain = isLast ? await hideOrShow(deps, ad, false, tx) : null
        const keptEntry = { action: 'ad.keep', subjectId: adId, subject: ad?.title ?? title } as const
        return done(closed.length, { ...keptEntry, changes: [count] }, ...(shownAgain ? [shownAgain] : []))
      }
      return actAsAdmin(deps, by, close, [...open.flatMap(({ userId }) => userId ?? []), ...owners], outer)
    },

    correctQuestion: (by, id, fields, correction) =>
      correct(by, { kind: 'question', id }, correction, {
        revise: (tx) => exams.questions.revise(id, fields, { read: correction.read, isCorrection: true }, tx),
        describe: (before, after) => ({ title: after.question, changes: toQuestionChanges(before, after) }),
      }),

    correctLesson: (by, id, fields, correction) =>
      correct(by, { kind: 'lesson', id }, correction, {
        revise: (tx) =>
          exams.lessons.revise(id, fields, { read: correction.read, isCorrection: true, by: by.userId }, tx),
        describe: (before, after) => ({ ...after, changes: toLessonChanges(before, after) }),
      }),
  }
}

/** Logs only the number of closed reports, because the log outlives the reporters' accounts. */
function closedReports(reports: number): Entry['changes'][number] {
  return { field: 'closedReports', before: null, after: reports }
}

function toSubject({ id, about }: Report<KindIn<'content' | 'conversation'>>) {
  return about.kind === 'conversation'
    ? ({ action: 'conversation.close', subjectId: id } as const)
    : ({ action: `${about.kind}.keep`, subjectId: about.id } as const)
}

async function takeDown(
  deps: Deps,
  ad: CheckedAd,
  rejection: Rejection,
  count: Entry['changes'][number],
  tx: Tx,
): Promise<Entry> {
  await deps.ads.moderation.takeDown(ad.id, rejection, tx)
  await tellOwners(deps, [ad], { template: 'ad-removed', ...rejection }, tx)
  const after = { isApproved: false, rejectionRule: rejection.rule }
  return entryOf('ad.remove', ad, [...changesBetween(['isApproved', 'rejectionRule'], ad, after), count])
}

import { toLessonChanges } from './lessons'
import { toQuestionChanges } from './questions'
import type { Tx } from '#db/database'
import type { Correction, ImportedQuestion, LessonFields, QueuedReport, UnknownPlace } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { actAsAdmin, type Acted, type Deps, done, type Outcome } from '../log/act'
import type { Entry } from '../log/store'

type Kept = Pick<QueuedReport, 'id' | 'about' | 'text'>

export interface ContentReports {
  /**
   * Revises the question as a correction, and closes the given reports that are still open; their members get a
   * mail. Refuses with 'closed' if none is open, with 'same' if nothing would change. Returns how many it closed.
   */
  correctQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
  ): Acted<number, 'not-found' | 'duplicate-question' | 'changed' | 'closed' | 'same' | UnknownPlace>

  correctLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction,
  ): Acted<number, 'not-found' | 'changed' | 'closed' | 'same'>

  /** Closes the report without changing the content; its member gets the reply by mail. */
  keep(
    by: Caller,
    id: number,
    reply: string,
    tx?: Tx,
  ): Acted<Pick<QueuedReport, 'id' | 'about' | 'text'>, 'not-found' | 'closed'>
}

export function createContentReports(deps: Deps): ContentReports {
  const { exams } = deps
  return {
    correctQuestion: (by, id, fields, correction) =>
      actOnReports(deps, by, correction.reports, async (tx) => {
        const corrected = await exams.reports.correctQuestion(id, fields, correction, tx)
        if (!corrected.ok) return corrected
        const { before, after, closed } = corrected.value
        const changes = [...toQuestionChanges(before, after), closing(closed)]
        return done(closed, { action: 'question.correct', subjectId: id, subject: after.question, changes })
      }),

    correctLesson: (by, id, fields, correction) =>
      actOnReports(deps, by, correction.reports, async (tx) => {
        const corrected = await exams.reports.correctLesson(id, fields, { ...correction, by: by.userId }, tx)
        if (!corrected.ok) return corrected
        const { before, after, closed } = corrected.value
        const changes = [...toLessonChanges(before, after), closing(closed)]
        return done(closed, { action: 'lesson.correct', subjectId: id, subject: after.title, changes })
      }),

    keep(by, id, reply, outer) {
      const keep = async (tx: Tx): Outcome<Kept, 'not-found' | 'closed'> => {
        const kept = await exams.reports.keep(id, reply, tx)
        if (!kept.ok) return kept
        const { about, text } = kept.value
        const subject = { subjectId: about.id, subject: text }
        return done(kept.value, { action: `${about.kind}.keep`, ...subject, changes: [closing(1)] })
      }
      return actOnReports(deps, by, [id], keep, outer)
    },
  }
}

/** Returns the log's count of closed reports, without texts or replies: the log outlives the account. */
export function closing(reports: number): Entry['changes'][number] {
  return { field: 'closedReports', before: null, after: reports }
}

/** Locks the reporters before their reports, the order in which the deletion of an account locks them. */
async function actOnReports<Value, Code extends string>(
  deps: Deps,
  by: Caller,
  ids: readonly number[],
  change: (tx: Tx) => Outcome<Value, Code>,
  outer?: Tx,
): Acted<Value, Code> {
  return actAsAdmin(deps, by, change, await deps.exams.reports.findReporters(ids, outer), outer)
}

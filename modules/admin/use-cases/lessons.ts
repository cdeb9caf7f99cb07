import type { Lesson, LessonFields } from '#modules/exams'
import type { LessonActions } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { excerpts } from '../domain/excerpts'
import { act, done, type Deps } from './act'

export function lessonActions(deps: Deps): LessonActions {
  return {
    reviseLesson: (by, id, fields, options) =>
      act(deps, by, async (tx, { id: userId }) => {
        const revised = await deps.exams.reviseLesson(id, fields, { ...options, by: userId }, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const changes = changesOf(before, after)
        const entry: Entry = { action: 'lesson.update', subjectId: id, subject: after.title, changes }
        return done({ lesson: after, changed: changes.length > 0 }, entry)
      }),
  }
}

/** Of a long text only the part that differs: earlier versions are kept whole beside the lesson. */
export function changesOf(before: Lesson, after: Lesson): Entry['changes'] {
  return changesBetween(FIELDS, before, after).map((change) => ({
    ...change,
    ...excerpts(change.before, change.after),
  }))
}

const FIELDS = [
  ...(['title', 'description', 'content'] as const),
  ...(['basis', 'checkedOn', 'checkedBy'] as const),
] satisfies (keyof LessonFields)[]

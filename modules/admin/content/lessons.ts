import type { Lesson, LessonFields } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { actAsAdmin, type Acted, type Deps, done } from '../log/act'
import { changesBetween } from '../log/actions'
import { excerpts } from '../log/excerpts'
import type { Entry } from '../log/store'

export interface LessonEditing {
  /** Refuses with 'changed' if `read` is given and is not the current version. */
  revise(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    options?: { read?: number },
  ): Acted<{ lesson: Lesson; changed: boolean }, 'not-found' | 'changed'>
}

export function createLessonEditing(deps: Deps): LessonEditing {
  return {
    revise: (by, id, fields, options) =>
      actAsAdmin(deps, by, async (tx, { id: userId }) => {
        const revised = await deps.exams.lessons.revise(id, fields, { ...options, by: userId }, tx)
        if (!revised.ok) return revised
        const { before, after } = revised.value
        const changes = toLessonChanges(before, after)
        const entry: Entry = { action: 'lesson.update', subjectId: id, subject: after.title, changes }
        return done({ lesson: after, changed: changes.length > 0 }, entry)
      }),
  }
}

/** Shortens long texts to the part that differs, because the lesson's old versions keep the rest. */
export function toLessonChanges(before: Lesson, after: Lesson): Entry['changes'] {
  return changesBetween(FIELDS, before, after).map((change) => ({
    ...change,
    ...excerpts(change.before, change.after),
  }))
}

const FIELDS = [
  ...(['title', 'description', 'content'] as const),
  ...(['basis', 'checkedOn', 'checkedBy'] as const),
] satisfies (keyof LessonFields)[]

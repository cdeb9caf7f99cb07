import type { LessonFields, LessonVersion } from '#modules/exams'
import { excerpts } from '#modules/admin/schemas'
import { longDateAndTime } from '#app/text/format'
import { CHECK_NAMES } from '#app/text/exams'
import type { Change } from '#app/ui/admin/change-list'
import { changesOf, LESSON_FIELDS } from '../field-names'

/** Of long texts only the part that differs. */
export function lessonChanges(before: object, after: object): Change[] {
  return changesOf(LESSON_FIELDS, inWords(before), inWords(after)).map(({ field, ...texts }) => ({
    field,
    ...excerpts(texts.before, texts.after),
  }))
}

function inWords(lesson: Partial<LessonFields>) {
  const { checkedBy } = lesson
  return checkedBy && Object.hasOwn(CHECK_NAMES, checkedBy)
    ? { ...lesson, checkedBy: CHECK_NAMES[checkedBy] }
    : lesson
}

export type VersionInWords = { number: number; written: string; changes: Change[] }

/** Each with what it changed in the one before, newest first; of the last of them, that is not known. */
export function versionsInWords(versions: readonly LessonVersion[]): VersionInWords[] {
  return versions.map((version, index) => {
    const before = versions[index + 1]
    return {
      number: version.number,
      written: longDateAndTime(version.createdAt),
      changes: before ? lessonChanges(before, version) : [],
    }
  })
}

import type { QuestionFields } from '#modules/exams'
import type { Change } from '#app/ui/admin/change-list'
import { QUESTION_FIELDS } from '../field-names'

/** Of each field that differs, what was and what is. */
export function changesOf(before: QuestionFields, after: QuestionFields): Change[] {
  return FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field])).map((field) => {
    return { field: QUESTION_FIELDS[field], before: before[field] ?? '', after: after[field] ?? '' }
  })
}

const FIELDS = Object.keys(QUESTION_FIELDS) as (keyof typeof QUESTION_FIELDS)[]

/** A browser sends other line breaks than are stored. */
function textOf(text: string | null): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim()
}

import type { QuestionFields } from '../../../../modules/exams'
import type { Change } from '../../../ui/admin/change-list'
import { FIELD_NAMES } from './words'

/** Of each field that differs, what was and what is. */
export function changesOf(before: QuestionFields, after: QuestionFields): Change[] {
  return FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field])).map((field) => {
    return { field: FIELD_NAMES[field], before: before[field] ?? '', after: after[field] ?? '' }
  })
}

const FIELDS = Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]

/** A browser sends other line breaks than are stored. */
function textOf(text: string | null): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim()
}

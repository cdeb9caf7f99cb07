import { EXAM_OUTCOMES, EXAM_TYPES, RESULT_SORTS } from '#modules/exams/schemas'
import { readListQuery } from '../list-query'

/** What the address asks of the log, as a page and as a file. */
export function readExamQuery(request: Request) {
  return readListQuery(request, { type: EXAM_TYPES, outcome: EXAM_OUTCOMES, sort: RESULT_SORTS })
}

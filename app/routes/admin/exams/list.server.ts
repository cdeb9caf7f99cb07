import type { LoaderFunctionArgs } from '@remix-run/node'
import type { LoggedResult } from '#modules/admin'
import { isPassed } from '#modules/exams/rules'
import { RESULT_FILTERS } from '#modules/exams/results/schema'
import { site } from '#app/start/modules.server'
import { formatVerdict, numericTime, TIME_NAMES } from '#app/text'
import { minutesAndSeconds } from '#app/ui/exam'
import { requireAdminList } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  const { query, slice, toFrame } = await requireAdminList(args, 'exams', RESULT_FILTERS)
  const { items, total, isCut } = await site().admin.results.list(query, slice)
  return { ...toFrame(total), rows: items.map(toRow), isCut }
}

export type Row = ReturnType<typeof toRow>

function toRow(result: LoggedResult) {
  const { id, user, examType, score, totalQuestions, time, timeSpent, createdAt } = result
  return {
    ...{ id, user, examType, score, totalQuestions },
    when: numericTime(createdAt),
    took: `${minutesAndSeconds(timeSpent)}${time === 'normal' ? '' : ` (${TIME_NAMES[time]})`}`,
    isPassed: isPassed(result),
    verdict: formatVerdict(result),
  }
}

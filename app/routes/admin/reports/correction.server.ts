import type { Report, Reported } from '#modules/exams'
import { parseId } from '#app/http/address'
import { dayAndTime } from '#app/text/format'
import { formatReason } from '#app/text/reports'
import { site } from '#app/start/modules.server'
import type { AnswerableReport } from './correction'

/** More of one question are answered one after the other: no form takes an endless number of fields. */
const MOST = 20

/**
 * The open reports that a correction of this may close, first the one in the address of its form. Empty for a form that
 * was opened without one, or where that one is closed.
 */
export async function findAnswerable(request: Request, about: Reported): Promise<AnswerableReport[]> {
  const chosen = parseId(new URL(request.url).searchParams.get('signalement'))
  if (!chosen) return []
  const open = await site().exams.reports.listOpen(about)
  const first = open.find(({ id }) => id === chosen)
  if (!first) return []
  return [first, ...open.filter(({ id }) => id !== chosen).slice(0, MOST - 1)].map(inWords)
}

function inWords(report: Report): AnswerableReport {
  const { id, createdAt, message } = report
  return { id, words: `${formatReason(report)}, ${dayAndTime(createdAt)}${message && ` : « ${message} »`}` }
}

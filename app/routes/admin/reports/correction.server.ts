import type { Report, Subject } from '#modules/admin'
import { parseId } from '#app/http'
import { dayAndTime, formatReason } from '#app/text'
import { site } from '#app/start/modules.server'
import type { AnswerableReport } from './correction'

type Content = Subject<'question' | 'lesson'>

/** The most reports that one correction can close, because a form has a limited number of fields. */
const MOST = 20

/**
 * Returns the open reports about the content, beginning with the one that the URL names. Returns none if the
 * URL names no open report.
 */
export async function findAnswerable(request: Request, about: Content): Promise<AnswerableReport[]> {
  const chosen = parseId(new URL(request.url).searchParams.get('signalement'))
  if (!chosen) return []
  const open = await site().admin.reports.listOpen(about)
  const first = open.find(({ id }) => id === chosen)
  if (!first) return []
  return [first, ...open.filter(({ id }) => id !== chosen).slice(0, MOST - 1)].map(toAnswerable)
}

function toAnswerable(report: Report<Content['kind']>): AnswerableReport {
  const { id, createdAt, message } = report
  return { id, words: `${formatReason(report)}, ${dayAndTime(createdAt)}${message && ` : « ${message} »`}` }
}

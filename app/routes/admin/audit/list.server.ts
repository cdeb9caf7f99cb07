import type { LoaderFunctionArgs } from '@remix-run/node'
import type { AdminAction, LoggedAction } from '#modules/admin'
import { ADMIN_ACTIONS, toSubjectKind } from '#modules/admin/schemas'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { numericTime } from '#app/text'
import { requireAdminList } from '../panel.server'
import { ACTIONS, formatChange } from './action-names'

export async function loader(args: LoaderFunctionArgs) {
  const { query, slice, toFrame } = await requireAdminList(args, 'audit', LOG_FILTERS)
  const { items, total } = await site().admin.log.list(query, slice)
  return { ...toFrame(total), rows: items.map(toRow) }
}

export const LOG_FILTERS = { action: ADMIN_ACTIONS }

export type Row = ReturnType<typeof toRow>

function toRow(line: LoggedAction) {
  const { actorName, action, subject, createdAt, changes } = line
  const [sentence] = ACTIONS[action]
  return {
    at: createdAt.toISOString(),
    when: numericTime(createdAt),
    sentence: `${actorName} ${sentence} `,
    subject: `« ${subject} »`,
    href: findHref(line),
    changes: changes.filter((change) => !isInSentence(action, change)).map(formatChange),
  }
}

/** Returns whether the action's sentence already says what was switched on or off. */
const isInSentence = (action: AdminAction, { before, after }: LoggedAction['changes'][number]) =>
  !action.endsWith('.update') && typeof before === 'boolean' && typeof after === 'boolean'

function findHref({ action, subjectId, isGone }: LoggedAction): string | null {
  if (isGone || subjectId === null) return null
  return PAGES[toSubjectKind(action)](subjectId)
}

const PAGES = {
  question: paths.admin.question,
  lesson: paths.admin.lesson,
  news: paths.admin.newsItem,
  ad: paths.admin.ad,
  conversation: (report: number) => paths.admin.messageReport(report),
  // A mail has no page of its own.
  mail: () => null,
  user: paths.admin.user,
}

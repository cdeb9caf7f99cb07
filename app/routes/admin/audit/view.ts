import type { LoggedAction } from '#modules/admin'
import { kindOf } from '#modules/admin/schemas'
import { numericTime } from '#app/text/format'
import { paths } from '#app/paths'
import { ACTION_SENTENCES, changeInWords } from './words'

/** A line of the log as the page shows it. */
export function auditLineOf(line: LoggedAction) {
  const { id, actorName, action, subject, createdAt, changes } = line
  return {
    id,
    at: createdAt.toISOString(),
    when: numericTime(createdAt),
    actorName,
    sentence: ACTION_SENTENCES[action],
    subject,
    href: hrefOf(line),
    changes: changes.map(changeInWords),
  }
}

export type AuditLine = ReturnType<typeof auditLineOf>

/** Where what it is about can be seen; null where there is nothing any more. */
function hrefOf({ action, subjectId, subject, isGone }: LoggedAction): string | null {
  if (isGone || subjectId === null) return null
  return PAGES[kindOf(action)](subjectId, subject)
}

const PAGES = {
  question: paths.admin.question,
  news: paths.admin.newsItem,
  ad: paths.admin.ad,
  // A member has no page of his own, but nobody else has his name while he is there.
  user: (_id: number, username: string) => paths.admin.users({ q: username }),
}

import type { Page, Slice } from '#modules/kernel/page'
import { kindOf, isDeletion } from './actions'
import type { Deps } from './act'
import type { ActionQuery, LoggedAction, OwnEntries } from './entries'
import type { StoredAction } from './store'

/** The log of what admins have done, newest first. */
export interface Log {
  list(query: ActionQuery, slice: Slice): Promise<Page<LoggedAction>>

  /** Returns the entries for the copy of a member's data. */
  findOwn(userId: number): Promise<OwnEntries>
}

export function createLog(deps: Deps): Log {
  return {
    list: (query, slice) => listActions(deps, query, slice),
    findOwn: deps.log.findOwn,
  }
}

/**
 * Lists entries, and whether their things are gone. Only admins delete news and questions, so the log itself tells;
 * ads and members, who can go otherwise, are looked up. Lessons are never deleted, the page of a report says itself
 * that it is gone, and a mail has no page.
 */
async function listActions(
  { log, ads, identity }: Deps,
  query: ActionQuery,
  slice: Slice,
): Promise<Page<LoggedAction>> {
  const { items, total } = await log.list(query, slice)
  const [deletions, remainingAds, members] = await Promise.all([
    log.findDeletionsAndReturns([...subjectsOf(items, 'question'), ...subjectsOf(items, 'news')]),
    ads.moderation.findExisting(subjectsOf(items, 'ad')),
    identity.members.findNames(subjectsOf(items, 'user')),
  ])
  const isGone = ({ action, subjectId }: StoredAction) => {
    if (subjectId === null || isDeletion(action)) return true
    const kind = kindOf(action)
    if (kind === 'ad') return !remainingAds.includes(subjectId)
    if (kind === 'user') return !members.has(subjectId)
    const last = deletions.findLast((one) => one.subjectId === subjectId && kindOf(one.action) === kind)
    return last !== undefined && isDeletion(last.action)
  }
  return { items: items.map((item) => ({ ...item, isGone: isGone(item) })), total }
}

function subjectsOf(items: readonly StoredAction[], kind: ReturnType<typeof kindOf>): number[] {
  const ids = items.flatMap(({ action, subjectId }) => (kindOf(action) === kind ? (subjectId ?? []) : []))
  return [...new Set(ids)]
}

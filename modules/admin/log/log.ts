import type { Page, Slice } from '#modules/kernel/page'
import { toSubjectKind, isDeletion } from './actions'
import type { Deps } from './act'
import type { ActionQuery, LoggedAction, OwnEntries } from './entries'
import type { StoredAction } from './store'

export interface Log {
  list(query: ActionQuery, slice: Slice): Promise<Page<LoggedAction>>

  /** Lists what admins did to this account last, newest first. */
  listOnMember(userId: number, limit: number): Promise<StoredAction[]>

  findOwn(userId: number): Promise<OwnEntries>
}

export function createLog(deps: Deps): Log {
  return {
    list: (query, slice) => listActions(deps, query, slice),
    listOnMember: deps.log.listOnMember,
    findOwn: deps.log.findOwn,
  }
}

/** Finds deleted questions and news in the log. Only admins delete them, and the log records these acts. */
async function listActions(
  { log, ads, identity }: Deps,
  query: ActionQuery,
  slice: Slice,
): Promise<Page<LoggedAction>> {
  const { items, total } = await log.list(query, slice)
  const [deletions, remainingAds, members] = await Promise.all([
    log.findDeletionsAndReturns([...listSubjects(items, 'question'), ...listSubjects(items, 'news')]),
    ads.moderation.findExisting(listSubjects(items, 'ad')),
    identity.members.findNames(listSubjects(items, 'user')),
  ])
  const isGone = ({ action, subjectId }: StoredAction) => {
    if (subjectId === null || isDeletion(action)) return true
    const kind = toSubjectKind(action)
    if (kind === 'ad') return !remainingAds.includes(subjectId)
    if (kind === 'user') return !members.has(subjectId)
    const last = deletions.findLast(
      (one) => one.subjectId === subjectId && toSubjectKind(one.action) === kind,
    )
    return last !== undefined && isDeletion(last.action)
  }
  return { items: items.map((item) => ({ ...item, isGone: isGone(item) })), total }
}

function listSubjects(items: readonly StoredAction[], kind: ReturnType<typeof toSubjectKind>): number[] {
  const ids = items.flatMap(({ action, subjectId }) =>
    toSubjectKind(action) === kind ? (subjectId ?? []) : [],
  )
  return [...new Set(ids)]
}

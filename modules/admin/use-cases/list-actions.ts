import type { Page, Slice } from '../../kernel/page'
import type { ActionQuery, LoggedAction } from '../contract'
import type { StoredAction } from '../data/action-log'
import { isDeletion, kindOf } from '../domain/actions'
import type { Parts } from './parts'

/** What was deleted here, the log itself knows; an ad may be gone by its owner's own hand as well. */
export async function listActions(
  { log, ads }: Parts,
  query: ActionQuery,
  slice: Slice,
): Promise<Page<LoggedAction>> {
  const { items, total } = await log.list(query, slice)
  const [deleted, remainingAds] = await Promise.all([
    log.findDeletions(subjectsOf(items)),
    ads.findExisting(subjectsOf(items.filter(({ action }) => kindOf(action) === 'ad'))),
  ])
  const isGone = ({ action, subjectId }: StoredAction) =>
    subjectId === null ||
    isDeletion(action) ||
    deleted.some((one) => one.subjectId === subjectId && kindOf(one.action) === kindOf(action)) ||
    (kindOf(action) === 'ad' && !remainingAds.includes(subjectId))
  return { items: items.map((item) => ({ ...item, isGone: isGone(item) })), total }
}

function subjectsOf(items: readonly StoredAction[]): number[] {
  return [...new Set(items.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])))]
}

import type { NewsItem } from '#modules/news'
import { type Change, changesBetween } from '../domain/actions'
import { excerpts } from '../domain/excerpts'

/** Long texts by what differs in them: the log is no archive. */
export function newsChanges(before: NewsItem | null, after: NewsItem | null): Change[] {
  return changesBetween(FIELDS, before, after).map((change) =>
    change.field === 'content' ? { ...change, ...excerpts(change.before, change.after) } : change,
  )
}

const FIELDS = ['title', 'summary', 'content', 'author', 'isPublished', 'isFeatured'] as const

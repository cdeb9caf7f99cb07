import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { NewsItem } from '#modules/news'
import type { Acted, NewsActions } from '../contract'
import type { Entry } from '../data/action-log'
import { type AdminAction, type Change, changesBetween } from '../domain/actions'
import { excerpts } from '../domain/excerpts'
import { act, type Deps, type Done } from './act'

export function newsActions(deps: Deps): NewsActions {
  const { news } = deps
  return {
    createNews: (by, fields) =>
      act(deps, by, async (tx) => {
        const item = await news.create(fields, tx)
        return ok({ value: item, entries: entriesOf('news.create', null, item) })
      }),

    updateNews: (by, id, fields, readAt) =>
      onItem<'changed'>(deps, by, id, async (before, tx) => {
        if (readAt && readAt.getTime() !== before.updatedAt.getTime()) return refuse('changed')
        const { isPublished = before.isPublished, isFeatured = before.isFeatured } = fields
        const wanted = { ...fields, isPublished, isFeatured }
        if (newsChanges(before, { ...before, ...wanted }).length === 0) return unchanged(before)
        return changed('news.update', before, await news.change(id, wanted, tx))
      }),

    setNewsPublished: (by, id, isPublished) =>
      onItem(deps, by, id, async (before, tx) => {
        if (before.isPublished === isPublished) return unchanged(before)
        const action = isPublished ? 'news.publish' : 'news.unpublish'
        return changed(action, before, await news.setPublished(id, isPublished, tx))
      }),

    setNewsFeatured: (by, id, wanted) =>
      onItem(deps, by, id, async (before, tx) => {
        const isFeatured = wanted === 'toggle' ? !before.isFeatured : wanted
        if (before.isFeatured === isFeatured) return unchanged(before)
        const action = isFeatured ? 'news.feature' : 'news.unfeature'
        return changed(action, before, await news.setFeatured(id, isFeatured, tx))
      }),

    deleteNews: (by, id) =>
      onItem(deps, by, id, async (before, tx) => {
        await news.remove(id, tx)
        return ok({ value: before, entries: entriesOf('news.delete', before, null) })
      }),
  }
}

type Changed<Code extends string> = Promise<Result<Done<NewsItem>, Code>>

/** The item is locked until the transaction ends. */
function onItem<Code extends string = never>(
  deps: Deps,
  by: Caller,
  id: number,
  change: (before: NewsItem, tx: Tx) => Changed<Code>,
): Acted<NewsItem, Code | 'not-found'> {
  return act<NewsItem, Code | 'not-found'>(deps, by, async (tx) => {
    const before = await deps.news.findAny(id, tx)
    return before ? change(before, tx) : refuse('not-found')
  })
}

const unchanged = (item: NewsItem) => ok({ value: item, entries: [] })

function changed(action: AdminAction, before: NewsItem, after: NewsItem | null) {
  if (!after) throw new Error('A locked item cannot go')
  return ok({ value: after, entries: entriesOf(action, before, after) })
}

function entriesOf(action: AdminAction, before: NewsItem | null, after: NewsItem | null): Entry[] {
  const { id, title } = (after ?? before)!
  return [{ action, subjectId: id, subject: title, changes: newsChanges(before, after) }]
}

/** Of a long text only the part that differs: the log is no archive. */
function newsChanges(before: NewsItem | null, after: NewsItem | null): Change[] {
  return changesBetween(FIELDS, before, after).map((change) =>
    change.field === 'content' ? { ...change, ...excerpts(change.before, change.after) } : change,
  )
}

const FIELDS = ['title', 'summary', 'content', 'author', 'isPublished', 'isFeatured'] as const

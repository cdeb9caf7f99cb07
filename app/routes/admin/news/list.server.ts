import type { LoaderFunctionArgs } from '@remix-run/node'
import { NEWS_SORTS, NEWS_STATES } from '#modules/news/schemas'
import { site } from '#app/start/modules.server'
import { requireAdminList } from '../panel.server'

export const NEWS_FILTERS = { state: NEWS_STATES, sort: NEWS_SORTS }

export async function loader(args: LoaderFunctionArgs) {
  const { query, slice, toFrame } = await requireAdminList(args, 'news', NEWS_FILTERS)
  const { items, total } = await site().news.articles.listCards(query, slice)
  return { ...toFrame(total), rows: items }
}

import type { NewsItem } from '#modules/news'
import { parseId } from '#app/http/ids'
import { site } from '#app/start/modules.server'

/** The item that the address names, published or not. */
export async function findNews(params: { id?: string }): Promise<NewsItem | null> {
  const id = parseId(params.id)
  return id ? site().news.findAny(id) : null
}

import type { NewsItem } from '../../../../modules/news'
import { parseId } from '../../../http/ids'
import { site } from '../../../modules.server'

/** The item that the address names, published or not. */
export async function findNews(params: { id?: string }): Promise<NewsItem | null> {
  const id = parseId(params.id)
  return id ? site().news.findAny(id) : null
}

import type { Admin } from '#modules/admin'
import { answered, failed } from '#app/http/call.server'
import { NEWS_NOT_FOUND } from '#app/text/not-found-words'
import { failAct } from './admin-calls.server'

export const failUnknownNews = () => failed(404, NEWS_NOT_FOUND)

type Acted = Awaited<ReturnType<Admin['setNewsPublished']>>

/** The item as it is after the act, or why there was none. */
export function answeredNews(acted: Acted): Response {
  if (acted.ok) return answered(acted.value)
  return acted.code === 'not-found' ? failUnknownNews() : failAct(acted.code)
}

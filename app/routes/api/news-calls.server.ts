import type { Admin } from '../../../modules/admin'
import { UNKNOWN } from '../../unknown'
import { answered, failed } from '../../http/call.server'
import { failAct } from './admin-calls.server'

export const failUnknownNews = () => failed(404, UNKNOWN.news)

type Acted = Awaited<ReturnType<Admin['setNewsPublished']>>

/** The item as it is after the act, or why there was none. */
export function answeredNews(acted: Acted): Response {
  if (acted.ok) return answered(acted.value)
  return acted.code === 'not-found' ? failUnknownNews() : failAct(acted.code)
}

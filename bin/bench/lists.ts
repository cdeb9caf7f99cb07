import { gunzipSync } from 'node:zlib'
import { askWell } from './ask'
import type { Ask } from './asks'
import type { BenchSite } from './site'
import type { Size } from './sizes'

/** `isWhole` where all rows are answered: the answer grows with them. */
export type Shown = Ask & { isWhole?: boolean }

/**
 * Every page and call that reads rows of which there can be many. Their first page, and one far back: of
 * the small data set that is a near one. As many rows of both data sets: a call names how many.
 */
export async function shownPages(site: BenchSite, size: Size): Promise<Shown[]> {
  const results = await ownResults(site)
  const far = (rows: number, perPage = 1) => Math.floor((rows * 0.4) / perPage)
  const visitor = (name: string, path: string): Ask => ({ name, path })
  const member = (name: string, path: string): Ask => ({ name, path, by: 'member' })
  const admin = (name: string, path: string): Ask => ({ name: `admin: ${name}`, path, by: 'admin' })

  return [
    visitor('home', '/'),
    visitor('landing', '/examen-de-tir-theorique'),
    visitor('news', '/news'),
    visitor('news, far back', `/news?page=${far(size.news, 12)}`),
    visitor('a news article', '/news/actualite-35'),
    visitor('ads', '/classified-ads'),
    visitor('ads, far back', `/classified-ads?page=${far(size.ads, 24)}`),
    visitor('ads of a category and a type', '/classified-ads?category=optique&type=sale'),
    visitor('ads, the oldest first', '/classified-ads?sort=oldest'),
    visitor('an ad', '/classified-ads/4'),
    visitor('GET /api/news', '/api/news?limit=10'),
    visitor('GET /api/news, far back', `/api/news?limit=10&offset=${far(size.news)}`),
    visitor('GET /api/news/featured', '/api/news/featured?limit=5'),
    visitor('GET /api/classified-ads', '/api/classified-ads?limit=20'),
    visitor('GET /api/classified-ads, far back', `/api/classified-ads?limit=20&offset=${far(size.ads)}`),
    visitor('the news feed', '/news/feed.xml'),
    { ...visitor('the sitemap, per byte', '/sitemap.xml'), isWhole: true },
    member('the dashboard', '/dashboard'),
    member('the choice of an exam', '/exam-selection'),
    member('a question of an exam', await site.question()),
    member('the latest result', '/results'),
    member('the details of an exam', `/exam/${results[0]!.id}/details`),
    member('GET /api/exam-results', '/api/exam-results'),
    member('theory', '/theory?q=7'),
    member('own ads', '/classified-ads/mine'),
    member('the profile', '/profile'),
    admin('questions', '/admin/questions'),
    admin('statistics of a question', '/admin/questions/1/statistics'),
    admin('news', '/admin/news'),
    admin('ads', '/admin/ads'),
    admin('ads that wait', '/admin/ads?state=pending'),
    admin('users', '/admin/users'),
    admin('users by name, far back', `/admin/users?sort=name&page=${far(size.users, 20)}`),
    admin('users who are blocked', '/admin/users?state=blocked'),
    admin('exams', '/admin/exams'),
    admin('exams, far back', `/admin/exams?page=${far(size.results, 20)}`),
    admin('exams that were passed', '/admin/exams?outcome=passed'),
    admin('exams, the best first', '/admin/exams?sort=best'),
    admin('log', '/admin/audit'),
    admin('GET /api/admin/stats', '/api/admin/stats'),
    admin('GET /api/admin/users', '/api/admin/users?limit=20'),
    admin('GET /api/admin/users, far back', `/api/admin/users?limit=20&offset=${far(size.users)}`),
  ]
}

/** One that finds some, one that finds most, one that finds nothing. */
export const searches: Ask[] = [
  { name: 'ads: lunette', path: '/classified-ads?q=lunette' },
  { name: 'ads: le', path: '/classified-ads?q=le' },
  { name: 'ads: introuvable', path: '/classified-ads?q=introuvable' },
  { name: 'news: transport', path: '/news?q=transport' },
  { name: 'news: introuvable', path: '/news?q=introuvable' },
  { name: 'admin, users: dubois', path: '/admin/users?q=dubois', by: 'admin' },
  { name: 'admin, users: introuvable', path: '/admin/users?q=introuvable', by: 'admin' },
  { name: 'admin, ads: lunette', path: '/admin/ads?q=lunette', by: 'admin' },
  { name: 'admin, exams: dubois', path: '/admin/exams?q=dubois', by: 'admin' },
  { name: 'admin, log: lunette', path: '/admin/audit?q=lunette', by: 'admin' },
]

async function ownResults(site: BenchSite): Promise<{ id: number }[]> {
  const { body } = await askWell(site, { name: 'own results', path: '/api/exam-results', by: 'member' })
  return JSON.parse(gunzipSync(body).toString()) as { id: number }[]
}

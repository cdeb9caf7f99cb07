import type { AdQuery } from '../modules/ads'
import type { ExamType } from '../modules/exams'

/** Builders of every URL that pages link to. `routes.ts` is the table of what answers them. */
export const paths = {
  home: () => '/',
  landing: () => '/examen-de-tir-theorique',
  sitemap: () => '/sitemap.xml',
  privacy: () => '/confidentialite',
  legalNotice: () => '/mentions-legales',
  auth: (query: { mode?: 'register' | 'forgot'; redirectTo?: string } = {}) => withQuery('/auth', query),
  logout: () => '/logout',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  resetDone: () => '/reset-password/done',
  profile: (query: { form?: 'password' } = {}) => withQuery('/profile', query),
  endSessions: () => '/profile/sessions',
  ownData: () => '/profile/data',
  deleteAccount: () => '/profile/delete',
  news: ({ q, page }: { q?: string; page?: number } = {}) => withQuery('/news', { q, page: later(page) }),
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/news/feed.xml',
  newsCall: (slug: string) => `/api/news/${slug}`,
  dashboard: ({ page }: { page?: number } = {}) => withQuery('/dashboard', { page: later(page) }),
  examSelection: () => '/exam-selection',
  /** Practice, unless told. */
  startQuiz: (type?: ExamType) => withQuery('/quiz', { type }),
  quiz: ({ type, attempt, q }: { type: ExamType; attempt: number; q: number }) =>
    withQuery('/quiz', { type, attempt: String(attempt), q: String(q) }),
  abandonQuiz: (attempt: number) => `/quiz/${attempt}/abandon`,
  results: () => '/results',
  examDetails: (resultId: number) => `/exam/${resultId}/details`,
  ads: ({ q, type, category, condition, sort, page }: AdQuery & { page?: number } = {}) =>
    withQuery('/classified-ads', {
      q,
      type,
      category,
      condition,
      sort,
      page: later(page),
    }),
  ownAds: ({ page }: { page?: number } = {}) => withQuery('/classified-ads/mine', { page: later(page) }),
  postAd: () => '/post-ad',
  ad: (id: number) => `/classified-ads/${id}`,
  editAd: (id: number) => `/classified-ads/${id}/edit`,
  deleteAd: (id: number) => `/classified-ads/${id}/delete`,
  sellAd: (id: number) => `/classified-ads/${id}/mark-sold`,
  theory: (query: { q?: number } = {}) => withQuery('/theory', { q: query.q?.toString() }),
}

/** Where a member lands who asked for no page in particular. */
export const memberHome = paths.dashboard()

/** The first page of a list is the list's own address. */
function later(page: number | undefined): string | undefined {
  return page === undefined || page === 1 ? undefined : String(page)
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

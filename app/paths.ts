import type { ExamType } from '../modules/exams'

/** Builders of every URL that pages link to. `routes.ts` is the table of what answers them. */
export const paths = {
  home: () => '/',
  landing: () => '/examen-de-tir-theorique',
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
  news: ({ q, page }: { q?: string; page?: number } = {}) =>
    withQuery('/news', { q, page: page === undefined || page === 1 ? undefined : String(page) }),
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/news/feed.xml',
  newsCall: (slug: string) => `/api/news/${slug}`,
  ads: () => '/classified-ads',
  dashboard: ({ page }: { page?: number } = {}) =>
    withQuery('/dashboard', { page: page === undefined || page === 1 ? undefined : String(page) }),
  examSelection: () => '/exam-selection',
  /** Practice, unless told. */
  startQuiz: (type?: ExamType) => withQuery('/quiz', { type }),
  quiz: ({ type, attempt, q }: { type: ExamType; attempt: number; q: number }) =>
    withQuery('/quiz', { type, attempt: String(attempt), q: String(q) }),
  abandonQuiz: (attempt: number) => `/quiz/${attempt}/abandon`,
  results: () => '/results',
  examDetails: (resultId: number) => `/exam/${resultId}/details`,
  theory: (query: { q?: number } = {}) => withQuery('/theory', { q: query.q?.toString() }),
}

/** Where a member lands who asked for no page in particular. */
export const memberHome = paths.dashboard()

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

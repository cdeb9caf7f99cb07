import type { AdQuery } from '#modules/ads'
import type { TimeAllowance, ExamType, SeriesCount, SeriesSource, TheoryQuery } from '#modules/exams'

/** Builders of every URL that pages link to. `routes.ts` is the table of what answers them. */
export const paths = {
  home: () => '/',
  landing: () => '/examen-de-tir-theorique',
  sitemap: () => '/sitemap.xml',
  securityTxt: () => '/.well-known/security.txt',
  privacy: () => '/confidentialite',
  legalNotice: () => '/mentions-legales',
  accessibility: () => '/accessibilite',
  /** The single contact point, and how each kind of content is reported. */
  reportContent: () => '/signaler-un-contenu',
  auth: (query: { mode?: 'register' | 'forgot'; redirectTo?: string } = {}) => withQuery('/auth', query),
  /** The code of the second factor, after the password. `with` where it is a recovery code. */
  signInCode: (query: { with?: 'recovery'; redirectTo?: string } = {}) => withQuery('/auth/code', query),
  logout: () => '/logout',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  resetDone: () => '/reset-password/done',
  /** `form` is what its forms do; `redirectTo` the page to which the link that confirms the address leads back. */
  profile: (query: { form?: 'password' | 'reminders' | 'confirmation'; redirectTo?: string } = {}) =>
    withQuery('/profile', query),
  reminders: () => '/profile#rappels',
  endSessions: () => '/profile/sessions',
  ownData: () => '/profile/data',
  deleteAccount: () => '/profile/delete',
  /** `form` is what its forms and buttons do; `redirectTo` where a new second factor leads. */
  secondFactor: (query: { form?: 'begin' | 'confirm' | 'codes' | 'remove'; redirectTo?: string } = {}) =>
    withQuery('/profile/second-factor', query),
  /** Asks for the password again before something grave. */
  passwordAgain: (query: { redirectTo?: string } = {}) => withQuery('/profile/password-again', query),
  /** The mails that say what is due, or what alerts have found. */
  unsubscribe: (token: string) => `/desabonnement/${token}`,
  /** Where a link of a mail confirms the address that it was sent to; from there it goes on to `redirectTo`. */
  confirmation: (token: string, query: { redirectTo?: string } = {}) =>
    withQuery(`/confirmation/${token}`, query),
  /** Where a link of a mail to the old address takes a change of the e-mail back. */
  undoEmailChange: (token: string) => `/annuler-changement/${token}`,
  news: ({ q, page }: { q?: string; page?: number } = {}) => withQuery('/news', { q, page: later(page) }),
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/news/feed.xml',
  newsRss: () => '/news/rss.xml',
  /** An unpublished item, for anybody who has the link. */
  sharedPreview: (token: string) => `/apercu/${token}`,
  newsCall: (slug: string) => `/api/news/${slug}`,
  lessons: () => '/lecons',
  /** Five questions without an account: where it goes on, or what came of it. */
  trial: ({ q }: { q?: number } = {}) => withQuery('/essai', { q }),
  /** With a section where there is one: 'stockage#a-retenir'. */
  lesson: (place: string) => `/lecons/${place}`,
  /** `form` is the button that removes the date of the exam. */
  dashboard: ({ page, form }: { page?: number; form?: 'no-date' } = {}) =>
    withQuery('/dashboard', { page: later(page), form }),
  chance: () => '/chance-de-reussite',
  /** With the exam that was to begin while another one runs. */
  examSelection: (query: { begin?: ExamType; time?: TimeAllowance } = {}) =>
    withQuery('/exam-selection', query),
  /** Practice by default. `beside` begins it even while another exam runs. */
  startQuiz: (type?: ExamType, { time, beside }: { time?: TimeAllowance; beside?: 'yes' } = {}) =>
    withQuery('/quiz', { type, time, beside }),
  quiz: ({ type, attempt, q }: { type: ExamType; attempt: number; q: number }) =>
    withQuery('/quiz', { type, attempt: String(attempt), q: String(q) }),
  finishQuiz: (attempt: number) => `/quiz/${attempt}/finish`,
  abandonQuiz: (attempt: number) => `/quiz/${attempt}/abandon`,
  /** Without a number, one is drawn. */
  printExam: (query: { type: ExamType; tirage?: number }) => withQuery('/imprimer/examen', query),
  printTheme: (slug: string) => `/imprimer/theme/${slug}`,
  results: () => '/results',
  examDetails: (resultId: number) => `/exam/${resultId}/details`,
  ads: (query: AdQuery & { page?: number } = {}) => listed('/classified-ads', query),
  ownAds: ({ page }: { page?: number } = {}) => withQuery('/classified-ads/mine', { page: later(page) }),
  postAd: () => '/post-ad',
  ad: (id: number) => `/classified-ads/${id}`,
  /** `retour` where it leads back to the member's own ads. */
  editAd: (id: number, query: { retour?: 'liste' } = {}) => withQuery(`/classified-ads/${id}/edit`, query),
  actOnAd: (id: number, act: OwnAdAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/${act}`, query),
  /** Of these sizes and formats only; the hash makes it another address for another picture. */
  photo: ({ id, hash }: { id: number; hash: string }, size: PhotoSize) =>
    `/photos/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`,
  /** The same for a news item; `apercu` is the token of its preview. */
  newsPicture: (
    { id, hash }: { id: number; hash: string },
    size: PhotoSize,
    query: { apercu?: string } = {},
  ) => withQuery(`/news/pictures/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`, query),
  lowerPrice: (id: number, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/lower-price`, query),
  /** In the mails about the end of an ad. */
  renewAd: (token: string) => `/renouveler/${token}`,
  /** The form of the first message about an ad. */
  writeAboutAd: (id: number) => `/classified-ads/${id}/message`,
  favourites: ({ page }: { page?: number } = {}) => withQuery('/favoris', { page: later(page) }),
  /** `retour` where it leads back to the favourites. */
  actOnFavourite: (adId: number, act: FavouriteAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/favoris/${adId}/${act}`, query),
  alerts: () => '/alertes',
  messages: ({ page }: { page?: number } = {}) => withQuery('/messages', { page: later(page) }),
  /** `avant` is the message before which it is read. */
  conversation: (id: number, { avant }: { avant?: number } = {}) => withQuery(`/messages/${id}`, { avant }),
  /** Where the newest message stands. */
  lastMessage: (id: number) => `/messages/${id}#fin`,
  actOnConversation: (id: number, act: ConversationAct) => `/messages/${id}/${act}`,
  /** `recu` is the token of the receipt of a report. */
  reportAd: (id: number, { recu }: { recu?: string } = {}) => withQuery(`/signaler/annonce/${id}`, { recu }),
  reportConversation: (id: number) => `/signaler/conversation/${id}`,
  /** `q` is the number of a question in the whole bank. */
  theory: ({ q, ...query }: TheoryQuery & { q?: number } = {}) => withQuery('/theory', { ...query, q }),
  /** Without a source, a series takes what is due, wrong and new of its themes. */
  revise: (query: { source?: SeriesSource; theme?: readonly string[]; count?: SeriesCount } = {}) =>
    withQuery('/reviser', query),
  /** Without a question, where it goes on or what came of it. */
  series: (id: number, { q }: { q?: number } = {}) => withQuery(`/reviser/${id}`, { q }),
  /** Where members report the version that they read, and see what became of it; `from` is where it leads back. */
  report: ({ kind, place, version }: ReportPlace, from?: string) =>
    withQuery(`/signaler/${kind === 'question' ? 'question' : 'lecon'}/${place}`, { version, retour: from }),
  admin: {
    home: () => '/admin',
    questions: (query: ListQuery = {}) => listed('/admin/questions', query),
    newQuestion: () => '/admin/questions/new',
    question: (id: number) => `/admin/questions/${id}`,
    deleteQuestion: (id: number) => `/admin/questions/${id}/delete`,
    questionStatistics: (id: number) => `/admin/questions/${id}/statistics`,
    importQuestions: () => '/admin/questions/import',
    previewImport: (id: number) => `/admin/questions/import/${id}`,
    auditQuestions: () => '/admin/questions/audit',
    toVerify: (query: ListQuery = {}) => listed('/admin/to-verify', query),
    reports: (query: ListQuery = {}) => listed('/admin/question-reports', query),
    report: (id: number) => `/admin/question-reports/${id}`,
    adReports: (query: ListQuery = {}) => listed('/admin/ad-reports', query),
    adReport: (id: number) => `/admin/ad-reports/${id}`,
    messageReports: (query: ListQuery = {}) => listed('/admin/message-reports', query),
    messageReport: (id: number, { avant }: { avant?: number } = {}) =>
      withQuery(`/admin/message-reports/${id}`, { avant }),
    /** The form of what is reported, with the report that its correction answers. */
    correct: ({ kind, id }: { kind: 'question' | 'lesson'; id: number }, report: number) =>
      withQuery(paths.admin[kind](id), { signalement: report }),
    questionFigures: (query: ListQuery = {}) => listed('/admin/questions/figures', query),
    lessons: () => '/admin/questions/lessons',
    lesson: (id: number, { version }: { version?: number } = {}) =>
      withQuery(`/admin/questions/lessons/${id}`, { version: version?.toString() }),
    exportQuestions: () => '/admin/questions/export.csv',
    questionTemplate: () => '/admin/questions/template.csv',
    news: (query: ListQuery = {}) => listed('/admin/news', query),
    newNews: () => '/admin/news/new',
    newsItem: (id: number) => `/admin/news/${id}`,
    previewNews: (id: number) => `/admin/news/${id}/preview`,
    actOnNews: (id: number, act: NewsAct) => `/admin/news/${id}/${act}`,
    ads: (query: ListQuery = {}) => listed('/admin/ads', query),
    newAd: () => '/admin/ads/new',
    ad: (id: number) => `/admin/ads/${id}`,
    actOnAd: (id: number, act: AdAct) => `/admin/ads/${id}/${act}`,
    /** `membre` is the member whose waiting ads are all decided on. */
    bulkAds: (query: { act?: 'reject'; membre?: number } = {}) => withQuery('/admin/ads/bulk', query),
    undoDecision: () => '/admin/ads/undo',
    users: (query: ListQuery = {}) => listed('/admin/users', query),
    user: (id: number) => `/admin/users/${id}`,
    actOnUser: (id: number, act: UserAct) => `/admin/users/${id}/${act}`,
    /** The mark of an approved gunsmith; `form` is the button that takes it away. */
    approval: (id: number, query: { form?: 'remove' } = {}) =>
      withQuery(`/admin/users/${id}/approval`, query),
    exportUsers: (query: ListQuery = {}) => listed('/admin/users/export.csv', query),
    exams: (query: ListQuery = {}) => listed('/admin/exams', query),
    exportExams: (query: ListQuery = {}) => listed('/admin/exams/export.csv', query),
    /** Those that were given up. */
    mails: (query: ListQuery = {}) => listed('/admin/mails', query),
    /** What admins have deleted. */
    bin: (query: ListQuery = {}) => listed('/admin/bin', query),
    actOnBinned: (id: number, act: BinAct) => `/admin/bin/${id}/${act}`,
    audit: (query: ListQuery = {}) => listed('/admin/audit', query),
  },
}

/** Of the 64 digits: enough that no two pictures of a photo share an address. */
export const HASH_IN_ADDRESS = 16

/** What begins an address that ends in a token: no log, crawler or other site may learn one. */
export const TOKEN_AREAS = [
  'desabonnement',
  'renouveler',
  'confirmation',
  'annuler-changement',
  'apercu',
] as const

/** How the address of a photo ends. */
export type PhotoSize = 'petite.webp' | 'grande.webp' | 'grande.jpg'

/** A drawing of `public/pictures/`. */
export const pictureUrl = (name: string) => `/pictures/${name}.svg`

/** `place` is the number of a question, or the slug of a lesson. */
export type ReportPlace = { kind: 'question' | 'lesson'; place: number | string; version?: number }

/** What buttons do to a user, an item, an ad: the last part of their addresses. */
export type UserAct = 'block' | 'unblock' | 'promote' | 'demote' | 'reset-second-factor' | 'delete'
export type BinAct = 'restore' | 'erase'
export type NewsAct = 'publish' | 'unpublish' | 'unschedule' | 'feature' | 'unfeature' | 'delete'
export type AdAct = 'approve' | 'reject' | 'hide' | 'show' | 'delete'
export type OwnAdAct = 'delete' | 'mark-sold' | 'undo-sale' | 'reserve' | 'release' | 'renew'
export type FavouriteAct = 'add' | 'remove'
export type ConversationAct = 'block' | 'unblock'

/** The search, filters and order of a list, as they stand in its address. */
export type ListQuery = { page?: number; [name: string]: string | number | undefined }

/** Where a member lands who asked for no page in particular. */
export const memberHome = paths.dashboard()

/** The first page of a list is the list's own address. */
function later(page: number | undefined): string | undefined {
  return page === undefined || page === 1 ? undefined : String(page)
}

function listed(path: string, { page, ...rest }: ListQuery): string {
  return withQuery(path, { ...rest, page: later(page) })
}

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** A list gives its name several times. */
type QueryValue = string | number | readonly (string | number)[] | undefined

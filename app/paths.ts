import type { AdQuery } from '#modules/ads'
import type { TimeAllowance, ExamType, SeriesCount, SeriesSource, TheoryQuery } from '#modules/exams'

/** The builders of every URL that pages link to. `routes.ts` maps the URLs to the files that serve them. */
export const paths = {
  home: () => '/',
  landing: () => '/examen-de-tir-theorique',
  sitemap: () => '/sitemap.xml',
  securityTxt: () => '/.well-known/security.txt',
  privacy: () => '/confidentialite',
  legalNotice: () => '/mentions-legales',
  accessibility: () => '/accessibilite',
  /** The page that names the contact point and explains how to report each kind of content. */
  reportContent: () => '/signaler-un-contenu',
  auth: (query: { mode?: 'register' | 'forgot'; redirectTo?: string } = {}) => withQuery('/auth', query),
  /**
   * The page that asks for the second factor's code after the password. `with` asks for a recovery code
   * instead.
   */
  signInCode: (query: { with?: 'recovery'; redirectTo?: string } = {}) => withQuery('/auth/code', query),
  logout: () => '/logout',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  resetDone: () => '/reset-password/done',
  /** `form` names what the form does. `redirectTo` is the page that the mailed confirmation link leads to. */
  profile: (query: { form?: 'password' | 'reminders' | 'confirmation'; redirectTo?: string } = {}) =>
    withQuery('/profile', query),
  reminders: () => '/profile#rappels',
  endSessions: () => '/profile/sessions',
  ownData: () => '/profile/data',
  deleteAccount: () => '/profile/delete',
  /**
   * `form` names what the form or button does. `redirectTo` is the page to open once a new second factor is
   * set up.
   */
  secondFactor: (query: { form?: 'begin' | 'confirm' | 'codes' | 'remove'; redirectTo?: string } = {}) =>
    withQuery('/profile/second-factor', query),
  /** The page that asks for the password again before a sensitive action. */
  passwordAgain: (query: { redirectTo?: string } = {}) => withQuery('/profile/password-again', query),
  /** The page, linked from reminders and from mails of alerts, that stops these mails. */
  unsubscribe: (token: string) => `/desabonnement/${token}`,
  /**
   * The page, linked from a mail, that confirms the address the mail was sent to. It then leads to
   * `redirectTo`.
   */
  confirmation: (token: string, query: { redirectTo?: string } = {}) =>
    withQuery(`/confirmation/${token}`, query),
  /** The page, linked from a mail to the old address, that undoes a change of the e-mail address. */
  undoEmailChange: (token: string) => `/annuler-changement/${token}`,
  news: ({ q, page }: { q?: string; page?: number } = {}) => withQuery('/news', { q, page: later(page) }),
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/news/feed.xml',
  newsRss: () => '/news/rss.xml',
  /** The preview of an unpublished news item, for anybody who has the link. */
  sharedPreview: (token: string) => `/apercu/${token}`,
  newsCall: (slug: string) => `/api/news/${slug}`,
  lessons: () => '/lecons',
  /**
   * The trial of five questions without an account. Without `q`, it continues at the next open question or
   * shows the result.
   */
  trial: ({ q }: { q?: number } = {}) => withQuery('/essai', { q }),
  /** `place` is the slug of a lesson, with or without a section: 'stockage#a-retenir'. */
  lesson: (place: string) => `/lecons/${place}`,
  /** `form` names the button that removes the date of the exam. */
  dashboard: ({ page, form }: { page?: number; form?: 'no-date' } = {}) =>
    withQuery('/dashboard', { page: later(page), form }),
  chance: () => '/chance-de-reussite',
  /** `begin` and `time` name an exam that did not begin because another one is running. */
  examSelection: (query: { begin?: ExamType; time?: TimeAllowance } = {}) =>
    withQuery('/exam-selection', query),
  /**
   * The URL that begins an exam, by default a practice exam. `beside` begins it even while another exam is
   * running.
   */
  startQuiz: (type?: ExamType, { time, beside }: { time?: TimeAllowance; beside?: 'yes' } = {}) =>
    withQuery('/quiz', { type, time, beside }),
  quiz: ({ type, attempt, q }: { type: ExamType; attempt: number; q: number }) =>
    withQuery('/quiz', { type, attempt: String(attempt), q: String(q) }),
  finishQuiz: (attempt: number) => `/quiz/${attempt}/finish`,
  abandonQuiz: (attempt: number) => `/quiz/${attempt}/abandon`,
  /** `tirage` is the number of the printed exam. Without it, the page draws one. */
  printExam: (query: { type: ExamType; tirage?: number }) => withQuery('/imprimer/examen', query),
  printTheme: (slug: string) => `/imprimer/theme/${slug}`,
  results: () => '/results',
  examDetails: (resultId: number) => `/exam/${resultId}/details`,
  ads: (query: AdQuery & { page?: number } = {}) => listed('/classified-ads', query),
  ownAds: ({ page }: { page?: number } = {}) => withQuery('/classified-ads/mine', { page: later(page) }),
  postAd: () => '/post-ad',
  ad: (id: number) => `/classified-ads/${id}`,
  /** With `retour`, the page leads back to the member's own ads. */
  editAd: (id: number, query: { retour?: 'liste' } = {}) => withQuery(`/classified-ads/${id}/edit`, query),
  actOnAd: (id: number, act: OwnAdAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/${act}`, query),
  /** The URL of a photo's file. It contains part of the hash, so that another picture has another URL. */
  photo: ({ id, hash }: { id: number; hash: string }, size: PhotoSize) =>
    `/photos/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`,
  /** The URL of the file of a news item's picture. `apercu` is the token of the item's preview. */
  newsPicture: (
    { id, hash }: { id: number; hash: string },
    size: PhotoSize,
    query: { apercu?: string } = {},
  ) => withQuery(`/news/pictures/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`, query),
  lowerPrice: (id: number, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/lower-price`, query),
  /** The link in mails about an ad's end, which renews the ad. */
  renewAd: (token: string) => `/renouveler/${token}`,
  /** The form of the first message about an ad. */
  writeAboutAd: (id: number) => `/classified-ads/${id}/message`,
  favourites: ({ page }: { page?: number } = {}) => withQuery('/favoris', { page: later(page) }),
  /** With `retour`, the action leads back to the favourites. */
  actOnFavourite: (adId: number, act: FavouriteAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/favoris/${adId}/${act}`, query),
  alerts: () => '/alertes',
  messages: ({ page }: { page?: number } = {}) => withQuery('/messages', { page: later(page) }),
  /** `avant` is the id of a message: the page shows the messages before it. */
  conversation: (id: number, { avant }: { avant?: number } = {}) => withQuery(`/messages/${id}`, { avant }),
  /** The place of the newest message in a conversation. */
  lastMessage: (id: number) => `/messages/${id}#fin`,
  actOnConversation: (id: number, act: ConversationAct) => `/messages/${id}/${act}`,
  /** `recu` is the token of a report's receipt. */
  reportAd: (id: number, { recu }: { recu?: string } = {}) => withQuery(`/signaler/annonce/${id}`, { recu }),
  reportConversation: (id: number) => `/signaler/conversation/${id}`,
  /** `q` is the number of a question in the whole bank. */
  theory: ({ q, ...query }: TheoryQuery & { q?: number } = {}) => withQuery('/theory', { ...query, q }),
  /** Without a source, a series takes due, wrongly answered and new questions of the themes. */
  revise: (query: { source?: SeriesSource; theme?: readonly string[]; count?: SeriesCount } = {}) =>
    withQuery('/reviser', query),
  /** Without `q`, it continues at the next open question or shows the result. */
  series: (id: number, { q }: { q?: number } = {}) => withQuery(`/reviser/${id}`, { q }),
  /**
   * The page where members report the version that they read, and see the outcome. It leads back to `from`.
   */
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
    /**
     * The form to correct a reported question or lesson. `report` is the id of the report that the correction
     * answers.
     */
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
    /** `membre` is the id of the member whose waiting ads are all decided at once. */
    bulkAds: (query: { act?: 'reject'; membre?: number } = {}) => withQuery('/admin/ads/bulk', query),
    undoDecision: () => '/admin/ads/undo',
    users: (query: ListQuery = {}) => listed('/admin/users', query),
    user: (id: number) => `/admin/users/${id}`,
    actOnUser: (id: number, act: UserAct) => `/admin/users/${id}/${act}`,
    /** The approval of a gunsmith. `form` names the button that withdraws it. */
    approval: (id: number, query: { form?: 'remove' } = {}) =>
      withQuery(`/admin/users/${id}/approval`, query),
    exportUsers: (query: ListQuery = {}) => listed('/admin/users/export.csv', query),
    exams: (query: ListQuery = {}) => listed('/admin/exams', query),
    exportExams: (query: ListQuery = {}) => listed('/admin/exams/export.csv', query),
    /** The list of mails that the site has given up sending. */
    mails: (query: ListQuery = {}) => listed('/admin/mails', query),
    /** The list of records that admins have deleted. */
    bin: (query: ListQuery = {}) => listed('/admin/bin', query),
    actOnBinned: (id: number, act: BinAct) => `/admin/bin/${id}/${act}`,
    audit: (query: ListQuery = {}) => listed('/admin/audit', query),
  },
}

/**
 * How many of the hash's 64 digits a photo's URL contains: enough that no two pictures of a photo share a
 * URL.
 */
export const HASH_IN_ADDRESS = 16

/** The first parts of URLs that end in a token. No log, crawler or other site may learn such a token. */
export const TOKEN_AREAS = [
  'desabonnement',
  'renouveler',
  'confirmation',
  'annuler-changement',
  'apercu',
] as const

/** The last part of a photo's URL: its size and format. */
export type PhotoSize = 'petite.webp' | 'grande.webp' | 'grande.jpg'

/** Returns the URL of a drawing in `public/pictures/`. */
export const pictureUrl = (name: string) => `/pictures/${name}.svg`

/** The content that a report is about. `place` is the number of a question, or the slug of a lesson. */
export type ReportPlace = { kind: 'question' | 'lesson'; place: number | string; version?: number }

/**
 * The actions of buttons on users, news, ads and other records. Each is the last part of its button's URL.
 */
export type UserAct = 'block' | 'unblock' | 'promote' | 'demote' | 'reset-second-factor' | 'delete'
export type BinAct = 'restore' | 'erase'
export type NewsAct = 'publish' | 'unpublish' | 'unschedule' | 'feature' | 'unfeature' | 'delete'
export type AdAct = 'approve' | 'reject' | 'hide' | 'show' | 'delete'
export type OwnAdAct = 'delete' | 'mark-sold' | 'undo-sale' | 'reserve' | 'release' | 'renew'
export type FavouriteAct = 'add' | 'remove'
export type ConversationAct = 'block' | 'unblock'

/** The page, search, filters and order of a list, stored as the query string of its URL. */
export type ListQuery = { page?: number; [name: string]: string | number | undefined }

/** The page that a member sees after signing in if no other page was requested. */
export const memberHome = paths.dashboard()

/** Returns the page number for a list's URL, which has none for the first page. */
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

/** The value of a query parameter. An array repeats the parameter once for each of its values. */
type QueryValue = string | number | readonly (string | number)[] | undefined

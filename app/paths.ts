import type { NewsAct, UserAct } from '#modules/admin'
import type { AdQuery } from '#modules/ads'
import type { Letter, TimeAllowance, ExamType, SeriesCount, SeriesSource, TheoryQuery } from '#modules/exams'

export const paths = {
  home: () => '/',
  landing: () => '/examen-de-tir-theorique',
  sitemap: () => '/sitemap.xml',
  securityTxt: () => '/.well-known/security.txt',
  privacy: () => '/confidentialite',
  legalNotice: () => '/mentions-legales',
  accessibility: () => '/accessibilite',
  reportContent: () => '/signaler-un-contenu',
  auth: (query: { mode?: 'register' | 'forgot'; redirectTo?: string } = {}) => withQuery('/auth', query),
  /** `with` asks for a recovery code instead of the usual one. */
  signInCode: (query: { with?: 'recovery'; redirectTo?: string } = {}) => withQuery('/auth/code', query),
  logout: () => '/logout',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  resetDone: () => '/reset-password/done',
  /** `form` names the form that posts to the URL. The link in the confirmation mail leads to `redirectTo`. */
  profile: (
    query: { form?: 'password' | 'reminders' | 'waiting-mails' | 'confirmation'; redirectTo?: string } = {},
  ) => withQuery('/profile', query),
  reminders: () => '/profile#rappels',
  waitingMails: () => '/profile#administration',
  endSessions: () => '/profile/sessions',
  ownData: () => '/profile/data',
  deleteAccount: () => '/profile/delete',
  secondFactor: (query: { form?: 'begin' | 'confirm' | 'codes' | 'remove'; redirectTo?: string } = {}) =>
    withQuery('/profile/second-factor', query),
  passwordAgain: (query: { redirectTo?: string } = {}) => withQuery('/profile/password-again', query),
  /** A link in reminder mails and alert mails, which stops mails of that kind. */
  unsubscribe: (token: string) => `/desabonnement/${token}`,
  /** A mailed link that confirms the address of its recipient and then leads to `redirectTo`. */
  confirmation: (token: string, query: { redirectTo?: string } = {}) =>
    withQuery(`/confirmation/${token}`, query),
  /** A link that undoes a change of email address, mailed to the old address. */
  undoEmailChange: (token: string) => `/annuler-changement/${token}`,
  news: ({ q, page }: { q?: string; page?: number } = {}) => withQuery('/news', { q, page: later(page) }),
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/news/feed.xml',
  newsRss: () => '/news/rss.xml',
  /** Shows an unpublished news item to anybody who has the link. */
  sharedPreview: (token: string) => `/apercu/${token}`,
  newsCall: (slug: string) => `/api/news/${slug}`,
  realExam: () => '/epreuve',
  /** What the service worker shows in the place of a page without a network; it adds the list of kept pages. */
  offline: () => '/hors-ligne',
  lessons: () => '/lecons',
  /**
   * Without `q`, the trial continues at the next open question or shows the result. A form posted with `again`
   * replaces the trial by a new one.
   */
  trial: (query: { q?: number; again?: 1 } = {}) => withQuery('/essai', query),
  /** `place` is the slug of a lesson, with or without a section: 'stockage#a-retenir'. */
  lesson: (place: string) => `/lecons/${place}`,
  dashboard: ({ page }: { page?: number } = {}) => withQuery('/dashboard', { page: later(page) }),
  chance: () => '/chance-de-reussite',
  /** The query names an exam that did not begin because another one is running. */
  examSelection: (query: { begin?: ExamType; time?: TimeAllowance } = {}) =>
    withQuery('/exam-selection', query),
  /** Begins a practice exam by default. `beside` begins an exam even while another one is running. */
  startQuiz: (type?: ExamType, { time, beside }: { time?: TimeAllowance; beside?: 'yes' } = {}) =>
    withQuery('/quiz', { type, time, beside }),
  quiz: ({ type, attempt, q }: { type: ExamType; attempt: number; q: number }) =>
    withQuery('/quiz', { type, attempt: String(attempt), q: String(q) }),
  finishQuiz: (attempt: number) => `/quiz/${attempt}/finish`,
  abandonQuiz: (attempt: number) => `/quiz/${attempt}/abandon`,
  /** `tirage` is the number of the printed exam. Without `tirage`, the page chooses a random number. */
  printExam: (query: { type: ExamType; tirage?: number }) => withQuery('/imprimer/examen', query),
  printTheme: (slug: string) => `/imprimer/theme/${slug}`,
  results: () => '/results',
  examDetails: (resultId: number) => `/exam/${resultId}/details`,
  ads: (query: AdQuery & { page?: number } = {}) => listed('/classified-ads', query),
  ownAds: ({ page }: { page?: number } = {}) => withQuery('/classified-ads/mine', { page: later(page) }),
  postAd: () => '/post-ad',
  previewAd: () => '/post-ad/preview',
  keepDraft: () => '/post-ad/draft',
  deleteDraft: () => '/post-ad/draft/delete',
  ad: (id: number) => `/classified-ads/${id}`,
  editAd: (id: number, query: { retour?: 'liste' } = {}) => withQuery(`/classified-ads/${id}/edit`, query),
  actOnAd: (id: number, act: OwnAdAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/${act}`, query),
  /** The URL contains part of the hash, so that another picture has another URL. */
  photo: ({ id, hash }: { id: number; hash: string }, size: PhotoSize) =>
    `/photos/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`,
  /** `apercu` is the token of the news item's preview. */
  newsPicture: (
    { id, hash }: { id: number; hash: string },
    size: PhotoSize,
    query: { apercu?: string } = {},
  ) => withQuery(`/news/pictures/${id}/${hash.slice(0, HASH_IN_ADDRESS)}-${size}`, query),
  lowerPrice: (id: number, query: { retour?: 'liste' } = {}) =>
    withQuery(`/classified-ads/${id}/lower-price`, query),
  /** A link that renews an ad, sent in the mails about its end. */
  renewAd: (token: string) => `/renouveler/${token}`,
  /** With `form`, a post takes the held message back. */
  writeAboutAd: (id: number, query: { form?: 'withdraw' } = {}) =>
    withQuery(`/classified-ads/${id}/message`, query),
  favourites: ({ page }: { page?: number } = {}) => withQuery('/favoris', { page: later(page) }),
  actOnFavourite: (adId: number, act: FavouriteAct, query: { retour?: string } = {}) =>
    withQuery(`/favoris/${adId}/${act}`, query),
  alerts: () => '/alertes',
  messages: ({ page }: { page?: number } = {}) => withQuery('/messages', { page: later(page) }),
  /** `avant` is the id of a message: the page shows the messages before it. */
  conversation: (id: number, { avant }: { avant?: number } = {}) => withQuery(`/messages/${id}`, { avant }),
  lastMessage: (id: number) => `/messages/${id}#fin`,
  actOnConversation: (id: number, act: ConversationAct, query: { retour?: 'liste' } = {}) =>
    withQuery(`/messages/${id}/${act}`, query),
  reportAd: (id: number, { recu }: { recu?: string } = {}) => withQuery(`/signaler/annonce/${id}`, { recu }),
  reportConversation: (id: number) => `/signaler/conversation/${id}`,
  /** `q` is a question's position among all active questions. */
  /** `question` and `userAnswer` show the answer that was just given. */
  theory: ({ q, ...query }: TheoryQuery & { q?: number; question?: number; userAnswer?: Letter } = {}) =>
    withQuery('/theory', { ...query, q }),
  /** Without a `source`, the series mixes questions that are due, answered wrongly or new. */
  revise: (query: ReviseQuery = {}) => withQuery('/reviser', query),
  /** Without `q`, the series continues at the next open question or shows the result. */
  series: (id: number, { q }: { q?: number } = {}) => withQuery(`/reviser/${id}`, { q }),
  report: ({ kind, place, version }: ReportPlace, from?: string) =>
    withQuery(`/signaler/${kind === 'question' ? 'question' : 'lecon'}/${place}`, { version, retour: from }),
  admin: {
    home: () => '/admin',
    setup: (query: { code?: string } = {}) => withQuery('/admin/setup', query),
    removeDemo: () => '/admin/setup/demo',
    questions: (query: ListParameters = {}) => listed('/admin/questions', query),
    newQuestion: () => '/admin/questions/new',
    question: (id: number) => `/admin/questions/${id}`,
    deleteQuestion: (id: number) => `/admin/questions/${id}/delete`,
    questionStatistics: (id: number) => `/admin/questions/${id}/statistics`,
    importQuestions: () => '/admin/questions/import',
    previewImport: (id: number) => `/admin/questions/import/${id}`,
    auditQuestions: () => '/admin/questions/audit',
    toVerify: (query: ListParameters = {}) => listed('/admin/to-verify', query),
    reports: (query: ListParameters = {}) => listed('/admin/question-reports', query),
    report: (id: number) => `/admin/question-reports/${id}`,
    adReports: (query: ListParameters = {}) => listed('/admin/ad-reports', query),
    adReport: (id: number) => `/admin/ad-reports/${id}`,
    messageReports: (query: ListParameters = {}) => listed('/admin/message-reports', query),
    messageReport: (id: number, { avant }: { avant?: number } = {}) =>
      withQuery(`/admin/message-reports/${id}`, { avant }),
    /** `report` is the id of the report that the correction answers. */
    correct: ({ kind, id }: { kind: 'question' | 'lesson'; id: number }, report: number) =>
      withQuery(paths.admin[kind](id), { signalement: report }),
    questionFigures: (query: ListParameters = {}) => listed('/admin/questions/figures', query),
    lessons: () => '/admin/questions/lessons',
    lesson: (id: number, { version }: { version?: number } = {}) =>
      withQuery(`/admin/questions/lessons/${id}`, { version: version?.toString() }),
    exportQuestions: () => '/admin/questions/export.csv',
    questionTemplate: () => '/admin/questions/template.csv',
    news: (query: ListParameters = {}) => listed('/admin/news', query),
    newNews: () => '/admin/news/new',
    newsItem: (id: number) => `/admin/news/${id}`,
    previewNews: (id: number) => `/admin/news/${id}/preview`,
    actOnNews: (id: number, act: NewsAct) => `/admin/news/${id}/${act}`,
    ads: (query: ListParameters = {}) => listed('/admin/ads', query),
    newAd: () => '/admin/ads/new',
    ad: (id: number) => `/admin/ads/${id}`,
    actOnAd: (id: number, act: AdAct) => `/admin/ads/${id}/${act}`,
    /** `membre` is the id of the member whose waiting ads are all decided at once. */
    bulkAds: (query: { act?: 'reject'; membre?: number } = {}) => withQuery('/admin/ads/bulk', query),
    undoDecision: () => '/admin/ads/undo',
    users: (query: ListParameters = {}) => listed('/admin/users', query),
    user: (id: number) => `/admin/users/${id}`,
    actOnUser: (id: number, act: UserAct) => `/admin/users/${id}/${act}`,
    approval: (id: number, query: { form?: 'remove' } = {}) =>
      withQuery(`/admin/users/${id}/approval`, query),
    exportUsers: (query: ListParameters = {}) => listed('/admin/users/export.csv', query),
    exams: (query: ListParameters = {}) => listed('/admin/exams', query),
    exportExams: (query: ListParameters = {}) => listed('/admin/exams/export.csv', query),
    /** Lists only mails that the site has given up sending. */
    mails: (query: ListParameters = {}) => listed('/admin/mails', query),
    bin: (query: ListParameters = {}) => listed('/admin/bin', query),
    actOnBinned: (id: number, act: BinAct) => `/admin/bin/${id}/${act}`,
    audit: (query: ListParameters = {}) => listed('/admin/audit', query),
    /** By week. */
    figures: (query: { weeks?: '52' } = {}) => withQuery('/admin/figures', query),
    exportFigures: (query: { weeks?: '52' } = {}) => withQuery('/admin/figures/export.csv', query),
  },
}

/** The number of hash digits in a picture's URL, enough to tell apart the pictures of one record. */
export const HASH_IN_ADDRESS = 16

/** The first parts of URLs that end in a token. No log, crawler or other site may learn a token. */
export const TOKEN_AREAS = [
  'desabonnement',
  'renouveler',
  'confirmation',
  'annuler-changement',
  'apercu',
] as const

export type PhotoSize = 'petite.webp' | 'grande.webp' | 'grande.jpg'

export const pictureUrl = (name: string) => `/pictures/${name}.svg`

/** `place` is the number of a question, or the slug of a lesson. */
export type ReportPlace = { kind: 'question' | 'lesson'; place: number | string; version?: number }

/** Each action is the last part of its button's URL. */
export type BinAct = 'restore' | 'erase'
export type AdAct = 'approve' | 'reject' | 'hide' | 'show' | 'delete'
export type OwnAdAct =
  'delete' | 'mark-sold' | 'undo-sale' | 'reserve' | 'release' | 'renew' | 'withdraw-correction'
export type FavouriteAct = 'add' | 'remove'
export type ConversationAct = 'block' | 'unblock' | 'mark-unread'

export type ListParameters = { page?: number; [name: string]: string | number | undefined }

/** With `form`, a post starts a series at once: today's plan, a law paper, or the mistakes of a result or series. */
type ReviseQuery = {
  source?: SeriesSource
  theme?: readonly string[]
  count?: SeriesCount
  form?: 'today' | 'legislation' | 'mistakes'
}

/** The page after signing in if no other page was requested. */
export const memberHome = paths.dashboard()

function later(page: number | undefined): string | undefined {
  return page === undefined || page === 1 ? undefined : String(page)
}

function listed(path: string, { page, ...rest }: ListParameters): string {
  return withQuery(path, { ...rest, page: later(page) })
}

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

type QueryValue = string | number | readonly (string | number)[] | undefined

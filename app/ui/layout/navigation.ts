import { createContext } from 'react'
import type { RunningExam } from '#modules/exams'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import type { Counted } from '../content/links'

export type Viewer = {
  firstName: string
  username: string
  isAdmin: boolean
  isRefusedMail?: boolean
  /** The first of their exams in progress. */
  running?: RunningExam
} & { [Call in keyof typeof CALLS]?: number }

/** What waits for the reader, with the words for a number of it. */
const CALLS: Record<'unreadConversations' | 'rejectedAds' | 'waiting', [one: string, many: string]> = {
  unreadConversations: ['conversation non lue', 'conversations non lues'],
  rejectedAds: ['annonce à corriger', 'annonces à corriger'],
  waiting: ['à traiter', 'à traiter'],
}

/** The reader of the page: null is a visitor, 'unknown' is anyone while the database is unavailable. */
export type Shown = Viewer | null | 'unknown'

/** What a member can do here, in this order wherever it is offered. */
export const WORDS = { learn: 'Apprendre', practise: "S'entraîner", test: 'Se tester' } as const

export type NavLink = { href: string; label: string; word?: keyof typeof WORDS; count?: Counted }

/** Where a link appears. 'home' is the header of the home page, 'bar' the header of other pages. */
type Place = 'bar' | 'home' | 'menu' | 'footer'
type Reader = 'visitor' | 'member' | 'admin' | 'unknown'
type Row = Omit<NavLink, 'count'> & {
  readers: readonly Reader[]
  places: readonly Place[]
  call?: keyof typeof CALLS
}

const everyone = ['visitor', 'member', 'admin', 'unknown'] as const
const members = ['member', 'admin'] as const
const visitors = ['visitor'] as const
const admins = ['admin'] as const
const strangers = ['visitor', 'unknown'] as const

const header = ['bar', 'home', 'menu'] as const
const all = [...header, 'footer'] as const

const table: readonly Row[] = [
  { href: paths.home(), label: 'Accueil', readers: everyone, places: header },
  { href: paths.dashboard(), label: 'Tableau de bord', readers: members, places: header },
  { href: paths.lessons(), label: 'Leçons', word: 'learn', readers: members, places: all },
  { href: paths.lessons(), label: 'Leçons', readers: strangers, places: all },
  { href: paths.theory(), label: 'Théorie', word: 'learn', readers: members, places: header },
  { href: paths.revise(), label: 'Réviser', word: 'practise', readers: members, places: header },
  { href: paths.startQuiz(), label: 'Nouvel examen', word: 'test', readers: members, places: ['home'] },
  {
    href: paths.examSelection(),
    label: 'Nouvel examen',
    word: 'test',
    readers: members,
    places: ['bar', 'menu'],
  },
  { href: paths.landing(), label: 'Examen théorique', readers: everyone, places: ['footer'] },
  { href: paths.news(), label: 'Actualités', readers: ['visitor', 'member', 'unknown'], places: all },
  // An admin's bar is full, and the admin panel links to the news.
  { href: paths.news(), label: 'Actualités', readers: admins, places: ['menu', 'footer'] },
  { href: paths.ads(), label: 'Petites annonces', readers: everyone, places: all },
  { href: paths.ownAds(), label: 'Mes annonces', call: 'rejectedAds', readers: members, places: ['menu'] },
  {
    href: paths.messages(),
    label: 'Messages',
    call: 'unreadConversations',
    readers: members,
    places: ['menu'],
  },
  { href: paths.profile(), label: 'Mon profil', readers: members, places: ['menu'] },
  { href: paths.admin.home(), label: 'Administration', call: 'waiting', readers: admins, places: header },
  { href: paths.auth(), label: 'Se connecter', readers: visitors, places: ['menu'] },
  {
    href: paths.examSelection(),
    label: 'Passer un examen',
    readers: ['member', 'admin', 'unknown'],
    places: ['footer'],
  },
  {
    href: paths.auth({ mode: 'register', redirectTo: paths.examSelection() }),
    label: 'Passer un examen',
    readers: visitors,
    places: ['footer'],
  },
  { href: paths.privacy(), label: 'Confidentialité', readers: everyone, places: ['footer'] },
  { href: paths.reportContent(), label: 'Signaler un contenu', readers: everyone, places: ['footer'] },
  { href: paths.accessibility(), label: 'Accessibilité', readers: everyone, places: ['footer'] },
  { href: paths.legalNotice(), label: 'Mentions légales', readers: everyone, places: ['footer'] },
]

export function navigation(place: Place, viewer: Shown): NavLink[] {
  const reader = toReader(viewer)
  return table
    .filter((row) => row.places.includes(place) && row.readers.includes(reader))
    .map(({ href, label, word, call }) => ({ href, label, word, count: call && countCalls(viewer, call) }))
}

/** Counts what waits for the reader. Returns undefined if there is none of it. */
export function countCalls(viewer: Shown, ...calls: (keyof typeof CALLS)[]): Counted | undefined {
  if (viewer === null || viewer === 'unknown') return undefined
  const counted = calls.map((call) => [call, viewer[call] ?? 0] as const).filter(([, value]) => value > 0)
  if (counted.length === 0) return undefined
  return {
    value: counted.reduce((sum, [, value]) => sum + value, 0),
    label: counted.map(([call, value]) => count(value, ...CALLS[call])).join(', '),
  }
}

export const ViewerContext = createContext<Shown>(null)

/** Gathers neighbouring links with the same word. */
export function gatherByWord(links: readonly NavLink[]): NavLink[][] {
  const groups: NavLink[][] = []
  for (const link of links) {
    const last = groups.at(-1)
    if (link.word && last?.[0]?.word === link.word) last.push(link)
    else groups.push([link])
  }
  return groups
}

/** Whether a link of the menu is the user's own. On a wide screen the bar has the others. */
export const isOwn = ({ href }: NavLink) => OWN.includes(href)

const OWN = [paths.ownAds(), paths.messages(), paths.profile(), paths.admin.home()]

/** Returns 'page' for the current page, and 'true' for a page above it. */
export function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const isHere = href !== paths.home() && path.startsWith(`${href}/`)
  return isHere || (href === paths.ads() && isOfAds(path)) ? 'true' : undefined
}

/** The pages about ads that are not below `paths.ads()`. */
const OF_ADS = [paths.postAd(), paths.favourites(), paths.alerts(), paths.messages()]

const isOfAds = (path: string) => OF_ADS.some((page) => path === page || path.startsWith(`${page}/`))

export const greetingName = (viewer: Viewer) => viewer.firstName.trim() || viewer.username

function toReader(viewer: Shown): Reader {
  if (viewer === 'unknown') return viewer
  if (!viewer) return 'visitor'
  return viewer.isAdmin ? 'admin' : 'member'
}

import { paths } from '#app/paths'

export type Viewer = {
  firstName: string
  username: string
  isAdmin: boolean
  isRefusedMail?: boolean
}

/** The reader of the page: null is a visitor, 'unknown' is anyone while the database is unavailable. */
export type Shown = Viewer | null | 'unknown'

export type NavLink = { href: string; label: string }

/** Where a link appears. 'home' is the header of the home page, 'bar' the header of other pages. */
type Place = 'bar' | 'home' | 'menu' | 'footer'
type Reader = 'visitor' | 'member' | 'admin' | 'unknown'
type Row = NavLink & { readers: readonly Reader[]; places: readonly Place[] }

const everyone = ['visitor', 'member', 'admin', 'unknown'] as const
const members = ['member', 'admin'] as const
const visitors = ['visitor'] as const
const admins = ['admin'] as const
const strangers = ['visitor', 'unknown'] as const

const table: readonly Row[] = [
  { href: paths.home(), label: 'Accueil', readers: everyone, places: ['bar', 'home', 'menu'] },
  { href: paths.dashboard(), label: 'Tableau de bord', readers: members, places: ['bar', 'home', 'menu'] },
  { href: paths.revise(), label: 'Réviser', readers: members, places: ['bar', 'home', 'menu'] },
  { href: paths.startQuiz(), label: 'Nouvel examen', readers: members, places: ['home'] },
  { href: paths.examSelection(), label: 'Nouvel examen', readers: members, places: ['bar', 'menu'] },
  { href: paths.theory(), label: 'Théorie', readers: members, places: ['bar', 'home', 'menu'] },
  { href: paths.lessons(), label: 'Leçons', readers: strangers, places: ['bar', 'home', 'menu', 'footer'] },
  // In the bar, members have their revision page instead.
  { href: paths.lessons(), label: 'Leçons', readers: members, places: ['menu', 'footer'] },
  { href: paths.landing(), label: 'Examen théorique', readers: everyone, places: ['footer'] },
  {
    href: paths.news(),
    label: 'Actualités',
    readers: ['visitor', 'member', 'unknown'],
    places: ['bar', 'home', 'menu', 'footer'],
  },
  // An admin's bar is full, and the admin panel links to the news.
  { href: paths.news(), label: 'Actualités', readers: admins, places: ['menu', 'footer'] },
  {
    href: paths.ads(),
    label: 'Petites annonces',
    readers: everyone,
    places: ['bar', 'home', 'menu', 'footer'],
  },
  { href: paths.ownAds(), label: 'Mes annonces', readers: members, places: ['menu'] },
  { href: paths.messages(), label: 'Messages', readers: members, places: ['menu'] },
  { href: paths.profile(), label: 'Mon profil', readers: members, places: ['menu'] },
  { href: paths.admin.home(), label: 'Administration', readers: admins, places: ['bar', 'home', 'menu'] },
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
  return table.filter((row) => row.places.includes(place) && row.readers.includes(reader))
}

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

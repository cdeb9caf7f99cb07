import type { ReactNode } from 'react'
import type { Waiting } from '#modules/ads'
import { paths } from '#app/paths'
import { thousands } from '#app/text/words'
import { Tabs } from '../content/blocks'
import { Breadcrumbs, type Crumb, HOME_CRUMB, PageHead } from '../layout/layout'
import { french } from '../text/text'
import * as css from './admin-frame.css'

/** The lists of the panel, named as their addresses are: `/admin/news`. */
const TABS = {
  questions: 'Questions',
  news: 'Actualités',
  ads: 'Annonces',
  users: 'Utilisateurs',
  exams: 'Logs examens',
}

export type AdminTab = keyof typeof TABS | 'audit'

export type AdminFrameProps = {
  tab: AdminTab
  stats: { totalQuestions: number; totalUsers: number; totalExams: number }
  /** What waits for an admin. */
  waitingAds: Waiting
  children: ReactNode
}

/** What each list of the panel stands in. */
export function AdminFrame({ tab, stats, waitingAds, children }: AdminFrameProps) {
  const waiting = { value: waitingAds.ads, label: `${thousands(waitingAds.ads)} en attente` }
  const tabs = Object.entries(TABS).map(([name, label]) => ({
    href: paths.admin[name as keyof typeof TABS](),
    label,
    current: name === tab,
    count: name === 'ads' ? waiting : undefined,
  }))
  return (
    <>
      <Breadcrumbs crumbs={[...ABOVE, { label: 'Administration' }]} />
      <div className={css.head}>
        <h1 className={css.title}>{french("Panel d'administration")}</h1>
        <dl className={css.stats}>
          <Figure term="Questions" value={stats.totalQuestions} />
          <Figure term="Utilisateurs actifs" value={stats.totalUsers} />
          <Figure term="Tests passés" value={stats.totalExams} />
        </dl>
      </div>
      <div className={css.rail}>
        <Tabs label="Rubriques" tabs={tabs} />
        <a
          className={css.journal}
          href={paths.admin.audit()}
          aria-current={tab === 'audit' ? 'page' : undefined}
        >
          Journal
        </a>
      </div>
      {children}
    </>
  )
}

/** The way to the panel, for the pages below it. */
const ABOVE: readonly Crumb[] = [HOME_CRUMB, { label: 'Tableau de bord', href: paths.dashboard() }]

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className={css.stat}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{thousands(value)}</dd>
    </div>
  )
}

type CrumbsProps = {
  tab: keyof typeof TABS
  /** The list as the admin left it, with its filters and page. */
  list: string
  /** A list below that list, where the page stands. */
  below?: Crumb
  /** The page itself in the breadcrumb. */
  here: string
}

type AdminSubPageProps = CrumbsProps & {
  title: string
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of its own below a list of the panel, to create, to change, to read. */
export function AdminSubPage({ title, intro, actions, children, ...crumbs }: AdminSubPageProps) {
  return (
    <>
      <AdminBreadcrumbs {...crumbs} />
      <PageHead title={title} intro={intro} actions={actions} />
      {children}
    </>
  )
}

/** Breadcrumbs only: the confirmation has its own title. */
export function AdminBreadcrumbs({ tab, list, below, here }: CrumbsProps) {
  const panel = { label: 'Administration', href: paths.admin.home() }
  const lists = [{ label: TABS[tab], href: list }, ...(below ? [below] : [])]
  return <Breadcrumbs crumbs={[...ABOVE, panel, ...lists, { label: here }]} />
}

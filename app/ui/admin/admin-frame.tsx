import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { thousands } from '#app/text/words'
import { type Tab, Tabs } from '../content/links'
import { PageHead } from '../layout/page-head'
import { Breadcrumbs, type Crumb, HOME_CRUMB } from '../layout/trail'
import { Fr } from '../text/text'
import * as css from './admin-frame.css'

export type AdminTab = 'questions' | 'news' | 'ads' | 'users' | 'exams' | 'audit'

type AdminStats = { totalQuestions: number; totalUsers: number; totalExams: number }

type AdminFrameProps = {
  stats: AdminStats
  /** Ads that wait for an admin. */
  pendingAds: number
  current: AdminTab
  children: ReactNode
}

/** What each list of the panel stands in. */
export function AdminFrame({ stats, pendingAds, current, children }: AdminFrameProps) {
  return (
    <>
      <Breadcrumbs crumbs={[...ABOVE, { label: ADMIN.label }]} />
      <div className={css.head}>
        <Fr as="h1" className={css.title}>
          Panel d'administration
        </Fr>
        <StatBar stats={stats} />
      </div>
      <div className={css.rail}>
        <Tabs label="Rubriques" tabs={tabsOf(current, pendingAds)} />
        <a
          className={css.journal}
          href={paths.admin.audit()}
          aria-current={current === 'audit' ? 'page' : undefined}
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
const ADMIN: Crumb = { label: 'Administration', href: paths.admin.home() }

function StatBar({ stats }: { stats: AdminStats }) {
  const figures = [
    { term: 'Questions', value: stats.totalQuestions },
    { term: 'Utilisateurs actifs', value: stats.totalUsers },
    { term: 'Tests passés', value: stats.totalExams },
  ]
  return (
    <dl className={css.stats}>
      {figures.map(({ term, value }) => (
        <div key={term} className={css.stat}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{thousands(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function tabsOf(current: AdminTab, pendingAds: number): Tab[] {
  const { questions, news, ads, users, exams } = paths.admin
  return [
    { href: questions(), label: 'Questions', current: current === 'questions' },
    { href: news(), label: 'Actualités', current: current === 'news' },
    {
      href: ads(),
      label: 'Annonces',
      current: current === 'ads',
      count: { value: pendingAds, label: `${thousands(pendingAds)} en attente` },
    },
    { href: users(), label: 'Utilisateurs', current: current === 'users' },
    { href: exams(), label: 'Logs examens', current: current === 'exams' },
  ]
}

type AdminSubPageProps = {
  /** The list that it belongs to. */
  tab: { label: string; href: string }
  /** The page itself in the breadcrumb. */
  here: string
  title: string
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of its own below a list of the panel, to create, to change, to read. */
export function AdminSubPage({ tab, here, title, intro, actions, children }: AdminSubPageProps) {
  return (
    <>
      <AdminBreadcrumbs tab={tab} here={here} />
      <PageHead title={title} intro={intro} actions={actions} />
      {children}
    </>
  )
}

/** Alone above a question, which brings its title along. */
export function AdminBreadcrumbs({ tab, here }: Pick<AdminSubPageProps, 'tab' | 'here'>) {
  return <Breadcrumbs crumbs={[...ABOVE, ADMIN, tab, { label: here }]} />
}

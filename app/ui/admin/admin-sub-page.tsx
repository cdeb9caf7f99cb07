import type { ReactNode } from 'react'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { PageHead } from '../layout/page-head'
import { ABOVE, ADMIN } from './admin-frame'

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

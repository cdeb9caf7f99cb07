import { createContext, useContext } from 'react'

export type Crumb = { label: string; href?: string }

export type PageName = {
  /** The title of the document. */
  title: string
  /** Defaults to the title. */
  heading?: string
  /** The breadcrumbs that lead to this page. */
  crumbs?: readonly Crumb[]
  /** The label of this page's breadcrumb. Defaults to the heading. Null leaves out the breadcrumb. */
  here?: string | null
}

/** The name of the current page. Null on an error page and in an island. */
export const PageNameContext = createContext<PageName | null>(null)

export function useHeading(): string {
  const page = useContext(PageNameContext)
  return page?.heading ?? page?.title ?? ''
}

export function useCrumbs(): readonly Crumb[] {
  const page = useContext(PageNameContext)
  return page ? listCrumbs(page) : []
}

/** Lists the breadcrumbs of a page, with its own at the end. */
export function listCrumbs({ title, heading = title, crumbs, here = heading }: PageName): readonly Crumb[] {
  return crumbs ? [...crumbs, ...(here === null ? [] : [{ label: here }])] : []
}

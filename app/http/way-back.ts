import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from './address'
import { paths } from '#app/paths'
import type { AdminTab } from '#app/ui/admin/admin-frame'

const NAME = 'retour'
/** The most characters in a URL to return to. No page has a longer one, which would bloat the links. */
const LONGEST = 1000

const TABS: AdminTab[] = ['questions', 'news', 'ads', 'users', 'exams', 'bin', 'audit']
/** The URLs of the panel's lists without a query. */
const PLAIN = [paths.admin.home(), paths.admin.lessons(), ...TABS.map((tab) => paths.admin[tab]())]

export type PanelList = AdminTab | 'lessons' | 'reports' | 'adReports' | 'messageReports'

/**
 * Returns the URL of the panel's list that the admin came from, with its filters and page; by default, the
 * list without a query.
 */
export function backToList(request: Request, name: PanelList): string {
  const list = paths.admin[name]()
  const target = readReturn(request, list)
  return /^\/admin[/?]/.test(target) ? target : list
}

/** Returns the URL that the parameter `retour` names as the page to return to. */
export function readReturn(request: Request, fallback: string): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), fallback)
  return target.length <= LONGEST ? target : fallback
}

/** Returns the URL of the member's list if the button was pressed there, otherwise that of the thing. */
export function backFrom(request: Request, page: string, list = page): string {
  return new URL(request.url).searchParams.get(NAME) === 'liste' ? list : page
}

/** Returns the path and query of this list, for `withReturn`. */
export function currentAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Adds to a URL the list that its page should return to. */
export function withReturn(path: string, list: string): string {
  // By default, pages return to the list without a query.
  if (PLAIN.includes(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

const PREVIEW = 'apercu'

/** Returns the URL to which a form is sent for a preview, without saving it. */
export function asPreview(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=1`
}

export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW)

/** Returns a function that applies `withReturn` with the `list` that this page's loader returned. */
export function useReturn(): (path: string) => string {
  const { list } = useLoaderData<{ list: string }>()
  return (path) => withReturn(path, list)
}

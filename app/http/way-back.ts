import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from './address'
import { paths } from '#app/paths'
import type { AdminTab } from '#app/ui/admin/admin-frame'

const NAME = 'retour'
/** Longer addresses are ignored: no page has one, and it would bloat the links. */
const LONGEST = 1000

const TABS: AdminTab[] = ['questions', 'news', 'ads', 'users', 'exams', 'bin', 'audit']
/** These are the panel's lists without a query. */
const PLAIN = [paths.admin.home(), paths.admin.lessons(), ...TABS.map((tab) => paths.admin[tab]())]

export type PanelList = AdminTab | 'lessons' | 'reports' | 'adReports' | 'messageReports'

/**
 * Returns the panel's list that the admin came from, with its filters and page; by default the plain list.
 */
export function backToList(request: Request, name: PanelList): string {
  const list = paths.admin[name]()
  const target = readReturn(request, list)
  return /^\/admin[/?]/.test(target) ? target : list
}

/** Returns the page that the address names as the way back. */
export function readReturn(request: Request, fallback: string): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), fallback)
  return target.length <= LONGEST ? target : fallback
}

/** Returns the member's list if the button was pressed there, otherwise the page of the thing. */
export function backFrom(request: Request, page: string, list = page): string {
  return new URL(request.url).searchParams.get(NAME) === 'liste' ? list : page
}

/** Returns the address of this list with its query, for `withReturn`. */
export function currentAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Adds to an address the list that its page should lead back to. */
export function withReturn(path: string, list: string): string {
  // Pages lead back to a plain list by default.
  if (PLAIN.includes(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

const PREVIEW = 'apercu'

/** Returns the address that previews a form without saving it. */
export function asPreview(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=1`
}

export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW)

/** Applies `withReturn` to the `list` that this page's loader returned. */
export function useReturn(): (path: string) => string {
  const { list } = useLoaderData<{ list: string }>()
  return (path) => withReturn(path, list)
}

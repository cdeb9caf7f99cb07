import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from './address'
import { paths } from '#app/paths'
import type { AdminTab } from '#app/ui/admin/admin-frame'

const NAME = 'retour'
/** Ignores longer addresses, which no page has and which would bloat this one. */
const LONGEST = 1000

const TABS: AdminTab[] = ['questions', 'news', 'ads', 'users', 'exams', 'bin', 'audit']
/** The lists of the tabs without a query. */
const PLAIN = [paths.admin.home(), paths.admin.lessons(), ...TABS.map((tab) => paths.admin[tab]())]

export type PanelList = AdminTab | 'lessons' | 'reports' | 'adReports' | 'messageReports'

/** Returns the list of the panel that the admin came from, with its filters and page; by default the plain list. */
export function backToList(request: Request, name: PanelList): string {
  const list = paths.admin[name]()
  const target = readReturn(request, list)
  return /^\/admin[/?]/.test(target) ? target : list
}

/** Returns the page of the site that the address names as the way back. */
export function readReturn(request: Request, fallback: string): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), fallback)
  return target.length <= LONGEST ? target : fallback
}

/** Returns the member's list if the button stands there, and otherwise the page of the thing. */
export function backFrom(request: Request, page: string, list = page): string {
  return new URL(request.url).searchParams.get(NAME) === 'liste' ? list : page
}

/** Returns the address of this list with its query, for `withReturn`. */
export function currentAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Adds to an address the list that it should lead back to. */
export function withReturn(path: string, list: string): string {
  // The page leads back to a plain list by default.
  if (PLAIN.includes(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

const PREVIEW = 'apercu'

/** Makes the address that previews a form without saving it. */
export function asPreview(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=1`
}

export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW)

/** `withReturn` for the `list` that the loader of this page returned. */
export function useReturn(): (path: string) => string {
  const { list } = useLoaderData<{ list: string }>()
  return (path) => withReturn(path, list)
}

import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from '#app/http/address'
import { paths } from '#app/paths'
import type { AdminTab } from '#app/ui/admin/admin-frame'

const NAME = 'retour'
/** No list has a longer address; it would only bloat the pages. */
const LONGEST = 1000

const TABS: AdminTab[] = ['questions', 'news', 'ads', 'users', 'exams', 'bin', 'audit']
/** The lists of the tabs without a query. */
const PLAIN = [paths.admin.home(), paths.admin.lessons(), ...TABS.map((tab) => paths.admin[tab]())]

/** The list that the admin came from, with its filters and page, or the plain list. */
export function backToList(request: Request, tab: AdminTab, list = paths.admin[tab]()): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), list)
  return /^\/admin[/?]/.test(target) && target.length <= LONGEST ? target : list
}

/** The address of a list with its query, for `withReturn`. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** The address of an act, or of a page below the list, that leads back to the list as it was. */
export function withReturn(path: string, list: string): string {
  // It leads back there anyway.
  if (PLAIN.includes(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

const PREVIEW = 'apercu'

/** Where a form is sent to be shown as its readers would see it; nothing is saved. */
export function asPreview(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=1`
}

export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW)

/** Builds addresses that lead back to the list of this page. */
export function useReturn(): (path: string) => string {
  const { list } = useLoaderData<{ list: string }>()
  return (path) => withReturn(path, list)
}

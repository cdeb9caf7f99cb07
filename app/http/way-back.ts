import { useLoaderData } from '@remix-run/react'
import { safeRedirect } from './address'
import { paths } from '#app/paths'
import type { AdminTab } from '#app/ui/admin/admin-tabs'

const NAME = 'retour'
/** The most characters in a URL to return to. Every page has a shorter URL. */
const LONGEST_RETURN = 1000

const TABS: AdminTab[] = ['questions', 'news', 'ads', 'users', 'exams', 'bin', 'audit']
const PLAIN = [paths.admin.home(), paths.admin.lessons(), ...TABS.map((tab) => paths.admin[tab]())]

export type PanelList = AdminTab | 'lessons' | 'reports' | 'adReports' | 'messageReports'

export function backToList(request: Request, name: PanelList): string {
  const list = paths.admin[name]()
  const target = readReturn(request, list)
  return /^\/admin[/?]/.test(target) ? target : list
}

export function readReturn(request: Request, fallback: string): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), fallback)
  return target.length <= LONGEST_RETURN ? target : fallback
}

/** Returns `list` if the button was pressed in the member's list, or else the URL that it gave, or else `page`. */
export function backFrom(request: Request, page: string, list = page): string {
  return new URL(request.url).searchParams.get(NAME) === 'liste' ? list : readReturn(request, page)
}

export function currentAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

export function withReturn(path: string, list: string): string {
  // A page without this parameter returns to the unfiltered list.
  if (PLAIN.includes(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

const PREVIEW = 'apercu'

/** A form sent to this URL shows a preview and saves nothing. */
export function asPreview(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=1`
}

export const isPreview = (search: string): boolean => new URLSearchParams(search).has(PREVIEW)

export function useReturn(): (path: string) => string {
  const { list } = useLoaderData<{ list: string }>()
  return (path) => withReturn(path, list)
}

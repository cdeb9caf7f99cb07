import { safeRedirect } from '#app/http/safe-redirect'

const NAME = 'retour'
/** Longer than any list's address: it would only swell the pages. */
const LONGEST = 1000

/** The list of the panel that somebody came from, with its filters and its page; else the list itself. */
export function backToList(request: Request, list: string): string {
  const target = safeRedirect(new URL(request.url).searchParams.get(NAME), list)
  return /^\/admin[/?]/.test(target) && target.length <= LONGEST ? target : list
}

/** The address of a list as it is asked for, for `withReturn`. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** The address of an act, or of a page below the list, that leads back to the list as it was. */
export function withReturn(path: string, list: string): string {
  // The plain list is where it leads back to anyway.
  if (!list.includes('?')) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: list })}`
}

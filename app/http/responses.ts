import type { HeadersFunction } from '@remix-run/node'

/** Pages that differ from user to user are stored nowhere, so that Back shows nothing after signing out. */
export const PRIVATE = 'private, no-store'

/** Pages that everyone may read are stored, but revalidated each time. */
const REVALIDATED = 'no-cache'

/** Headers of a file that is the same for everyone. */
export const sameForAll = { 'Cache-Control': REVALIDATED }

/** Headers of a public page. When signed in, its header shows the user's name, so it is private. */
export function publicPage(viewer: unknown): HeadersInit {
  return { 'Cache-Control': viewer ? PRIVATE : REVALIDATED, Vary: 'Cookie' }
}

/** The `headers` of a page that is kept as its loader says. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Seconds after which it is worth asking again while the database is away. */
export const RETRY_AFTER = 10

/** Shown by API calls, and by forms that save nothing. */
export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/** Thrown, it shows the site's 404 page; returned by an action, the page says in its own words what is missing. */
export const notFound = () => new Response(null, { status: 404 })

/** For requests that no form or link of this site makes. */
export const badRequest = () => new Response(null, { status: 400 })

/** Thrown by a file or a form that cannot be answered now: the visitor gets the site's page with this reason. */
export class PageRefused extends Error {
  readonly status: 429 | 503
  readonly headers: { 'Retry-After': string }

  constructor(status: 429 | 503, reason: string, retryAfter: number) {
    super(reason)
    this.status = status
    this.headers = { 'Retry-After': String(retryAfter) }
  }
}

/** Tells the error page which of its 403s it is; a file shows it as it is. */
export const ADMINS_ONLY = 'Accès refusé'

export function adminsOnly(): Response {
  const headers = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(ADMINS_ONLY, { status: 403, headers })
}

import type { HeadersFunction } from '@remix-run/node'

/** The `Cache-Control` of private pages: nothing is stored, so Back shows nothing after a sign-out. */
export const PRIVATE = 'private, no-store'

/** The `Cache-Control` of public pages. The browser stores the page, but revalidates it each time. */
const REVALIDATED = 'no-cache'

export const sameForAll = { 'Cache-Control': REVALIDATED }

/** Returns the headers of a public page. It is private for signed-in users, because it shows their name. */
export function publicPage(viewer: unknown): HeadersInit {
  return { 'Cache-Control': viewer ? PRIVATE : REVALIDATED, Vary: 'Cookie' }
}

/** The `headers` of a page whose loader chooses its headers. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The number of seconds that clients are asked to wait while the database is unavailable. */
export const RETRY_AFTER = 10

export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/**
 * Returns a 404. Loaders and guards throw it to show the site's 404 page; actions return it, so that their
 * page says what is missing.
 */
export const notFound = () => new Response(null, { status: 404 })

/** Returns a 400, the answer to requests that no form or link of this site makes. */
export const badRequest = () => new Response(null, { status: 400 })

/** The error that is thrown to show the site's error page with this reason. */
export class PageRefused extends Error {
  readonly status: 429 | 503
  readonly headers: { 'Retry-After': string }

  constructor(status: 429 | 503, reason: string, retryAfter: number) {
    super(reason)
    this.status = status
    this.headers = { 'Retry-After': String(retryAfter) }
  }
}

/**
 * The body of the 403 on admin pages. The error page recognises this 403 by its body; a file download shows
 * the body itself.
 */
export const ADMINS_ONLY = 'Accès refusé'

export function adminsOnly(): Response {
  const headers = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(ADMINS_ONLY, { status: 403, headers })
}

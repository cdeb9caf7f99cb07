import type { HeadersFunction } from '@remix-run/node'

/** The browser stores nothing, so that Back shows nothing after signing out. */
export const PRIVATE = 'private, no-store'

/** The browser stores the page, but revalidates it each time. */
const REVALIDATED = 'no-cache'

export const sameForAll = { 'Cache-Control': REVALIDATED }

/** Keeps a public page private for signed-in users, because it shows their name. */
export function publicPage(viewer: unknown): HeadersInit {
  return { 'Cache-Control': viewer ? PRIVATE : REVALIDATED, Vary: 'Cookie' }
}

/** Serves as the `headers` of a page whose loader chooses them. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Clients are asked to wait this many seconds while the database is unavailable. */
export const RETRY_AFTER = 10

export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/**
 * Loaders and guards throw it to show the site's 404 page. Actions return it, so that their page names what
 * is missing.
 */
export const notFound = () => new Response(null, { status: 404 })

/** Answers requests that no form or link of this site makes. */
export const badRequest = () => new Response(null, { status: 400 })

/** Thrown to show the site's error page with this reason. */
export class PageRefused extends Error {
  readonly status: 429 | 503
  readonly headers: { 'Retry-After': string }

  constructor(status: 429 | 503, reason: string, retryAfter: number) {
    super(reason)
    this.status = status
    this.headers = { 'Retry-After': String(retryAfter) }
  }
}

/** The error page recognises this 403 by its text; a file download shows the text itself. */
export const ADMINS_ONLY = 'Accès refusé'

export function adminsOnly(): Response {
  const headers = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(ADMINS_ONLY, { status: 403, headers })
}

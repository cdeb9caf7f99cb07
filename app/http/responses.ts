import type { HeadersFunction } from '@remix-run/node'
import { ADMINS_ONLY } from '#app/text/users'

/** The browser stores nothing, so its Back button shows nothing after a sign-out. */
export const PRIVATE = 'private, no-store'

/** The browser stores the page, but revalidates it each time. */
const REVALIDATED = 'no-cache'

export const sameForAll = { 'Cache-Control': REVALIDATED }

/** The page is private for signed-in users, because it shows their name. */
export function publicPage(viewer: unknown): HeadersInit {
  return { 'Cache-Control': viewer ? PRIVATE : REVALIDATED, Vary: 'Cookie' }
}

export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const RETRY_AFTER = 10

export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/**
 * Creates a 404 response. A loader throws it to show the 404 page. An action returns it, so that its page can say
 * what is missing.
 */
export const notFound = () => new Response(null, { status: 404 })

export const badRequest = () => refuseBody(400)

/** Refuses a body that is no form, or too large. */
export const refuseBody = (status: 400 | 413) =>
  new Response(null, { status, headers: { 'Cache-Control': PRIVATE } })

/** Thrown to show the site's error page with `reason`. */
export class PageRefused extends Error {
  readonly status: 429 | 503
  readonly headers: { 'Retry-After': string }

  constructor(status: 429 | 503, reason: string, retryAfter: number) {
    super(reason)
    this.status = status
    this.headers = { 'Retry-After': String(retryAfter) }
  }
}

export function adminsOnly(): Response {
  const headers = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(ADMINS_ONLY, { status: 403, headers })
}

import { type Cookie, createCookie, type CookieOptions } from '@remix-run/node'
import { z } from 'zod'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { site } from '#app/start/modules.server'
import type { SiteCookie } from '#app/text/cookies'
import { PRIVATE } from './responses'

/** Redirects with 303, so that the browser continues with GET and a reload repeats nothing. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': PRIVATE })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export async function redirectWith(
  location: string,
  message: Flash,
  cookies: readonly string[] = [],
): Promise<Response> {
  return seeOther(location, [...cookies, await flash(message)])
}

/**
 * Redirects with 301. `headers` must make browsers revalidate the redirect, because another page may get the
 * old URL.
 */
export function movedPermanently(location: string, headers: HeadersInit): Response {
  const moved = new Headers(headers)
  moved.set('Location', location)
  return new Response(null, { status: 301, headers: moved })
}

/** The message that the next page shows once: in the section named by `at`, or else at the top of the page. */
export type Flash = z.output<typeof schema>

const schema = z.object({
  kind: z.enum(['success', 'failure', 'info', 'resumed', 'reset']),
  title: z.string().max(200),
  text: z.string().max(500).optional(),
  reference: z.string().max(100).optional(),
  at: z.string().max(20).optional(),
  link: z.object({ href: z.string().startsWith('/').max(200), label: z.string().max(50) }).optional(),
})

/** Returns the `Set-Cookie` with the message. It needs no session, so visitors can get messages, too. */
export function flash(message: Flash): Promise<string> {
  return cookie().serialize(message)
}

/** Returns the waiting message and the `Set-Cookie` that removes it. A HEAD request leaves the message waiting. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; cookies: string[] }> {
  const header = request.headers.get('Cookie')
  if (request.method === 'HEAD' || !COOKIE.test(header ?? '')) return { flash: null, cookies: [] }
  // A forged cookie does not match the schema, so it carries no message.
  const parsed = schema.safeParse(await cookie().parse(header))
  return {
    flash: parsed.success ? parsed.data : null,
    cookies: [await cookie().serialize('', { maxAge: 0 })],
  }
}

const COOKIE = /(^|;\s*)(__Host-)?flash=/

const cookie = () => siteCookie('flash', { maxAge: toSeconds(RETENTION.flashCookie) })

/**
 * Creates a cookie, with the prefix `__Host-` on https. Browsers reject a cookie with this prefix if a subdomain or
 * an unencrypted answer has set it.
 */
export function siteCookie(name: SiteCookie, options: CookieOptions): Cookie {
  const { cookies } = site()
  return createCookie(cookies.secure ? `__Host-${name}` : name, { ...cookies, ...options })
}

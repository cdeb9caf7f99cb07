import { type Cookie, createCookie, type CookieOptions } from '@remix-run/node'
import { z } from 'zod'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { site } from '#app/start/modules.server'
import type { SiteCookie } from '#app/text/cookies'
import { PRIVATE } from './responses'

/**
 * The redirect after an action or from a guard: 303, so that the browser continues with GET and a reload
 * repeats nothing. (Remix's own helper answers 302.)
 */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': PRIVATE })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Redirects to a page that shows this message once, at its top. */
export async function redirectWith(
  location: string,
  message: Flash,
  cookies: readonly string[] = [],
): Promise<Response> {
  return seeOther(location, [...cookies, await flash(message)])
}

/** For a page that has a new address. The old one is revalidated each time, since it may come back. */
export function movedPermanently(location: string, headers: HeadersInit): Response {
  const moved = new Headers(headers)
  moved.set('Location', location)
  return new Response(null, { status: 301, headers: moved })
}

/**
 * A message for the next page. Two pages show 'resumed' and 'reset' in their own way; one with `at` is shown in that
 * part of its page.
 */
export type Flash = z.output<typeof schema>

const schema = z.object({
  kind: z.enum(['success', 'failure', 'info', 'resumed', 'reset']),
  title: z.string().max(200),
  text: z.string().max(500).optional(),
  reference: z.string().max(100).optional(),
  at: z.string().max(20).optional(),
  link: z.object({ href: z.string().startsWith('/').max(200), label: z.string().max(50) }).optional(),
})

/** The `Set-Cookie` that carries a message to the next page; visitors can get one too. */
export function flash(message: Flash): Promise<string> {
  return cookie().serialize(message)
}

/** The waiting message and the `Set-Cookie` that removes it. A HEAD request shows nothing and leaves it. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; cookies: string[] }> {
  const header = request.headers.get('Cookie')
  if (request.method === 'HEAD' || !COOKIE.test(header ?? '')) return { flash: null, cookies: [] }
  // A cookie that was tampered with holds no message.
  const parsed = schema.safeParse(await cookie().parse(header))
  return {
    flash: parsed.success ? parsed.data : null,
    cookies: [await cookie().serialize('', { maxAge: 0 })],
  }
}

const COOKIE = /(^|;\s*)(__Host-)?flash=/

const cookie = () => siteCookie('flash', { maxAge: toSeconds(RETENTION.flashCookie) })

/**
 * A cookie of this site. On https its name tells the browser that no other host, such as a subdomain, and no
 * unencrypted answer may have set it. On http browsers refuse that name.
 */
export function siteCookie(name: SiteCookie, options: CookieOptions): Cookie {
  const { cookies } = site()
  return createCookie(cookies.secure ? `__Host-${name}` : name, { ...cookies, ...options })
}

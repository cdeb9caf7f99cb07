import { z } from 'zod'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { siteCookie } from '#app/http'

/** The browser's last request for a password reset link. */
export type LinkRequest = z.output<typeof schema>

const schema = z.object({ email: z.string(), askedAt: z.number() })

const SECONDS_BETWEEN = 60

/** Returns a `Set-Cookie` header with the typed address, even if no member has this address. */
export function keepLinkRequest(request: LinkRequest): Promise<string> {
  return cookie().serialize(request)
}

export async function forgetLinkRequest(request: Request): Promise<string[]> {
  return (await readLinkRequest(request)) ? [await cookie().serialize('', { maxAge: 0 })] : []
}

export async function readLinkRequest(request: Request): Promise<LinkRequest | null> {
  const parsed = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return parsed.success ? parsed.data : null
}

export function secondsToWait(earlier: LinkRequest | null, { email, askedAt }: LinkRequest): number {
  if (earlier?.email !== email) return 0
  const left = Math.ceil(SECONDS_BETWEEN - (askedAt - earlier.askedAt) / 1000)
  // Caps the wait in case the clock was set back.
  return Math.min(SECONDS_BETWEEN, Math.max(0, left))
}

const cookie = () => siteCookie('link-request', { maxAge: toSeconds(RETENTION.linkRequestCookie) })

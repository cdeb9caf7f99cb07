import { z } from 'zod'
import { siteCookie } from '#app/http/cookie.server'

/** That this browser asked for a link to reset a password: for which address, and when. */
export type LinkRequest = z.output<typeof schema>

const schema = z.object({ email: z.string(), askedAt: z.number() })

const SECONDS_BETWEEN = 60

/**
 * The `Set-Cookie` by which the page goes on saying so, reloaded or opened again. It holds what was
 * typed, whether or not a member has this address.
 */
export function keepLinkRequest(request: LinkRequest): Promise<string> {
  return cookie().serialize(request)
}

/** The `Set-Cookie` that forgets it: the member is in, or has a new password. None where nothing was kept. */
export async function forgetLinkRequest(request: Request): Promise<string[]> {
  return (await readLinkRequest(request)) ? [await cookie().serialize('', { maxAge: 0 })] : []
}

export async function readLinkRequest(request: Request): Promise<LinkRequest | null> {
  const parsed = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return parsed.success ? parsed.data : null
}

/** Until the link may be sent again to the same address; 0 when it may be, as to any other. */
export function secondsToWait(earlier: LinkRequest | null, { email, askedAt }: LinkRequest): number {
  if (earlier?.email !== email) return 0
  const left = Math.ceil(SECONDS_BETWEEN - (askedAt - earlier.askedAt) / 1000)
  // No longer than that, even where the clock was set back.
  return Math.min(SECONDS_BETWEEN, Math.max(0, left))
}

const cookie = () => siteCookie('link-request', { maxAge: 10 * 60 })

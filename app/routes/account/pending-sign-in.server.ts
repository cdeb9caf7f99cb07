import type { SignedIn } from '#modules/identity'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { seeOther, siteCookie } from '#app/http/redirect.server'
import { keepSession } from '#app/http/session.server'
import { forgetLinkRequest } from './link-request.server'

/** Returns the `Set-Cookie` of a sign-in whose password was right but whose code is still missing. */
export function keepPendingSignIn(pending: string): Promise<string> {
  return cookie().serialize(pending)
}

/**
 * Returns the unfinished sign-in, or null if the cookie is missing or forged. The identity module checks its
 * age.
 */
export async function readPendingSignIn(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

/** Redirects to `target` with the new session, and removes the cookies of the sign-in's earlier steps. */
export async function enterSite(request: Request, { token }: SignedIn, target: string): Promise<Response> {
  const isPending = (await readPendingSignIn(request)) !== null
  return seeOther(target, [
    await keepSession(request, token),
    ...(isPending ? [await cookie().serialize('', { maxAge: 0 })] : []),
    ...(await forgetLinkRequest(request)),
  ])
}

const cookie = () => siteCookie('pending-sign-in', { maxAge: toSeconds(RETENTION.givenPassword) })

import type { SignedIn } from '#modules/identity'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { seeOther, siteCookie } from '#app/http/redirect.server'
import { keepSession } from '#app/http/session.server'
import { forgetLinkRequest } from './link-request.server'

/** The `Set-Cookie` of a sign-in whose password was right, and whose code is asked for next. */
export function keepPendingSignIn(pending: string): Promise<string> {
  return cookie().serialize(pending)
}

/** Null also for a cookie that is forged or foreign; how old it is, identity says. */
export async function readPendingSignIn(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

/** Goes on to `target` with the new session; what only served the way to it is forgotten. */
export async function enterSite(request: Request, { token }: SignedIn, target: string): Promise<Response> {
  const isPending = (await readPendingSignIn(request)) !== null
  return seeOther(target, [
    await keepSession(request, token),
    ...(isPending ? [await cookie().serialize('', { maxAge: 0 })] : []),
    ...(await forgetLinkRequest(request)),
  ])
}

const cookie = () => siteCookie('pending-sign-in', { maxAge: toSeconds(RETENTION.givenPassword) })

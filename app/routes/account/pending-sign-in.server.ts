import type { SignedIn } from '#modules/identity'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { keepSession, seeOther, siteCookie } from '#app/http'
import { forgetLinkRequest } from './link-request.server'

/** Returns the `Set-Cookie` header for a user who has given the password and must still give the code. */
export function keepPendingSignIn(pending: string): Promise<string> {
  return cookie().serialize(pending)
}

/** Returns the cookie's value. The identity module checks its age. */
export async function readPendingSignIn(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

export async function enterSite(request: Request, { token }: SignedIn, target: string): Promise<Response> {
  const isPending = (await readPendingSignIn(request)) !== null
  return seeOther(target, [
    await keepSession(request, token),
    ...(isPending ? [await cookie().serialize('', { maxAge: 0 })] : []),
    ...(await forgetLinkRequest(request)),
  ])
}

const cookie = () => siteCookie('pending-sign-in', { maxAge: toSeconds(RETENTION.givenPassword) })

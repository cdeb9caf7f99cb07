import { data, type AppLoadContext } from '@remix-run/node'
import type { Caller, User } from '#modules/identity'
import { site } from '../start/modules.server'
import { paths } from '../paths'
import { ADMINS_ONLY } from './admins-only'
import { PRIVATE } from './cache'
import { siteCookie } from './cookie.server'
import { flash } from './flash.server'
import { seeOther } from './redirect.server'

type Incoming = { request: Request; context: AppLoadContext }

/** Who is signed in, or null. Asked once a request, however many loaders want to know. */
export function currentUser({ request, context }: Incoming): Promise<User | null> {
  let user = asked.get(context)
  if (!user) {
    user = readUser(request)
    asked.set(context, user)
  }
  return user
}

/** Guard of a member's page: a visitor signs in first and then lands where he wanted to go. */
export async function requireUser(incoming: Incoming): Promise<User> {
  return (await currentUser(incoming)) ?? signInFirst(incoming.request)
}

/** The same where the other sessions of the member are meant: with the token of this one. */
export async function requireSession(incoming: Incoming): Promise<CurrentSession> {
  return (await currentSession(incoming)) ?? signInFirst(incoming.request)
}

/** Guard of the admin's pages: a visitor signs in first, a member is told that they are not for him. */
export async function requireAdmin(incoming: Incoming): Promise<CurrentSession> {
  const session = await requireSession(incoming)
  if (!session.user.isAdmin) {
    site().security('admin-only', 'not-admin', { user: session.user.id })
    throw data(ADMINS_ONLY, { status: 403 })
  }
  return session
}

/** The same for a file, which has no page to say so. */
export async function requireAdminOfFile(incoming: Incoming): Promise<CurrentSession> {
  const session = await requireSession(incoming)
  if (session.user.isAdmin) return session
  site().security('admin-only', 'not-admin', { user: session.user.id })
  const headers = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }
  throw new Response('Accès refusé', { status: 403, headers })
}

export async function currentSession(incoming: Incoming): Promise<CurrentSession | null> {
  const [user, token] = await Promise.all([currentUser(incoming), readToken(incoming.request)])
  return user && token ? { user, token } : null
}

export type CurrentSession = { user: User; token: string }

/** Who asks for a change, as the modules want to know it. */
export const callerOf = ({ user, token }: CurrentSession): Caller => ({ userId: user.id, token })

/** The `Set-Cookie` of a session that has begun. Any that the browser had before ends: no fixation. */
export async function keepSession(request: Request, token: string): Promise<string> {
  await endCurrent(request)
  site().security('session', 'ok', { session: token })
  return cookie().serialize(token)
}

/** Ends the session in the database and returns the `Set-Cookie` that takes it from the browser. */
export async function endSession(request: Request): Promise<string> {
  await endCurrent(request)
  return dropSession()
}

/** The same where nothing is left to end in the database: with the account its sessions are gone. */
export function dropSession(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 })
}

/** Longer than any address of ours: it would only swell the header. */
const LONGEST_TARGET = 1000

/** Throws the way to the sign-in. Who has sent a form is told that it did not arrive. */
export async function signInFirst({ method, url }: Request): Promise<never> {
  const { pathname, search } = new URL(url)
  const target = pathname + search
  const redirectTo = target.length > LONGEST_TARGET ? undefined : target
  throw seeOther(paths.auth({ redirectTo }), method === 'POST' ? [await flash(SESSION_OVER)] : [])
}

const SESSION_OVER = {
  kind: 'failure',
  title: 'Votre session a pris fin',
  text: "Vos modifications n'ont pas été enregistrées. Connectez-vous, puis recommencez.",
} as const

async function endCurrent(request: Request) {
  const token = await readToken(request)
  if (token && (await site().identity.endSession(token)))
    site().security('session', 'ended', { session: token })
}

async function readUser(request: Request): Promise<User | null> {
  const token = await readToken(request)
  return token ? site().identity.resumeSession(token) : null
}

/** A foreign, corrupt or unsigned cookie is no cookie. */
async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

// The longest that a session lasts; the server ends most of them before.
const NINETY_DAYS_IN_SECONDS = 90 * 24 * 60 * 60

const cookie = () => siteCookie('session', { maxAge: NINETY_DAYS_IN_SECONDS })

const asked = new WeakMap<AppLoadContext, Promise<User | null>>()

import type { AppLoadContext } from '@remix-run/node'
import type { Caller, User } from '#modules/identity'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { flash, seeOther, siteCookie } from './redirect.server'
import { adminsOnly } from './responses'

type Incoming = { request: Request; context: AppLoadContext }

/**
 * The signed-in user. An admin who lacks the required second factor counts as a member, so that a password
 * alone never gives admin rights.
 */
export type CurrentUser = User & { isAdminWithoutFactor: boolean }

/** Returns the signed-in user, or null. The session is read once per request, however many loaders ask. */
export function currentUser({ request, context }: Incoming): Promise<CurrentUser | null> {
  let user = currentUsers.get(context)
  if (!user) {
    user = readUser(request)
    currentUsers.set(context, user)
  }
  return user
}

/** Returns the signed-in user. Redirects a visitor to the sign-in page, which then leads back here. */
export async function requireUser(incoming: Incoming): Promise<CurrentUser> {
  return (await currentUser(incoming)) ?? signInFirst(incoming.request)
}

/** Guards like `requireUser`, and returns the token of the session as well as the user. */
export async function requireSession(incoming: Incoming): Promise<CurrentSession> {
  return (await currentSession(incoming)) ?? signInFirst(incoming.request)
}

/**
 * Guards the admins' pages and files. A visitor is redirected to the sign-in page, an admin without the
 * required second factor to the page that sets it up, and another member gets a 403.
 */
export async function requireAdmin(incoming: Incoming): Promise<CurrentSession> {
  const session = await requireSession(incoming)
  if (session.user.isAdminWithoutFactor)
    throw seeOther(paths.secondFactor({ redirectTo: readReturnTarget(incoming.request) }))
  if (!session.user.isAdmin) {
    site().security('admin-only', 'not-admin', { user: session.user.id })
    throw adminsOnly()
  }
  return session
}

/**
 * Guards a sensitive action: throws a redirect to the page that asks for the password, unless the user
 * entered it in the last ten minutes. That page leads back to this URL with GET, so a form is shown again but
 * not sent again.
 */
export async function requireRecentPassword(request: Request, session: CurrentSession): Promise<void> {
  if (await site().identity.passwords.isRecent(toCaller(session))) return
  const cookies = request.method === 'POST' ? [await flash(NOT_DONE_YET)] : []
  throw seeOther(paths.passwordAgain({ redirectTo: readReturnTarget(request) }), cookies)
}

const NOT_DONE_YET = {
  kind: 'info',
  title: 'Confirmez votre mot de passe pour continuer',
  text: "Rien n'est encore fait : recommencez ensuite.",
} as const

export async function currentSession(incoming: Incoming): Promise<CurrentSession | null> {
  const [user, token] = await Promise.all([currentUser(incoming), readToken(incoming.request)])
  return user && token ? { user, token } : null
}

export type CurrentSession = { user: CurrentUser; token: string }

/** Returns the user's id and session token, which modules check before a change. */
export const toCaller = ({ user, token }: CurrentSession): Caller => ({ userId: user.id, token })

/**
 * Ends the browser's previous session, which prevents session fixation, and returns the `Set-Cookie` of the
 * new one.
 */
export async function keepSession(request: Request, token: string): Promise<string> {
  await endCurrent(request)
  site().security('session', 'ok', { session: token })
  return cookie().serialize(token)
}

/** Ends the session in the database and returns the `Set-Cookie` that removes it from the browser. */
export async function endSession(request: Request): Promise<string> {
  await endCurrent(request)
  return clearSessionCookie()
}

/**
 * Returns the `Set-Cookie` that removes the session from the browser. This is enough for a deleted account,
 * whose sessions are already gone from the database.
 */
export function clearSessionCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 })
}

/**
 * The most characters in a URL to return to. Every URL of this site is shorter, and a longer one would bloat
 * the `Location` header.
 */
const LONGEST_TARGET = 1000

/** Throws a redirect to the sign-in page. If a form was sent, that page says that nothing was saved. */
export async function signInFirst(request: Request): Promise<never> {
  throw seeOther(
    paths.auth({ redirectTo: readReturnTarget(request) }),
    request.method === 'POST' ? [await flash(SESSION_OVER)] : [],
  )
}

/** Returns the path and query to come back to, or undefined if they are too long. */
function readReturnTarget({ url }: Request): string | undefined {
  const { pathname, search } = new URL(url)
  const target = pathname + search
  return target.length > LONGEST_TARGET ? undefined : target
}

const SESSION_OVER = {
  kind: 'failure',
  title: 'Votre session a pris fin',
  text: "Vos modifications n'ont pas été enregistrées. Connectez-vous, puis recommencez.",
} as const

/** Returns the account as stored: `isAdmin` is true even while the second factor is missing. */
export function toAccount({ isAdminWithoutFactor, ...user }: CurrentUser): User {
  return { ...user, isAdmin: user.isAdmin || isAdminWithoutFactor }
}

async function endCurrent(request: Request) {
  const token = await readToken(request)
  if (token && (await site().identity.sessions.end(token)))
    site().security('session', 'ended', { session: token })
}

async function readUser(request: Request): Promise<CurrentUser | null> {
  const token = await readToken(request)
  const user = token ? await site().identity.sessions.resume(token) : null
  if (!user) return null
  const isAdminWithoutFactor = user.isAdmin && site().needsSecondFactor && user.secondFactorAt === null
  return { ...user, isAdmin: user.isAdmin && !isAdminWithoutFactor, isAdminWithoutFactor }
}

/** Returns the session token in the cookie; null without a cookie, or if this site has not signed it. */
async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

// The cookie lasts as long as a session can; the server ends most sessions earlier.
const cookie = () => siteCookie('session', { maxAge: toSeconds(RETENTION.session) })

const currentUsers = new WeakMap<AppLoadContext, Promise<CurrentUser | null>>()

import type { AppLoadContext } from '@remix-run/node'
import type { RunningExam } from '#modules/exams'
import type { Caller, User } from '#modules/identity'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { flash, seeOther, siteCookie } from './redirect.server'
import { adminsOnly } from './responses'

type Incoming = { request: Request; context: AppLoadContext }

/**
 * The user who is signed in. `isAdmin` is false for an admin who lacks the required second factor, so that a
 * password alone never gives admin rights.
 */
export type CurrentUser = User & { isAdminWithoutFactor: boolean }

export const currentUser = oncePerRequest(async ({ request }): Promise<CurrentUser | null> => {
  const token = await readToken(request)
  const { identity, needsSecondFactor } = site()
  const user = token ? await identity.sessions.resume(token) : null
  if (!user) return null
  const isAdminWithoutFactor = user.isAdmin && needsSecondFactor && user.secondFactorAt === null
  return { ...user, isAdmin: user.isAdmin && !isAdminWithoutFactor, isAdminWithoutFactor }
})

/** Returns the exams that the user has begun. */
export const currentExams = oncePerRequest(async (incoming): Promise<RunningExam[]> => {
  const user = await currentUser(incoming)
  return user ? site().exams.attempts.findRunning(user.id) : []
})

/** Reads for all loaders of a request at once. */
function oncePerRequest<Value>(read: (incoming: Incoming) => Promise<Value>) {
  const values = new WeakMap<AppLoadContext, Promise<Value>>()
  return (incoming: Incoming): Promise<Value> => {
    const value = values.get(incoming.context) ?? read(incoming)
    values.set(incoming.context, value)
    return value
  }
}

export async function requireUser(incoming: Incoming): Promise<CurrentUser> {
  return (await currentUser(incoming)) ?? signInFirst(incoming.request)
}

export async function requireSession(incoming: Incoming): Promise<CurrentSession> {
  return (await currentSession(incoming)) ?? signInFirst(incoming.request)
}

/**
 * Redirects a visitor to the sign-in page, and an admin without the required second factor to the page that sets it
 * up. Throws 403 for another member.
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
 * Throws a redirect to the page that asks for the password if the user has not entered it in the last ten
 * minutes. That page leads back with GET, so the user must send a form again.
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

export const toCaller = ({ user, token }: CurrentSession): Caller => ({ userId: user.id, token })

/**
 * Ends the browser's previous session to prevent session fixation. Returns the `Set-Cookie` of the new
 * session.
 */
export async function keepSession(request: Request, token: string): Promise<string> {
  await endCurrent(request)
  site().security('session', 'ok', { session: token })
  return cookie().serialize(token)
}

export async function endSession(request: Request): Promise<string> {
  await endCurrent(request)
  return clearSessionCookie()
}

/**
 * Removes only the cookie. This is enough for a deleted account, because its sessions are already deleted.
 */
export function clearSessionCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 })
}

/** The most characters in a URL to return to. Every page of this site has a shorter URL. */
const LONGEST_TARGET = 1000

/** Throws a redirect to the sign-in page. After a sent form, a message there says that nothing was saved. */
export async function signInFirst(request: Request): Promise<never> {
  throw seeOther(
    paths.auth({ redirectTo: readReturnTarget(request) }),
    request.method === 'POST' ? [await flash(SESSION_OVER)] : [],
  )
}

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

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

// The cookie lasts as long as the longest session. The server ends most sessions earlier.
const cookie = () => siteCookie('session', { maxAge: toSeconds(RETENTION.session) })

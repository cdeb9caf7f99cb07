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

export async function currentUser(incoming: Incoming): Promise<CurrentUser | null> {
  return (await resume(incoming))?.user ?? null
}

/** Returns what the header shows of the user, without a statement of its own. Null for a visitor. */
export async function currentCalls(incoming: Incoming): Promise<Calls | null> {
  return (await resume(incoming))?.calls ?? null
}

/** Reads the session only once per request. */
function resume({ request, context }: Incoming): Promise<Resumed | null> {
  let resumed = resumedSessions.get(context)
  if (!resumed) {
    resumed = readSession(request)
    resumedSessions.set(context, resumed)
  }
  return resumed
}

type Resumed = { user: CurrentUser; calls: Calls }

type Calls = {
  /** The exams that the user has begun. */
  running: RunningExam[]
  unreadConversations: number
  rejectedAds: number
  /** What waits for an admin; 0 for other users. */
  waiting: number
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

async function readSession(request: Request): Promise<Resumed | null> {
  const token = await readToken(request)
  const { identity, exams, ads, admin, needsSecondFactor } = site()
  if (!token) return null
  const found = await identity.sessions.resumeWith<Calls>(token, {
    running: exams.attempts.runningBeside,
    unreadConversations: ads.messages.unreadBeside,
    rejectedAds: ads.listings.rejectedBeside,
    waiting: admin.waitingBeside(),
  })
  if (!found) return null
  const { user, beside: calls } = found
  const isAdminWithoutFactor = user.isAdmin && needsSecondFactor && user.secondFactorAt === null
  const isAdmin = user.isAdmin && !isAdminWithoutFactor
  return {
    user: { ...user, isAdmin, isAdminWithoutFactor },
    calls: { ...calls, waiting: isAdmin ? calls.waiting : 0 },
  }
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}

// The cookie lasts as long as the longest session. The server ends most sessions earlier.
const cookie = () => siteCookie('session', { maxAge: toSeconds(RETENTION.session) })

const resumedSessions = new WeakMap<AppLoadContext, Promise<Resumed | null>>()

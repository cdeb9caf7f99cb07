import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AccountLocks } from '../accounts/locks'
import { expiredSince, hasExpired, isUseWorthNoting } from '../rules'
import type { Caller, SignedOut, User } from '../user'
import type { AllBeside, Session, SessionStore } from './store'
import { newToken, tokenHash } from './token'

export interface Sessions {
  /** Returns the session's token, which only the browser stores. `device` describes the browser to its owner. */
  start(userId: number, device: string, tx?: Tx): Promise<string>

  /** Returns null if the session is unknown or has expired, or if the member is blocked. */
  resume(token: string): Promise<User | null>

  /** Resumes, and reads what other modules keep about the member, in one statement. */
  resumeWith<Values extends object>(
    token: string,
    beside: AllBeside<Values>,
  ): Promise<{ user: User; beside: Values } | null>

  /** Lists the session of `token` first, then the others by last use. */
  findOwn(userId: number, token: string): Promise<Session[]>

  /** `lastSeenAt` is exact to the hour, and null if no visit is known. */
  findVisits(userId: number): Promise<{ openSessions: number; lastSeenAt: Date | null }>

  end(token: string): Promise<boolean>

  /** Refuses with 'signed-out' if the caller's own session has ended, because the caller may be a thief. */
  endOne(caller: Caller, sessionId: string): Promise<Result<void, SignedOut>>

  endOthers(caller: Caller): Promise<Result<number, SignedOut>>
}

const MAX_LISTED = 50

type Deps = {
  db: Database
  clock: Clock
  sessions: SessionStore
  locks: AccountLocks
  report: (fault: unknown) => void
}

export function createSessions({ db, clock, sessions, locks, report }: Deps): Sessions {
  /** Returns null for a session that has expired, or whose member is blocked. */
  function open<Found extends { session: Pick<Session, 'id' | 'startedAt' | 'lastUsedAt'>; user: User }>(
    found: Found | null,
  ): Found | null {
    const now = clock.now()
    if (!found || found.user.isBlocked || hasExpired(found.session, now)) return null

    // Does not await this write, so that pages neither wait for it nor fail with it.
    if (isUseWorthNoting(found.session.lastUsedAt, now))
      void sessions.noteUse(found.user.id, found.session.id, now).catch(report)
    return found
  }

  return {
    async start(userId, device, tx) {
      const token = newToken()
      const now = clock.now()
      await sessions.add({ id: tokenHash(token), userId, device, startedAt: now, lastUsedAt: now }, tx)
      return token
    },

    async resume(token) {
      return open(await sessions.find(tokenHash(token)))?.user ?? null
    },

    async resumeWith(token, beside) {
      return open(await sessions.findWith(tokenHash(token), beside))
    },

    async findOwn(userId, token) {
      const current = tokenHash(token)
      const listed = await sessions.listOwn(userId, expiredSince(clock.now()), current, MAX_LISTED)
      return listed.map((session) => ({ ...session, isCurrent: session.id === current }))
    },

    findVisits: (userId) => sessions.findVisits(userId, expiredSince(clock.now())),

    end: (token) => sessions.remove(tokenHash(token)),

    endOne: (caller, sessionId) =>
      db.transaction(async (tx) => {
        if (!(await locks.lockCaller(caller, tx))) return refuse('signed-out')
        return ok(await sessions.removeOwn(caller.userId, sessionId, tx))
      }),

    endOthers: (caller) =>
      db.transaction(async (tx) => {
        if (!(await locks.lockCaller(caller, tx))) return refuse('signed-out')
        return ok(await sessions.removeAll(caller.userId, tokenHash(caller.token), tx))
      }),
  }
}

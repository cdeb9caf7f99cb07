import { ok, refuse } from '#modules/kernel/result'
import { tokenHash } from '../data/token'
import { isPasswordFresh } from '../domain/lifetimes'
import { readLogin } from '../domain/username'
import { spendCode } from './codes'
import type { Deps, UseCase } from './deps'
import { startSession } from './sessions'

export const signIn: UseCase<'signIn'> = async (deps, { username, password }, device) => {
  const { db, users, passwords } = deps
  const account = await users.findByLogin(username)
  const matches = await passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !matches) return refuse('wrong-credentials')
  // Made at another cost than the operator's present one: an old hash would stay weak for ever.
  const passwordHash = passwords.isStale(account.passwordHash) ? await passwords.hash(password) : null

  return db.transaction(async (tx) => {
    // The password may have changed while it was compared: this session would outlive the change that
    // was to end it.
    const current = await users.lock(account.user.id, tx)
    if (current?.passwordHash !== account.passwordHash) return refuse('wrong-credentials')
    const { user } = current
    if (user.isBlocked) return refuse('blocked')
    if (passwordHash) await users.update(user.id, { passwordHash }, tx)
    if (user.secondFactorAt)
      return ok({ user, pending: makePending(deps, user.id, passwordHash ?? current.passwordHash) })
    return ok({ user, token: await startSession(deps, user.id, device, tx) })
  })
}

export const finishSignIn: UseCase<'finishSignIn'> = (deps, pending, code, device) =>
  deps.db.transaction(async (tx) => {
    const begun = openPending(deps, pending)
    const current = begun && (await deps.users.lock(begun.userId, tx))
    if (!current?.user.secondFactorAt) return refuse('expired')
    if (tokenHash(current.passwordHash) !== begun!.password) return refuse('expired')
    const { user } = current
    if (user.isBlocked) return refuse('blocked')
    if (!(await spendCode(deps, user, code, tx))) return refuse('wrong-code')
    return ok({ user, token: await startSession(deps, user.id, device, tx) })
  })

export const readPendingSignIn: UseCase<'readPendingSignIn'> = (deps, pending) =>
  openPending(deps, pending)?.userId ?? null

export const signInKey: UseCase<'signInKey'> = async ({ users }, login) => {
  const account = await users.findByLogin(login)
  return JSON.stringify(account ? { id: account.user.id } : readLogin(login))
}

/** A member whose password was right. `password` is the hash of its hash: another password voids it. */
type Pending = { userId: number; password: string; at: number }

const PURPOSE = 'pending sign-in'

function makePending({ vault, clock }: Deps, userId: number, passwordHash: string): string {
  const pending: Pending = { userId, password: tokenHash(passwordHash), at: clock.now().getTime() }
  return vault.seal(PURPOSE, JSON.stringify(pending))
}

function openPending({ vault, clock }: Deps, sealed: string): Pending | null {
  const text = vault.open(PURPOSE, sealed)
  // Nobody but this site can have sealed it.
  const pending = text === null ? null : (JSON.parse(text) as Pending)
  return pending && isPasswordFresh(new Date(pending.at), clock.now()) ? pending : null
}

import { ok, refuse } from '#modules/kernel/result'
import { readLogin } from '../domain/username'
import type { UseCase } from './deps'
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
    if (current.user.isBlocked) return refuse('blocked')
    if (passwordHash) await users.update(current.user.id, { passwordHash }, tx)
    const token = await startSession(deps, current.user.id, device, tx)
    return ok({ user: current.user, token })
  })
}

export const signInKey: UseCase<'signInKey'> = async ({ users }, login) => {
  const account = await users.findByLogin(login)
  return JSON.stringify(account ? { id: account.user.id } : readLogin(login))
}

import { ok, refuse } from '#modules/kernel/result'
import type { Credentials, Identity } from '../contract'
import { readLogin } from '../domain/username'
import type { Deps } from './deps'
import { startSession } from './sessions'

export async function signIn(
  deps: Deps,
  { username, password }: Credentials,
  device: string,
): ReturnType<Identity['signIn']> {
  const { db, users, passwords } = deps
  const account = await users.findForSignIn(username)
  const matches = await passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !matches) return refuse('wrong-credentials')
  // Made at another cost than the operator's present one: an old hash would stay weak for ever.
  const renewed = passwords.isStale(account.passwordHash) ? await passwords.hash(password) : null

  return db.transaction(async (tx) => {
    // The password may have changed while it was compared: this session would outlive the change that
    // was to end it.
    const current = await users.lock(account.user.id, tx)
    if (current?.passwordHash !== account.passwordHash) return refuse('wrong-credentials')
    if (current.user.isBlocked) return refuse('blocked')
    if (renewed) await users.setPassword(current.user.id, renewed, tx)
    const token = await startSession(deps, current.user.id, device, tx)
    return ok({ user: current.user, token })
  })
}

export async function signInKey({ users }: Deps, login: string): Promise<string> {
  const id = await users.findIdForSignIn(login)
  return JSON.stringify(id === null ? readLogin(login) : { id })
}

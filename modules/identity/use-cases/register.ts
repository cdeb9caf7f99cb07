import { ok } from '#modules/kernel/result'
import { newToken } from '../data/token'
import type { UseCase } from './deps'
import { startSession } from './sessions'

export const register: UseCase<'register'> = async (deps, { password, ...person }, device, redirectTo) => {
  const { db, users, passwords, mails, clock } = deps
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const now = clock.now()
    const dates = { confirmationAskedAt: now, createdAt: now }
    const added = await users.add({ ...person, passwordHash, isAdmin: false, ...dates }, tx)
    if (!added.ok) return added
    const user = added.value
    const { id: userId, email: to, firstName, username } = user
    const parameters = { firstName, username, redirectTo }
    await mails.queue({ template: 'welcome', to, userId, parameters }, tx)
    return ok({ user, token: await startSession(deps, userId, device, tx) })
  })
}

export const createAdmin: UseCase<'createAdmin'> = async (deps, { password, ...person }, tx) => {
  const { users, passwords, clock } = deps
  const passwordHash = await passwords.hash(password)
  const dates = { confirmationAskedAt: null, createdAt: clock.now() }
  return users.add({ ...person, passwordHash, isAdmin: true, ...dates }, tx)
}

/** With a password that nobody has ever seen, and so at the cost of every other account. */
export const createWithoutSignIn: UseCase<'createWithoutSignIn'> = async (deps, person, tx) => {
  const { users, passwords, clock } = deps
  const passwordHash = await passwords.hash(newToken())
  const dates = { confirmationAskedAt: null, createdAt: clock.now() }
  return users.add({ ...person, passwordHash, isAdmin: false, ...dates }, tx)
}

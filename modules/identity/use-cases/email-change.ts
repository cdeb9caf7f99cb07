import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { EmailChange } from '../contract'
import { newToken } from '../data/token'
import { firstConfirmation } from '../domain/address'
import { isUndoOpen } from '../domain/lifetimes'
import { turnOff } from './codes'
import type { Deps, UseCase } from './deps'
import { addResetToken } from './reset-links'

export const canUndoEmailChange: UseCase<'canUndoEmailChange'> = async (deps, link) => {
  const change = await findOpenChange(deps, link)
  const account = change && (await deps.users.find(change.userId))
  return account !== null && !account.user.isBlocked
}

export const undoEmailChange: UseCase<'undoEmailChange'> = async (deps, link) => {
  const { db, users, sessions, emailChanges, passwords, clock } = deps
  if (!(await canUndoEmailChange(deps, link))) return refuse('invalid-link')
  // The person who made the change knows the old password. Nobody knows this one.
  const passwordHash = await passwords.hash(newToken())

  return db.transaction(async (tx) => {
    const userId = (await findOpenChange(deps, link, tx))?.userId
    const account = userId === undefined ? null : await users.lock(userId, tx)
    // Read again: of two uses at the same moment, the second has waited for the lock.
    const change = await findOpenChange(deps, link, tx)
    if (!account || account.user.isBlocked || !change) return refuse('invalid-link')
    const { id, firstName, lastName, phone, secondFactorAt } = account.user
    // The link arrived at this address, so it is confirmed.
    const confirmed = { emailConfirmedAt: clock.now(), emailRefusedAt: null, recoveryEmail: null }
    const firstConfirmedAt = firstConfirmation(account.user)
    const person = { email: change.oldEmail, firstName, lastName, phone }
    const restored = await users.change(account.user, { ...person, ...confirmed, firstConfirmedAt }, tx)
    if (!restored.ok) return refuse('invalid-link')

    await users.update(id, { passwordHash }, tx)
    await emailChanges.removeFrom(change, tx)
    await sessions.removeAllOf(id, null, tx)
    // The person who made the change may have set it up.
    if (secondFactorAt && secondFactorAt > change.changedAt) await turnOff(deps, restored.value, tx)
    return ok({ userId: id, token: await addResetToken(deps, id, tx) })
  })
}

async function findOpenChange({ emailChanges, clock }: Deps, link: EmailChange, tx?: Tx) {
  const change = await emailChanges.find(link, tx)
  return change && isUndoOpen(change.changedAt, clock.now()) ? change : null
}

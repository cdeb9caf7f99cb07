import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { User } from '../contract'
import type { Deps, UseCase } from './deps'
import { isReached } from '../domain/address'
import { lockAccount } from './locks'
import { saveConfirmation } from './new-email'

export const isConfirmed: UseCase<'isConfirmed'> = async ({ users }, userId, tx) =>
  ((await users.find(userId, tx))?.user.emailConfirmedAt ?? null) !== null

export const askForConfirmation: UseCase<'askForConfirmation'> = async (deps, userId, tx) => {
  const account = await deps.users.lock(userId, tx)
  if (!account || account.user.emailConfirmedAt || account.user.confirmationAskedAt) return
  await ask(deps, account.user, tx)
}

export const sendConfirmation: UseCase<'sendConfirmation'> = (deps, caller, redirectTo) =>
  deps.db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    if (isReached(account.user)) return refuse('confirmed')
    await ask(deps, account.user, tx, redirectTo)
    return ok(undefined)
  })

export const confirmAddress: UseCase<'confirmAddress'> = (deps, userId, email) =>
  deps.db.transaction(async (tx) => {
    const account = await deps.users.lock(userId, tx)
    if (account?.user.email !== email) return false
    if (!isReached(account.user)) await saveConfirmation(deps, account.user, tx)
    return true
  })

export const noteDelivery: UseCase<'noteDelivery'> = ({ users, clock }, email, delivery, tx) =>
  users.noteDelivery(email, delivery, clock.now(), tx)

async function ask({ users, mails, clock }: Deps, user: User, tx: Tx, redirectTo?: string) {
  const { id: userId, email: to, firstName } = user
  await users.update(userId, { confirmationAskedAt: clock.now() }, tx)
  const parameters = { firstName, redirectTo }
  await mails.queue({ template: 'address-confirmation', to, userId, parameters }, tx)
}

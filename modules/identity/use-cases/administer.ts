import type { Tx } from '#db/database'
import type { User } from '../contract'
import type { Deps, UseCase } from './deps'

/** Blocking takes effect at once: the member's sessions end, and the links to a new password are void. */
export const setBlocked: UseCase<'setBlocked'> = async (deps, id, isBlocked, tx) => {
  const marked = await mark(deps, id, { isBlocked }, tx)
  if (marked && isBlocked) {
    await deps.sessions.removeAllOf(id, null, tx)
    await deps.resetTokens.removeUnusedOf(id, tx)
    if (!marked.before.isBlocked) await tellBlocked(deps, marked.after, tx)
  }
  return marked
}

function tellBlocked({ mails }: Deps, { id: userId, email: to, firstName }: User, tx: Tx) {
  return mails.queue({ template: 'account-blocked', to, userId, parameters: { firstName } }, tx)
}

export const setAdmin: UseCase<'setAdmin'> = (deps, id, isAdmin, tx) => mark(deps, id, { isAdmin }, tx)

export const setApprovalNumber: UseCase<'setApprovalNumber'> = async ({ users }, id, approvalNumber, tx) => {
  const before = (await users.lock(id, tx))?.user
  if (!before) return null
  if (before.approvalNumber !== approvalNumber) await users.setApprovalNumber(id, approvalNumber, tx)
  return { before, after: { ...before, approvalNumber } }
}

export const remove: UseCase<'remove'> = async ({ users, mails }, id, tx) => {
  const account = await users.lock(id, tx)
  if (!account) return null
  const { email: to, firstName } = account.user
  await users.remove(id, tx)
  await mails.queue({ template: 'account-removed', to, parameters: { firstName } }, tx)
  return account.user
}

async function mark(
  { users }: Deps,
  id: number,
  marks: { isBlocked: boolean } | { isAdmin: boolean },
  tx: Tx,
) {
  const account = await users.lock(id, tx)
  if (!account) return null
  await users.update(id, marks, tx)
  return { before: account.user, after: { ...account.user, ...marks } }
}

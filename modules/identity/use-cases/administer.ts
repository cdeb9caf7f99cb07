import type { Tx } from '#db/database'
import type { Identity } from '../contract'
import type { Deps } from './deps'

/** Blocking takes effect at once: the member's sessions end, and the links to a new password are void. */
export async function setBlocked(
  deps: Deps,
  id: number,
  isBlocked: boolean,
  tx: Tx,
): ReturnType<Identity['setBlocked']> {
  const marked = await mark(deps, id, { isBlocked }, tx)
  if (marked && isBlocked) {
    await deps.sessions.removeAllOf(id, null, tx)
    await deps.resetTokens.removeUnusedOf(id, tx)
  }
  return marked
}

export function setAdmin(deps: Deps, id: number, isAdmin: boolean, tx: Tx): ReturnType<Identity['setAdmin']> {
  return mark(deps, id, { isAdmin }, tx)
}

export async function remove({ users, mails }: Deps, id: number, tx: Tx): ReturnType<Identity['remove']> {
  const account = await users.lock(id, tx)
  if (!account) return null
  const { email: to, firstName } = account.user
  await users.remove(id, tx)
  await mails.queue({ template: 'account-removed', to, parameters: { firstName } }, tx)
  return account.user
}

async function mark({ users }: Deps, id: number, marks: Marks, tx: Tx) {
  const account = await users.lock(id, tx)
  if (!account) return null
  await users.mark(id, marks, tx)
  return { before: account.user, after: { ...account.user, ...marks } }
}

type Marks = { isBlocked: boolean } | { isAdmin: boolean }

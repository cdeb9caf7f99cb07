import type { Tx } from '#db/database'
import type { Identity } from '../contract'
import type { Parts } from './parts'

/** Whoever is blocked is out at once: his sessions end, and the links to a new password are void. */
export async function setBlocked(
  parts: Parts,
  id: number,
  isBlocked: boolean,
  tx: Tx,
): ReturnType<Identity['setBlocked']> {
  const marked = await mark(parts, id, { isBlocked }, tx)
  if (marked && isBlocked) {
    await parts.sessions.removeAllOf(id, null, tx)
    await parts.resetTokens.removeUnusedOf(id, tx)
  }
  return marked
}

export function setAdmin(
  parts: Parts,
  id: number,
  isAdmin: boolean,
  tx: Tx,
): ReturnType<Identity['setAdmin']> {
  return mark(parts, id, { isAdmin }, tx)
}

export async function remove({ users, mails }: Parts, id: number, tx: Tx): ReturnType<Identity['remove']> {
  const account = await users.lock(id, tx)
  if (!account) return null
  const { email: to, firstName } = account.user
  await users.remove(id, tx)
  await mails.queue({ template: 'account-removed', to, parameters: { firstName } }, tx)
  return account.user
}

async function mark(
  { users }: Parts,
  id: number,
  marks: { isBlocked: boolean } | { isAdmin: boolean },
  tx: Tx,
) {
  const account = await users.lock(id, tx)
  if (!account) return null
  await users.mark(id, marks, tx)
  return { before: account.user, after: { ...account.user, ...marks } }
}

import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { AdminAction, UserActions } from '../contract'
import { changesBetween } from '../domain/actions'
import { act } from './act'
import type { Parts } from './parts'

export function userActions(parts: Parts): UserActions {
  const { identity, ads } = parts

  const setBlocked = async (id: number, isBlocked: boolean, tx: Tx) => {
    const marked = await identity.setBlocked(id, isBlocked, tx)
    if (marked) await ads.setOwnerBlocked(id, isBlocked, tx)
    return marked
  }
  const remove = async (id: number, tx: Tx) => {
    const before = await identity.remove(id, tx)
    return before && { before, after: null }
  }

  return {
    blockUser: onAnother(parts, 'user.block', (id, tx) => setBlocked(id, true, tx)),
    unblockUser: onAnother(parts, 'user.unblock', (id, tx) => setBlocked(id, false, tx)),
    promoteUser: onAnother(parts, 'user.promote', (id, tx) => identity.setAdmin(id, true, tx)),
    demoteUser: onAnother(parts, 'user.demote', (id, tx) => identity.setAdmin(id, false, tx)),
    deleteUser: onAnother(parts, 'user.delete', remove),
  }
}

type Changed = { before: User; after: User | null }

/** Both are held in the order of their ids: of two admins who act on each other, the second is one no more. */
function onAnother(
  parts: Parts,
  action: AdminAction,
  change: (id: number, tx: Tx) => Promise<Changed | null>,
) {
  return (by: Caller, id: number) =>
    act(
      parts,
      by,
      async (tx, admin) => {
        if (id === admin.id) return refuse('own-account')
        const changed = await change(id, tx)
        if (!changed) return refuse('not-found')
        const { before, after } = changed
        const changes = changesBetween(LOGGED, before, after)
        const entry = { action, subjectId: id, subject: before.username, changes }
        return ok({ value: after ?? before, entries: changes.length > 0 ? [entry] : [] })
      },
      { about: [id] },
    )
}

/** Little: a line is kept when the member is gone. What he is called is its subject. */
const LOGGED = ['isAdmin', 'isBlocked'] as const

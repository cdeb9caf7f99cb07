import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import type { UserActions } from '../contract'
import { type AdminAction, changesBetween } from '../domain/actions'
import { act, type Deps } from './act'

export function userActions(deps: Deps): UserActions {
  const { identity, ads } = deps

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
    blockUser: onAnother(deps, 'user.block', (id, tx) => setBlocked(id, true, tx)),
    unblockUser: onAnother(deps, 'user.unblock', (id, tx) => setBlocked(id, false, tx)),
    promoteUser: onAnother(deps, 'user.promote', (id, tx) => identity.setAdmin(id, true, tx)),
    demoteUser: onAnother(deps, 'user.demote', (id, tx) => identity.setAdmin(id, false, tx)),
    deleteUser: onAnother(deps, 'user.delete', remove),
  }
}

type Changed = { before: User; after: User | null }

/** Both accounts are locked in the order of their ids, so that of two admins who demote each other one remains. */
function onAnother(deps: Deps, action: AdminAction, change: (id: number, tx: Tx) => Promise<Changed | null>) {
  return (by: Caller, id: number) =>
    act(
      deps,
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

/** Few fields, because the log outlives the account. */
const LOGGED = ['isAdmin', 'isBlocked'] as const

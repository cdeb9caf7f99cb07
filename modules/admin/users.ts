import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { refuse } from '#modules/kernel/result'
import { actAsAdmin, type Acted, type Deps, done } from './log/act'
import { changesBetween } from './log/actions'

export interface UserAdministration {
  /**
   * Refuses to act on the admin's own account, so that at least one admin remains. `reason` is kept in the log; it is the
   * text of a warning or of a note.
   */
  act(by: Caller, act: UserAct, id: number, reason?: string): Acted<User, 'not-found' | 'own-account'>

  setApprovalNumber(by: Caller, id: number, approvalNumber: string | null): Acted<User, 'not-found'>
}

export type UserAct =
  'warn' | 'note' | 'block' | 'unblock' | 'promote' | 'demote' | 'reset-second-factor' | 'delete'

export function createUserAdministration(deps: Deps): UserAdministration {
  return {
    /** Locks both accounts, so that two admins cannot demote each other at the same moment. */
    act: async (by, name, id, reason) => {
      const change = async (tx: Tx, admin: User) => {
        if (id === admin.id) return refuse('own-account')
        const acted = await ACTS[name](deps, id, tx, reason)
        if (!acted) return refuse('not-found')
        const { before, after } = acted
        const changed = changesBetween(LOGGED, logged(before), after && logged(after))
        const why = { field: 'reason', before: null, after: reason ?? null } as const
        const isDone = changed.length > 0 || name === 'warn' || name === 'note'
        const changes = isDone && reason ? [...changed, why] : changed
        const entry = { action: `user.${name}`, subjectId: id, subject: before.username, changes } as const
        return done(after ?? before, entry)
      }
      const acted = await actAsAdmin(deps, by, change, [id])
      if (acted.ok && name === 'delete') await deps.identity.deletions.finish(id)
      return acted
    },

    setApprovalNumber: (by, id, approvalNumber) => {
      const change = async (tx: Tx) => {
        const marked = await deps.identity.members.setApprovalNumber(id, approvalNumber, tx)
        if (!marked) return refuse('not-found')
        const { before, after } = marked
        const changes = changesBetween(LOGGED, logged(before), logged(after))
        return done(after, { action: 'user.approval', subjectId: id, subject: before.username, changes })
      }
      return actAsAdmin(deps, by, change, [id])
    },
  }
}

type Act = (
  deps: Deps,
  id: number,
  tx: Tx,
  reason?: string,
) => Promise<{ before: User; after: User | null } | null>

const ACTS: Record<UserAct, Act> = {
  warn: async ({ identity }, id, tx, reason = '') => unchanged(await identity.members.warn(id, reason, tx)),
  note: async ({ identity }, id, tx) => unchanged(await identity.members.find(id, tx)),
  block: (deps, id, tx, reason) => setBlocked(deps, id, true, tx, reason),
  unblock: (deps, id, tx) => setBlocked(deps, id, false, tx),
  promote: ({ identity }, id, tx) => identity.members.setAdmin(id, true, tx),
  demote: ({ identity }, id, tx) => identity.members.setAdmin(id, false, tx),
  'reset-second-factor': ({ identity }, id, tx) => identity.secondFactor.reset(id, tx),
  delete: async ({ identity }, id, tx) => {
    const before = await identity.members.remove(id, tx)
    return before && { before, after: null }
  },
}

const unchanged = (member: User | null) => member && { before: member, after: member }

async function setBlocked({ identity, ads }: Deps, id: number, isBlocked: boolean, tx: Tx, reason?: string) {
  const marked = await identity.members.setBlocked(id, isBlocked, tx, reason)
  if (marked) await ads.moderation.setOwnerBlocked(id, isBlocked, tx)
  return marked
}

/** The logged fields are few, because the log outlives the account. */
const LOGGED = ['isAdmin', 'isBlocked', 'hasSecondFactor', 'approvalNumber'] as const

/** `hasSecondFactor` is null, not false, so that the log shows a removed factor as deleted. */
const logged = (user: User) => ({ ...user, hasSecondFactor: user.secondFactorAt ? true : null })

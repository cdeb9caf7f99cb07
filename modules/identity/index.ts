import type { Database, Tx } from '#db/database'
import { bind } from '../kernel/bind'
import type { Clock } from '../kernel/clock'
import type { MailQueue } from '../kernel/mails'
import type { Identity } from './contract'
import { defineModels } from './data/models'
import { createPasswordHasher } from './data/password-hasher'
import { createResetTokenStore } from './data/reset-token-store'
import { createSessionStore } from './data/session-store'
import { createUserStore } from './data/user-store'
import * as administer from './use-cases/administer'
import type { Deps } from './use-cases/deps'
import { lockAdmin, lockCaller, lockMember } from './use-cases/locks'
import * as ownAccount from './use-cases/own-account'
import * as passwords from './use-cases/passwords'
import * as register from './use-cases/register'
import * as sessions from './use-cases/sessions'
import * as signIn from './use-cases/sign-in'

export type * from './contract'
export type { PasswordChange, PasswordReset, Profile, Registration } from './schemas'

export type IdentityDependencies = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  /** KiB of memory that argon2id takes for one password. */
  argon2Memory: number
  report: Deps['report']
}

export function createIdentity({ argon2Memory, ...given }: IdentityDependencies): Identity {
  const { db } = given
  const models = defineModels(db.sequelize)
  const users = createUserStore(db, models.users)
  const deps: Deps = {
    ...given,
    users,
    sessions: createSessionStore(db, models),
    resetTokens: createResetTokenStore(db, models.resetTokens),
    passwords: createPasswordHasher(argon2Memory),
  }
  const { hasAdmin, countActive, list, readAll, findNames, searchIds } = users
  return {
    hasAdmin,
    countActive,
    list,
    readAll,
    findNames,
    searchIds,
    find: async (id) => (await users.find(id))?.user ?? null,
    ...bind(deps, { lockAdmin, lockCaller, lockMember }),
    ...bind(deps, { ...register, ...signIn, ...sessions, ...passwords, ...ownAccount, ...administer }),
  }
}

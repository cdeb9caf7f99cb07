import { bind } from '../kernel/bind'
import type { Identity } from './contract'
import { createEmailChangeStore } from './data/email-change-store'
import { createFactorStore } from './data/factor-store'
import { createMemberLists } from './data/member-lists'
import { defineModels } from './data/models'
import { createPasswordHasher } from './data/password-hasher'
import { createResetTokenStore } from './data/reset-token-store'
import { createSessionStore } from './data/session-store'
import { createUserStore } from './data/user-store'
import * as administer from './use-cases/administer'
import * as confirmation from './use-cases/confirmation'
import type { IdentityDependencies } from './use-cases/deps'
import * as emailChange from './use-cases/email-change'
import { lockAdmin, lockCaller, lockMember, lockMembers } from './use-cases/locks'
import * as ownAccount from './use-cases/own-account'
import * as passwords from './use-cases/passwords'
import * as recentPassword from './use-cases/recent-password'
import * as register from './use-cases/register'
import * as secondFactor from './use-cases/second-factor'
import * as sessions from './use-cases/sessions'
import * as signIn from './use-cases/sign-in'

export type * from './contract'
export type { Vault } from './use-cases/deps'
export type { Registration } from './schemas'

export function createIdentity(given: IdentityDependencies): Identity {
  const { db, argon2Memory } = given
  const models = defineModels(db.sequelize)
  const users = createUserStore(db, models.users)
  const deps = {
    ...given,
    users,
    sessions: createSessionStore(db, models),
    resetTokens: createResetTokenStore(db, models.resetTokens),
    emailChanges: createEmailChangeStore(db, models.emailChanges),
    factors: createFactorStore(db, models),
    passwords: createPasswordHasher(argon2Memory),
  }
  const { active, list, readAll, findNames, findMembers, searchIds } = createMemberLists(db, models.users)
  return {
    hasAdmin: users.hasAdmin,
    active,
    list,
    readAll,
    findNames,
    findMembers,
    searchIds,
    countRecoveryCodes: deps.factors.countRecoveryCodes,
    find: async (id) => (await users.find(id))?.user ?? null,
    ...bind(deps, { lockAdmin, lockCaller, lockMember, lockMembers }),
    ...bind(deps, {
      ...register,
      ...signIn,
      ...secondFactor,
      ...recentPassword,
      ...sessions,
      ...passwords,
      ...confirmation,
      ...emailChange,
      ...ownAccount,
      ...administer,
    }),
  }
}

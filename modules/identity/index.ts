import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import type { Identity, MailQueue } from './contract'
import { defineModels } from './data/models'
import { createPasswordHasher } from './data/password-hasher'
import { createResetTokenStore } from './data/reset-token-store'
import { createSessionStore } from './data/session-store'
import { createUserList } from './data/user-list'
import { createUserStore } from './data/user-store'
import * as administer from './use-cases/administer'
import { signIn, signInKey } from './use-cases/sign-in'
import { lockAdmin, lockedCaller, lockMember } from './use-cases/caller'
import { changePassword } from './use-cases/change-password'
import { changeProfile } from './use-cases/change-profile'
import { createAdmin } from './use-cases/create-admin'
import { createWithoutSignIn } from './use-cases/create-without-sign-in'
import { deleteAccount, findOwnData } from './use-cases/own-data'
import type { Parts } from './use-cases/parts'
import { register } from './use-cases/register'
import {
  canResetPassword,
  issueResetToken,
  requestPasswordReset,
  resetPassword,
} from './use-cases/reset-password'
import * as sessions from './use-cases/sessions'

export type * from './contract'
export type { PasswordChange, PasswordReset, Profile, Registration } from './schemas'

export type IdentityDependencies = {
  db: Database
  clock: Clock
  mails: MailQueue
  /** KiB of memory that argon2id takes for one password. */
  argon2Memory: number
  /** Told of a failure that no caller learns of, since nothing that was asked for failed. */
  report: (fault: unknown) => void
}

export function createIdentity({ argon2Memory, ...given }: IdentityDependencies): Identity {
  const { db } = given
  const models = defineModels(db.sequelize)
  const parts: Parts = {
    ...given,
    users: createUserStore(db, models.users),
    sessions: createSessionStore(db, models),
    resetTokens: createResetTokenStore(db, models.resetTokens),
    passwords: createPasswordHasher(argon2Memory),
  }
  return {
    register: (...args) => register(parts, ...args),
    createAdmin: (...args) => createAdmin(parts, ...args),
    createWithoutSignIn: (...args) => createWithoutSignIn(parts, ...args),
    hasAdmin: (tx) => parts.users.hasAdmin(tx),
    signIn: (...args) => signIn(parts, ...args),
    signInKey: (...args) => signInKey(parts, ...args),
    startSession: (...args) => sessions.startSession(parts, ...args),
    resumeSession: (...args) => sessions.resumeSession(parts, ...args),
    lockCaller: async (...args) => (await lockedCaller(parts, ...args)) !== null,
    lockMember: async (...args) => (await lockMember(parts.users, ...args)) !== null,
    lockAdmin: (...args) => lockAdmin(parts, ...args),
    countActive: () => parts.users.countActive(),
    find: async (id) => (await parts.users.find(id))?.user ?? null,
    ...createUserList(db, models.users),
    setBlocked: (...args) => administer.setBlocked(parts, ...args),
    setAdmin: (...args) => administer.setAdmin(parts, ...args),
    remove: (...args) => administer.remove(parts, ...args),
    findNames: (...args) => parts.users.findNames(...args),
    searchIds: (...args) => parts.users.searchIds(...args),
    findSessions: (...args) => sessions.findSessions(parts, ...args),
    endSession: (...args) => sessions.endSession(parts, ...args),
    endSessionById: (...args) => sessions.endSessionById(parts, ...args),
    endOtherSessions: (...args) => sessions.endOtherSessions(parts, ...args),
    removeExpired: () => sessions.removeExpired(parts),
    changeProfile: (...args) => changeProfile(parts, ...args),
    changePassword: (...args) => changePassword(parts, ...args),
    requestPasswordReset: (...args) => requestPasswordReset(parts, ...args),
    issueResetToken: (...args) => issueResetToken(parts, ...args),
    canResetPassword: (...args) => canResetPassword(parts, ...args),
    resetPassword: (...args) => resetPassword(parts, ...args),
    findOwnData: (...args) => findOwnData(parts, ...args),
    deleteAccount: (...args) => deleteAccount(parts, ...args),
  }
}

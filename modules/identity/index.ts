import type { Database } from '../../db/database'
import type { Clock } from '../kernel/clock'
import type { Identity } from './contract'
import { defineModels } from './data/models'
import { createPasswordHasher } from './data/password-hasher'
import { createSessionStore } from './data/session-store'
import { createUserStore } from './data/user-store'
import { authenticate } from './use-cases/authenticate'
import { createAdmin } from './use-cases/create-admin'
import { register } from './use-cases/register'
import { endSession, removeExpiredSessions, resumeSession, startSession } from './use-cases/sessions'

export type { Credentials, Identity, User } from './contract'
export type { Registration } from './schemas'

export type IdentityDependencies = {
  db: Database
  clock: Clock
  /** KiB of memory that argon2id takes for one password. */
  argon2Memory: number
  /** Told of a failure that no caller learns of, since nothing that was asked for failed. */
  report: (fault: unknown) => void
}

export function createIdentity({ db, clock, argon2Memory, report }: IdentityDependencies): Identity {
  const models = defineModels(db.sequelize)
  const parts = {
    users: createUserStore(db, models.users),
    sessions: createSessionStore(db, models.sessions),
    passwords: createPasswordHasher(argon2Memory),
    clock,
    report,
  }
  return {
    register: (registration, tx) => register(parts, registration, tx),
    createAdmin: (person, tx) => createAdmin(parts, person, tx),
    hasAdmin: (tx) => parts.users.hasAdmin(tx),
    authenticate: (credentials) => authenticate(parts, credentials),
    startSession: (userId, tx) => startSession(parts, userId, tx),
    resumeSession: (token) => resumeSession(parts, token),
    endSession: (token) => endSession(parts, token),
    removeExpiredSessions: () => removeExpiredSessions(parts),
  }
}

import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { before, RETENTION } from '#modules/kernel/retention'
import { type Accounts, createAccounts } from './accounts/accounts'
import { createDeletions, type Deletions, type RemoveOwnRows } from './accounts/deletions'
import { createLocks } from './accounts/locks'
import { createUserStore } from './accounts/store'
import { createAddressChanges } from './email-addresses/changes'
import { createEmailAddresses, type EmailAddresses } from './email-addresses/email-addresses'
import { createEmailChangeStore } from './email-addresses/store'
import { createMembers, type Members } from './members/members'
import { createMemberStore } from './members/store'
import { defineTables } from './tables'
import { createPasswordHasher } from './passwords/hasher'
import { createPasswords, type Passwords } from './passwords/passwords'
import { createResetLinks } from './passwords/reset-links'
import { createResetTokenStore } from './passwords/reset-token-store'
import { expiredSince } from './rules'
import { createCodes } from './second-factor/codes'
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor'
import { createFactorStore } from './second-factor/store'
import { createSessions, type Sessions } from './sessions/sessions'
import { createSignIn, type SignIn } from './sessions/sign-in'
import { createSessionStore } from './sessions/store'
import type { Vault } from './vault'

export type { RemoveOwnRows } from './accounts/deletions'
export type { EmailChange } from './email-addresses/store'
export type { Registration } from './schemas'
export type { SetUp } from './second-factor/second-factor'
export type { BesideMember, Session } from './sessions/store'
export type { Credentials, PendingSignIn } from './sessions/sign-in'
export type * from './user'
export type { Vault } from './vault'

export interface Identity {
  accounts: Accounts
  deletions: Deletions
  emailAddresses: EmailAddresses
  members: Members
  passwords: Passwords
  secondFactor: SecondFactor
  sessions: Sessions
  signIn: SignIn

  removeExpired(): Promise<number>
}

export type IdentityDependencies = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  vault: Vault
  removeOwnRows: RemoveOwnRows
  /** The memory of one argon2id hash, in KiB. */
  argon2Memory: number
  /** Receives errors that must not fail the request in which they occur. */
  report: (fault: unknown) => void
}

export function createIdentity({ argon2Memory, ...dependencies }: IdentityDependencies): Identity {
  const { db, clock } = dependencies
  const tables = defineTables(db)
  const users = createUserStore(db, tables.users)
  const sessionRows = createSessionStore(db, tables)
  const factors = createFactorStore(tables)
  const resetTokens = createResetTokenStore(tables.resetTokens)
  const emailChanges = createEmailChangeStore(tables.emailChanges)
  const hasher = createPasswordHasher(argon2Memory)

  const members = createMemberStore(db, tables.users)
  const stores = { users, members, sessions: sessionRows, factors, resetTokens, emailChanges, hasher }
  const locks = createLocks({ db, ...stores })
  const codes = createCodes({ ...dependencies, ...stores })
  const resetLinks = createResetLinks({ clock, resetTokens })
  const addressChanges = createAddressChanges({ ...dependencies, ...stores })
  const deps = { ...dependencies, ...stores, locks, codes, resetLinks, addressChanges }
  const sessions = createSessions(deps)
  const deletions = createDeletions({ ...deps, tables, sessions: sessionRows })

  return {
    accounts: createAccounts({ ...deps, sessionRows, sessions, deletions }),
    deletions,
    emailAddresses: createEmailAddresses(deps),
    members: createMembers({ ...deps, deletions }),
    passwords: createPasswords(deps),
    secondFactor: createSecondFactor(deps),
    sessions,
    signIn: createSignIn({ ...deps, sessions }),
    async removeExpired() {
      const now = clock.now()
      const removed = [
        // Deletes by last use only, because that column has an index. Other expired sessions are refused anyway.
        await sessionRows.removeUsedUntil(expiredSince(now).usedUntil),
        await resetTokens.removeExpired(now),
        await emailChanges.removeUntil(before(now, RETENTION.emailChange)),
      ]
      return removed.reduce((sum, count) => sum + count)
    },
  }
}

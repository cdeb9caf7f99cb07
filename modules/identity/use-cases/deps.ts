import type { Database, Tx } from '#db/database'
import type { UseCaseOf } from '#modules/kernel/bind'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { Identity } from '../contract'
import type { EmailChangeStore } from '../data/email-change-store'
import type { FactorStore } from '../data/factor-store'
import type { PasswordHasher } from '../data/password-hasher'
import type { ResetTokenStore } from '../data/reset-token-store'
import type { SessionStore } from '../data/session-store'
import type { UserStore } from '../data/user-store'

/**
 * Encrypts what the database, or a browser, keeps for this site. `purpose` tells what it is and whose: a text that
 * was sealed for another one is not opened.
 */
export type Vault = {
  seal(purpose: string, text: string): string
  /** Null for what was not sealed here for this purpose, or was under another secret of the site. */
  open(purpose: string, sealed: string): string | null
}

export type IdentityDependencies = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  vault: Vault
  /** KiB of memory that argon2id takes for one password. */
  argon2Memory: number
  /** Receives failures that no caller learns of, since nothing that was asked for failed. */
  report: (fault: unknown) => void
}

export type Deps = IdentityDependencies & {
  users: UserStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  emailChanges: EmailChangeStore
  factors: FactorStore
  passwords: PasswordHasher
}

export type UseCase<Name extends keyof Identity> = UseCaseOf<Deps, Identity[Name]>

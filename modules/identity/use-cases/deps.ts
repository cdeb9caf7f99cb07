import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { PasswordHasher } from '../data/password-hasher'
import type { ResetTokenStore } from '../data/reset-token-store'
import type { SessionStore } from '../data/session-store'
import type { UserStore } from '../data/user-store'

export type Deps = {
  db: Database
  clock: Clock
  users: UserStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  passwords: PasswordHasher
  mails: MailQueue<Tx>
  /** Receives failures that no caller learns of, since nothing that was asked for failed. */
  report: (fault: unknown) => void
}

import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '../contract'
import type { PasswordHasher } from '../data/password-hasher'
import type { ResetTokenStore } from '../data/reset-token-store'
import type { SessionStore } from '../data/session-store'
import type { UserStore } from '../data/user-store'

/** What the use cases of this module work with. */
export type Parts = {
  db: Database
  clock: Clock
  users: UserStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  passwords: PasswordHasher
  mails: MailQueue
  /** Told of a failure that no caller learns of, since nothing that was asked for failed. */
  report: (fault: unknown) => void
}

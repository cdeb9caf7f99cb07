import type { Tx } from '#db/database'

/** What identity tells people by mail. `userId` where it is known whose address it is. */
export type IdentityMail =
  | { template: 'welcome'; to: string; userId: number; parameters: { firstName: string; username: string } }
  /** What else its text needs, `issueResetToken` answers when it is sent. */
  | { template: 'reset-link'; to: string; parameters: Record<string, never> }
  /** `at` in ISO 8601. */
  | {
      template: 'password-changed'
      to: string
      userId: number
      parameters: { firstName: string; at: string }
    }
  | {
      template: 'email-changed'
      to: string
      userId: number
      /** `oldEmail` only for whom it was. */
      parameters: { firstName: string; oldEmail?: string; newEmail: string }
    }
  | { template: 'account-deleted'; to: string; parameters: { firstName: string } }
  /** By an admin. */
  | { template: 'account-removed'; to: string; parameters: { firstName: string } }

/** Queued with the change that it tells of, and sent after that is committed. */
export interface MailQueue {
  queue(mail: IdentityMail, tx?: Tx): Promise<void>
}

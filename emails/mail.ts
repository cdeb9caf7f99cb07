import type { ReactNode } from 'react'
import type { AdDigest, EndingAd } from '#modules/ads'
import type { Reminder } from '#modules/exams'
import type { StoredMail } from '#modules/kernel/mails'

/** The sender: the site's address, and its operator as far as they are known. */
export type Sender = { appUrl: string; operator: { name?: string; contact?: string } }

/** The part of pino's logger that we use. */
export type MailLog = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>

/** What each template is filled with, once nothing is missing. */
export type Contents = Omit<
  Stored,
  'reset-link' | 'email-changed' | 'reminder' | 'ad-digest' | 'ad-ending' | 'ad-ended' | Confirming
> & {
  'reset-link': { firstName: string; url: string }
  /** Null where the old address can take nothing back. */
  'email-changed': Omit<Stored['email-changed'], 'undo'> & { undoUrl: string | null }
  reminder: Reminder & { unsubscribeUrl: string }
  'ad-digest': AdDigest & { unsubscribeUrl: string }
  'ad-ending': Ending
  'ad-ended': Ending
} & { [Template in Confirming]: Stored[Template] & { confirmUrl: string } }

type Stored = { [Row in StoredMail as Row['template']]: Row['parameters'] }

/** They ask to confirm the address that they go to. */
export type Confirming = 'welcome' | 'address-confirmation' | 'email-is-yours'

/** `renewUrl` opens the question whether to renew it, signed out too. */
export type Ending = Omit<EndingAd, 'hasEnded'> & { adId: number; renewUrl: string }

export type TemplateName = keyof Contents

export type ReadyMail = { [T in TemplateName]: { template: T; parameters: Contents[T] } }[TemplateName]

/** The words of one mail. User-written text stands in `Body` only, never in the subject. */
export type Template<Values> = {
  subject: string
  preview: string
  reason: string
  Body(props: Values & { sender: Sender }): ReactNode
}

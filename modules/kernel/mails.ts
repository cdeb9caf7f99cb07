import { z } from 'zod'
import type { Page, Slice } from './page'

const firstName = z.string()
/** `place` is the last part of its address: the number of a question, the slug of a lesson. `about` is its text. */
const report = { firstName, kind: z.enum(['question', 'lesson']), place: z.string(), about: z.string() }
/** The page to which the link that confirms an address leads on. */
const redirectTo = z.string().optional()
const adId = z.int().positive()
const ad = { firstName, title: z.string(), adId }
/** The ad is looked up when the mail is sent; `expiresAt` is the end that it is about. */
const ending = { adId, expiresAt: z.iso.datetime() }
const conversation = { firstName, conversationId: z.int().positive() }

const undo = z.object({ id: z.int().positive(), changedAt: z.iso.datetime() })

/** By its number; a visitor's has no first name. */
const adReport = { firstName, title: z.string(), number: z.int().positive() }

/** A mail in the table, with what its template is filled with. */
export const storedMail = z.discriminatedUnion('template', [
  // These three carry a link that confirms the address, signed when the mail is sent.
  mail('welcome', { firstName, username: z.string(), redirectTo }),
  mail('address-confirmation', { firstName, redirectTo }),
  // To the new address, which may be a stranger's.
  mail('email-is-yours', { firstName }),
  // `issueResetToken` adds the link when the mail is sent.
  mail('reset-link', {}),
  mail('password-changed', { firstName, at: z.iso.datetime() }),
  // `at` is when.
  mail('second-factor-on', { firstName, at: z.iso.datetime() }),
  mail('second-factor-off', { firstName, at: z.iso.datetime() }),
  // `left` of the ten codes.
  mail('recovery-code-used', { firstName, at: z.iso.datetime(), left: z.int().nonnegative() }),
  // To the old address. `undo` is the change that it can take back, signed when the mail is sent.
  mail('email-changed', {
    firstName,
    newEmail: z.string(),
    oldEmail: z.string(),
    undo: undo.nullable().default(null),
  }),
  mail('account-deleted', { firstName }),
  // By an admin.
  mail('account-removed', { firstName }),
  mail('account-blocked', { firstName }),
  mail('ad-approved', ad),
  // One without a rule was queued before rules were named.
  mail('ad-rejected', { ...ad, rule: z.string().default('other'), reason: z.string() }),
  // Of one that was online, after a report.
  mail('ad-removed', { ...ad, rule: z.string(), reason: z.string() }),
  mail('ad-hidden', ad),
  mail('ad-shown-again', ad),
  mail('ad-ending', ending),
  mail('ad-ended', ending),
  // What is due is looked up when the mail is sent, on this day in Belgium or not at all.
  mail('reminder', { day: z.iso.date() }),
  // New ads are looked up when the mail is sent, on this day in Belgium or not at all.
  mail('ad-digest', { day: z.iso.date() }),
  mail('report-received', report),
  mail('report-corrected', report),
  mail('report-kept', { ...report, reply: z.string() }),
  // Of another member, about the ad of this title; `words` are the first ones, or none.
  mail('message', { ...conversation, from: z.string(), title: z.string(), words: z.string().nullable() }),
  mail('conversation-report-received', conversation),
  // Null once the conversation has ended with the account of the other one.
  mail('conversation-report-closed', {
    firstName,
    conversationId: conversation.conversationId.nullable(),
    outcome: z.enum(['acted', 'kept']),
    reply: z.string(),
  }),
  mail('ad-report-received', adReport),
  mail('ad-report-closed', { ...adReport, outcome: z.enum(['removed', 'kept']), reply: z.string() }),
])

export type StoredMail = z.infer<typeof storedMail>

/** `userId` where the member with this address is known. */
export type Mail = StoredMail & { to: string; userId?: number; hold?: Hold }

/** A mail is not sent before `until`, unless it is released; by its key it can also be withdrawn. */
export type Hold = { key: string; until: Date }

/** A mail is queued in the transaction of its cause, and sent after the commit. */
export interface MailQueue<Tx> {
  queue(mails: Mail | readonly Mail[], tx?: Tx): Promise<void>
}

export interface HeldMails<Tx> extends MailQueue<Tx> {
  /** Those with these keys that still wait are due now. */
  release(keys: readonly string[], tx: Tx): Promise<void>

  /** Those with these keys are never sent. Returns the keys of which no mail was sent or is being sent. */
  withdraw(keys: readonly string[], tx: Tx): Promise<string[]>
}

/**
 * Why a mail was given up. The server refused the address or the text for good; or for a day it answered 'later', took
 * nothing from this sender, or did not answer; or this version could not read the mail, or had a fault of its own.
 */
export type MailFailure = 'address' | 'text' | 'later' | 'sender' | 'away' | 'unreadable' | 'fault'

/** Why a mail that was given up is not sent again: it was once already, its link has ended, or its day is over. */
export type ResendRefusal = 'resent' | 'link' | 'day'

/** Without what the mail says: that may be private, or give access. */
export type FailedMail = {
  id: number
  /** Null where no member is known to have the address. */
  userId: number | null
  to: string
  /** In French. */
  kind: string
  createdAt: Date
  failedAt: Date
  failure: MailFailure
  /** The server's code, as '550 5.1.1'; null where none has answered. */
  answer: string | null
  attempts: number
  resendRefusal: ResendRefusal | null
}

/** The mails that the queue has given up. */
export interface FailedMails<Tx> {
  /** For `db.count`. */
  readonly all: { readonly sql: string }

  /** The newest first. */
  list(slice: Slice): Promise<Page<FailedMail>>

  /** Nobody changes it until the end of `tx`. Null for one that has been sent again or deleted. */
  lock(id: number, tx: Tx): Promise<FailedMail | null>

  /** Due now, with all attempts before it. */
  resend(id: number, tx: Tx): Promise<void>

  remove(id: number, tx: Tx): Promise<void>

  /** Returns how many. */
  removeBefore(date: Date): Promise<number>
}

function mail<const T extends string, Shape extends z.ZodRawShape>(template: T, parameters: Shape) {
  return z.object({ template: z.literal(template), parameters: z.object(parameters) })
}

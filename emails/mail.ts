import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Ads, Renewal } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { EmailChange, Identity } from '#modules/identity'
import type { ResendRefusal } from '#modules/kernel/mails'
import { UnreadableMail } from './failure'

/** How the queue treats a mail. */
export type Treatment = {
  /** What admins call it, in French. */
  kind: string
  /** First: somebody waits for it at the screen. Last: thousands go out at one moment of the morning. */
  priority?: 'first' | 'last'
  /**
   * Why it is not sent again once it was given up: the reader of one whose link has ended has gone on and asks for
   * another, and one that tells what a day has brought is over with it.
   */
  resendRefusal?: Exclude<ResendRefusal, 'resent'>
  /** Whether each try is a mail of its own to the reader's program, instead of the same one again. */
  isNewAtEachTry?: boolean
  /** Whether the log keeps quiet about one that is dropped. */
  isDroppedSilently?: boolean
}

type Definition<Shape extends z.ZodRawShape, Values> = Treatment & {
  /** The parameters that wait in the table. */
  stored: Shape
  /** Runs once the mail has gone. */
  afterwards?(values: Values, recipient: Recipient, lookUps: LookUps): Promise<void>
  /** What it is filled with to be looked at, by the tests too. */
  sample: Values
  /** What a person has written stands in `Body` only. */
  subject: Wording<Values>
  /** The line that a list of mails shows beside the subject. */
  preview: Wording<Values>
  /** Goes on after 'Vous recevez cet email'. */
  reason: Wording<Values>
  Body(props: Values & { sender: Sender }): ReactNode
}

type Stored<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

type Wording<Values> = string | ((values: Values) => string)

/** Fills in what is known only when the mail is sent. Null when nobody wants it any more. */
type Complete<Shape extends z.ZodRawShape, Values> = (
  stored: Stored<Shape>,
  recipient: Recipient,
  lookUps: LookUps,
) => Values | null | Promise<Values | null>

/** What every mail is filled with. At `unsubscribeUrl` a mail program ends mails of this kind. */
type Filled = { firstName: string; unsubscribeUrl?: string }

/** `userId` is null where no member is known to have the address. */
export type Recipient = { to: string; userId: number | null }

/** The sender: the site's address, and its operator as far as they are known. */
export type Sender = { appUrl: string; operator: { name?: string; contact?: string } }

/** What a mail may look up when it is sent. Links are made then, so that no table holds one. */
export type LookUps = {
  appUrl: string
  issueResetToken: Identity['passwords']['issueResetToken']
  composeReminder: Exams['studyPlans']['composeReminder']
  composeDigest: Ads['alerts']['composeDigest']
  recordDigest: Ads['alerts']['recordDigest']
  findEnding: Ads['lifecycle']['findEnding']
  /** For the link that confirms a member's address. */
  confirmationToken: (member: { id: number; email: string }) => string
  /** For the link in a mail about the end of an ad. */
  renewalToken: (link: Renewal) => string
  /** For the link to the old address that takes a change of the e-mail back. */
  undoToken: (change: EmailChange) => string
  /** For the link in a mail that stops its like for this member. */
  unsubscribeToken: (template: 'reminder' | 'ad-digest', userId: number) => string
}

/** A mail with all its words, for `renderMail`. */
export type ReadyMail = Filled & {
  subject: string
  preview: string
  reason: string
  body(sender: Sender): ReactNode
}

/** A mail to those who need not know what it is filled with. */
export type AnyMail = Treatment & {
  /** Null when the mail is to be dropped. Throws when its parameters are not of this version. */
  prepare(
    parameters: string,
    recipient: Recipient,
    lookUps: LookUps,
  ): Promise<{ mail: ReadyMail; afterwards(): Promise<void> } | null>
  /** With `changes` in place of some of the sample's values. */
  prepareSample(changes?: object): ReadyMail
}

type DefinedMail<Shape, Values> = AnyMail & { stored: Shape; sample: Values }

/** One mail: what is stored of it, how the queue treats it, and what it says. */
export function defineMail<Shape extends z.ZodRawShape, Values extends Filled>(
  definition: Definition<Shape, NoInfer<Values>> & { complete: Complete<Shape, Values> },
): DefinedMail<Shape, Values>
export function defineMail<Shape extends { firstName: z.ZodString }>(
  definition: Definition<Shape, Stored<Shape> & Filled>,
): DefinedMail<Shape, Stored<Shape> & Filled>
export function defineMail(
  definition: Definition<z.ZodRawShape, Filled> & { complete?: Complete<z.ZodRawShape, Filled> },
): DefinedMail<z.ZodRawShape, Filled> {
  const { stored, complete, afterwards, sample, subject, preview, reason, Body, ...treatment } = definition
  const schema = z.object(stored)

  const toReadyMail = (values: Filled): ReadyMail => ({
    firstName: values.firstName,
    unsubscribeUrl: values.unsubscribeUrl,
    subject: toWords(subject, values),
    preview: toWords(preview, values),
    reason: toWords(reason, values),
    body: (sender) => Body({ ...values, sender }),
  })
  return {
    ...treatment,
    stored,
    sample,
    async prepare(parameters, recipient, lookUps) {
      const waited = parse(schema, parameters)
      const values = complete ? await complete(waited, recipient, lookUps) : (waited as Filled)
      if (!values) return null
      return {
        mail: toReadyMail(values),
        afterwards: async () => afterwards?.(values, recipient, lookUps),
      }
    },
    prepareSample: (changes) => toReadyMail({ ...sample, ...changes }),
  }
}

function toWords<Values>(wording: Wording<Values>, values: Values): string {
  return typeof wording === 'string' ? wording : wording(values)
}

function parse<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, parameters: string): Stored<Shape> {
  try {
    return schema.parse(JSON.parse(parameters))
  } catch {
    // Without the cause, which quotes the mail.
    throw new UnreadableMail('no template takes these parameters')
  }
}

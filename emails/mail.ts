import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Ads, Renewal } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { EmailChange, Identity } from '#modules/identity'
import type { ResendRefusal } from '#modules/kernel/mails'
import type { WaitingMail } from '#modules/kernel/waiting'
import { UnreadableMail } from './failure'

export type Treatment = {
  /** The name that admins see, in French. */
  kind: string
  /** 'first' if somebody is waiting for the mail, 'last' if thousands are sent every morning. */
  priority?: 'first' | 'last'
  /** Why admins cannot send a failed mail of this kind again: its 'link' has expired, or its 'day' is over. */
  resendRefusal?: Exclude<ResendRefusal, 'resent'>
  /** Whether each try has its own Message-ID, so that mail programs do not hide the second as a duplicate. */
  isNewAtEachTry?: boolean
  /** Whether a dropped mail of this kind is left out of the log. */
  isDroppedSilently?: boolean
}

type Definition<Shape extends z.ZodRawShape, Values> = Treatment & {
  stored: Shape
  afterwards?(values: Values, recipient: Recipient, lookUps: LookUps): Promise<void>
  sample: Values
  /** Text written by a person may appear only in `Body`, not here. */
  subject: Wording<Values>
  /** The line that a mail program shows beside the subject. */
  preview: Wording<Values>
  /** The end of the sentence that begins 'Vous recevez cet email'. */
  reason: Wording<Values>
  Body(props: Values & { sender: Sender }): ReactNode
}

type Stored<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

type Wording<Values> = string | ((values: Values) => string)

/** Adds values that are known only when the mail is sent. Returns null to drop the mail. */
type Complete<Shape extends z.ZodRawShape, Values> = (
  stored: Stored<Shape>,
  recipient: Recipient,
  lookUps: LookUps,
) => Values | null | Promise<Values | null>

/** At `unsubscribeUrl`, a mail program can unsubscribe the reader from this kind of mail. */
type Filled = { firstName: string; unsubscribeUrl?: string }

/** `userId` is null if no known member has the address. */
export type Recipient = { to: string; userId: number | null }

export type Sender = { appUrl: string; operator: { name?: string; contact?: string } }

/** What a mail may look up when it is sent. Links are made at that moment, so that no table holds a link. */
export type LookUps = {
  appUrl: string
  issueResetToken: Identity['passwords']['issueResetToken']
  composeReminder: Exams['studyPlans']['composeReminder']
  composeDigest: Ads['alerts']['composeDigest']
  recordDigest: Ads['alerts']['recordDigest']
  composeWaiting: (userId: number, day: string) => Promise<WaitingMail | null>
  findEnding: Ads['lifecycle']['findEnding']
  confirmationToken: (member: { id: number; email: string }) => string
  renewalToken: (link: Renewal) => string
  undoToken: (change: EmailChange) => string
  unsubscribeToken: (template: 'reminder' | 'ad-digest' | 'admin-waiting', userId: number) => string
}

export type ReadyMail = Filled & {
  subject: string
  preview: string
  reason: string
  body(sender: Sender): ReactNode
}

export type AnyMail = Treatment & {
  /** Returns null to drop the mail. Throws `UnreadableMail` for parameters that this version does not know. */
  prepare(
    parameters: string,
    recipient: Recipient,
    lookUps: LookUps,
  ): Promise<{ mail: ReadyMail; afterwards(): Promise<void> } | null>
  prepareSample(changes?: object): ReadyMail
}

type DefinedMail<Shape, Values> = AnyMail & { stored: Shape; sample: Values }

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
    // The cause is left out, because it quotes the mail.
    throw new UnreadableMail('no template takes these parameters')
  }
}

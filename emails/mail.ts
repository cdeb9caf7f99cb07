import { z } from 'zod'
import type { AdMail } from '#modules/admin'
import type { IdentityMail } from '#modules/identity'

/** What the modules tell people by mail. */
export type Mail = IdentityMail | AdMail

/** Who writes: the site's address, and its operator as far as he is known. */
export type Sender = { appUrl: string; operator: { name?: string; contact?: string } }

/** What pino has of it. */
export type MailLog = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>

/** How a mail lies in the table: another version of this program may have written it. */
export type StoredMail = z.infer<typeof storedMail>

/** What each template is filled with, once nothing is missing. */
export type Contents = Omit<{ [Row in StoredMail as Row['template']]: Row['parameters'] }, 'reset-link'> & {
  'reset-link': { firstName: string; url: string }
}

export type Template = keyof Contents

export type ReadyMail = { [T in Template]: { template: T; parameters: Contents[T] } }[Template]

const firstName = z.string()
const ad = { firstName, title: z.string(), adId: z.int().positive() }

export const storedMail = z.discriminatedUnion('template', [
  row('welcome', { firstName, username: z.string() }),
  row('reset-link', {}),
  row('password-changed', { firstName, at: z.iso.datetime() }),
  // With `oldEmail` the reader is there; else at the new address, and perhaps a stranger.
  row('email-changed', { firstName, newEmail: z.string(), oldEmail: z.string().optional() }),
  row('account-deleted', { firstName }),
  row('account-removed', { firstName }),
  row('ad-approved', ad),
  row('ad-rejected', { ...ad, reason: z.string() }),
])

function row<const T extends string, Shape extends z.ZodRawShape>(template: T, parameters: Shape) {
  return z.object({ template: z.literal(template), parameters: z.object(parameters) })
}

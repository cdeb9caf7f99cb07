import { z } from 'zod'
import { withAsciiDomain } from './email-address'
import { thousands } from './thousands'
import { toIsoDay, withoutUnseen, withPlainSigns } from './typing'

/**
 * Composed, because one keyboard types 'é' as one character and another as two. Overlong texts and endless
 * accents are refused first: normalizing them takes quadratic time, during which the whole server waits.
 */
export function composed(text: z.ZodString, longest: number, message: string) {
  return text
    .max(4 * longest, { error: message, abort: true })
    .refine((value) => !UNREADABLE.test(value), {
      error: 'Le texte contient un caractère illisible',
      abort: true,
    })
    .normalize('NFC')
    .max(longest, message)
}

/** Refuses a text of more characters. `what` names it, as 'Le titre'. */
export function tooLong(what: string, longest: number): string {
  return `${what} ne peut pas dépasser ${thousands(longest)} caractères`
}

/** A typed or pasted text, without the characters that nobody sees and the spaces around it. */
export function typed(message: string) {
  return z.string(message).overwrite(withoutUnseen).trim()
}

/** The shared rule of every text that others read: no control character but a tab and LF, no half of a character. */
export const VISIBLE = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u

/** A text that must be given: with a letter or digit, trimmed, composed, visible. `what` names it, as 'Le titre'. */
export function writing(message: string, what: string, longest: number) {
  return visible(typed(message).min(1, message), what, longest).regex(/^$|[\p{L}\p{N}]/u, message)
}

function visible(text: z.ZodString, what: string, longest: number) {
  return composed(text, longest, tooLong(what, longest)).regex(
    VISIBLE,
    `${what} contient un caractère invisible`,
  )
}

/** What somebody says of a report, and what they are answered. `what` names it, as 'La remarque'. */
export function remark(what: string) {
  return writing(`${what} est requise`, what, LONGEST_REMARK)
}

/** As `remark`; empty where nothing is said. */
export function optionalRemark(what: string) {
  return visible(typed(`${what} est un texte`), what, LONGEST_REMARK).default('')
}

const LONGEST_REMARK = 1000

/** More than 30 marks in a row are in no language (Unicode's UAX #15, Stream-Safe Text Format). */
const UNREADABLE = /\p{M}{31}|\p{Cs}/u

export const MALFORMED_EMAIL = "Format d'email invalide"

/** As it is stored: trimmed, in lower case, its domain in ASCII. */
export function email() {
  const message = MALFORMED_EMAIL
  return (
    typed(message)
      .toLowerCase()
      .overwrite(withAsciiDomain)
      .max(254, message)
      .pipe(z.email({ pattern: z.regexes.html5Email, error: message, abort: true }))
      // Nobody has an address without a dot on its right: it would be a typo, and no mail would arrive.
      .pipe(z.string().regex(/\.[^.@]{2,}$/, message))
  )
}

/** Stored as AAAA-MM-JJ. `name` is 'La date'. */
export function day(name: string) {
  const missing = `${name} est requise`
  return typed(missing)
    .min(1, { error: missing, abort: true })
    .overwrite(toIsoDay)
    .pipe(z.iso.date(malformedDay(name)))
}

/** As `day`; null where none is given. */
export function optionalDay(name: string) {
  const message = malformedDay(name)
  return typed(message)
    .overwrite(toIsoDay)
    .pipe(z.union([z.iso.date(message), z.literal('')], message))
    .nullable()
    .transform((value) => value || null)
}

function malformedDay(name: string) {
  return `${name} est un jour écrit AAAA-MM-JJ ou JJ/MM/AAAA`
}

/** Optional: null where none is given. */
export function phone() {
  return typed('Format de téléphone invalide')
    .overwrite(withPlainSigns)
    .max(30, tooLong('Le téléphone', 30))
    .regex(/^[+\d ()./-]*$/, 'Format de téléphone invalide')
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)
}

import { z } from 'zod'
import { withAsciiDomain } from './email-address'
import { thousands } from './thousands'
import { toIsoDay, withoutUnseen, withPlainSigns } from './typing'

/**
 * Normalizes a text to NFC. Refuses overlong texts and long runs of accents first, because normalizing them
 * is slow.
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

export function tooLong(what: string, longest: number): string {
  return `${what} ne peut pas dépasser ${thousands(longest)} caractères`
}

export function typed(message: string) {
  return z.string(message).overwrite(withoutUnseen).trim()
}

/** Matches a text without lone surrogates. Tab and LF are the only control characters that it may contain. */
export const VISIBLE = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u

/** Returns the schema of a required text with a letter or digit. `what` names the text, such as 'Le titre'. */
export function writing(message: string, what: string, longest: number) {
  return visible(typed(message).min(1, message), what, longest).regex(/^$|[\p{L}\p{N}]/u, message)
}

function visible(text: z.ZodString, what: string, longest: number) {
  return composed(text, longest, tooLong(what, longest)).regex(
    VISIBLE,
    `${what} contient un caractère invisible`,
  )
}

export function remark(what: string) {
  return writing(`${what} est requise`, what, LONGEST_REMARK)
}

export function optionalRemark(what: string) {
  return visible(typed(`${what} est un texte`), what, LONGEST_REMARK).default('')
}

const LONGEST_REMARK = 1000

/**
 * Matches a lone surrogate, or more than 30 combining marks in a row. Unicode's UAX #15 sets the limit of 30.
 */
const UNREADABLE = /\p{M}{31}|\p{Cs}/u

export const MALFORMED_EMAIL = "Format d'email invalide"

/** Returns the schema of an address, which is stored in lower case and with its domain in ASCII. */
export function email() {
  const message = MALFORMED_EMAIL
  return (
    typed(message)
      .toLowerCase()
      .overwrite(withAsciiDomain)
      .max(254, message)
      .pipe(z.email({ pattern: z.regexes.html5Email, error: message, abort: true }))
      // Refuses a domain without a dot, which must be a typo.
      .pipe(z.string().regex(/\.[^.@]{2,}$/, message))
  )
}

export function day(name: string) {
  const missing = `${name} est requise`
  return typed(missing)
    .min(1, { error: missing, abort: true })
    .overwrite(toIsoDay)
    .pipe(z.iso.date(MALFORMED_DAY))
}

export function optionalDay() {
  return typed(MALFORMED_DAY)
    .overwrite(toIsoDay)
    .pipe(z.union([z.iso.date(MALFORMED_DAY), z.literal('')], MALFORMED_DAY))
    .nullable()
    .transform((value) => value || null)
}

const MALFORMED_DAY = 'Écrivez la date ainsi : 28/11/2026'

export function phone() {
  return typed('Format de téléphone invalide')
    .overwrite(withPlainSigns)
    .max(30, tooLong('Le téléphone', 30))
    .regex(/^[+\d ()./-]*$/, 'Format de téléphone invalide')
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)
}

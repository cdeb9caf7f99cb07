import { z } from 'zod'

/**
 * Composed, because one keyboard types 'é' as one character and another as two. Overlong texts and endless
 * accents are refused first: normalizing them takes quadratic time, during which the whole server waits.
 */
export function composed(text: z.ZodString, longest: number, tooLong: string) {
  return text
    .max(4 * longest, { error: tooLong, abort: true })
    .refine((value) => !UNREADABLE.test(value), {
      error: 'Le texte contient un caractère illisible',
      abort: true,
    })
    .normalize('NFC')
    .max(longest, tooLong)
}

/**
 * The shared rule of every text that others read: no control character but a tab and the ends of lines, which people
 * type, nothing that turns the direction of writing, no half of a character.
 */
export const VISIBLE = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u

/** A text that must be given: with a letter or digit, trimmed, composed, visible. `what` names it, as 'Le titre'. */
export function writing(message: string, what: string, longest: number) {
  const tooLong = `${what} ne peut pas dépasser ${longest} caractères`
  return composed(z.string(message).trim().min(1, message), longest, tooLong)
    .regex(VISIBLE, `${what} contient un caractère invisible`)
    .regex(/^$|[\p{L}\p{N}]/u, message)
}

/** What somebody says of a report, and what they are answered. `what` names it, as 'La remarque'. */
export function remark(what: string) {
  return writing(`${what} est requise`, what, 1000).transform(withPlainLineBreaks)
}

/** For a text on one line: whatever breaks it counts as a space. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** A browser sends CRLF and a file may hold any of the three; the stored text is the same. */
export function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** More than 30 marks in a row are in no language (Unicode's UAX #15, Stream-Safe Text Format). */
const UNREADABLE = /\p{M}{31}|\p{Cs}/u

export const MALFORMED_EMAIL = "Format d'email invalide"

/** As it is stored: trimmed and in lower case. */
export function email() {
  const message = MALFORMED_EMAIL
  return (
    z
      .string(message)
      .trim()
      .toLowerCase()
      .max(254, message)
      .pipe(z.email({ pattern: z.regexes.html5Email, error: message, abort: true }))
      // Nobody has an address without a dot on its right: it would be a typo, and no mail would arrive.
      .pipe(z.string().regex(/\.[^.@]{2,}$/, message))
  )
}

/** Optional: null where none is given. */
export function phone() {
  return z
    .string('Format de téléphone invalide')
    .trim()
    .max(30, 'Le téléphone ne peut pas dépasser 30 caractères')
    .regex(/^[+\d\p{Zs}()./-]*$/u, 'Format de téléphone invalide')
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)
}

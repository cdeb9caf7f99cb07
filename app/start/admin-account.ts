import { randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { registrationSchema, usernameSchema } from '#modules/identity/schemas'

const { email, password } = registrationSchema.shape

export const adminFields = {
  username: withMessage(
    usernameSchema,
    'must have 3 to 30 characters, which are letters of one alphabet, digits or _ - .',
  ),
  email: withMessage(email, 'must be an e-mail address'),
  password: withMessage(
    password,
    'must have 8 to 200 characters, among them a digit and a special character',
  ),
}

export const ADMIN_NAME = { firstName: 'Admin', lastName: 'Prépa LTS', phone: null }

export function defaultAdminEmail(appUrl: string): string {
  const { hostname } = new URL(appUrl)
  const own = adminFields.email.safeParse(`admin@${hostname}`)
  return own.success && isIP(hostname) === 0 ? own.data : 'admin@prepa-lts.invalid'
}

/** Draws 25 unambiguous letters and digits (125 bits), in groups that are easy to copy. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const drawn = Array.from({ length: 5 }, group).join('-')
  // Draws again if the password lacks a digit, which happens about once in 1300.
  return adminFields.password.safeParse(drawn).success ? drawn : randomPassword()
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

function withMessage(rule: z.ZodType<string>, message: string) {
  return z.string().transform((value, { issues }) => {
    const parsed = rule.safeParse(value)
    if (parsed.success) return parsed.data
    issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  })
}

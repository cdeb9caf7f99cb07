import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { expectLinear } from '#test/harness/computing'
import { loginSchema, passwordChangeSchema, passwordResetFormSchema, registrationSchema } from './schemas'

const camille = {
  username: 'camille.dubois',
  password: 'Cible-10!',
  email: 'camille@example.com',
  firstName: 'Camille',
  lastName: 'Dubois',
  phone: '+32 (0)470/12.34-56',
}
const check = (fields: object) => registrationSchema.safeParse({ ...camille, ...fields })

describe('the registration form', () => {
  test('takes an ordinary person, and ignores fields that the server decides', () => {
    expect(registrationSchema.parse({ ...camille, id: 1, isAdmin: true, createdAt: 0 })).toEqual(camille)
  })

  test.each([undefined, '  '])('takes no phone: %j', (phone) => {
    expect(check({ phone }).data?.phone).toBeNull()
  })

  test('stores the e-mail in lower case, and trims it and the names', () => {
    const { data } = check({ email: ' Camille@Example.COM ', firstName: ' Camille ' })

    expect(data).toMatchObject({ email: 'camille@example.com', firstName: 'Camille' })
  })

  test('stores names that were pasted without what nobody sees', () => {
    const pasted = {
      username: '\u202acam\u200bille\u202c',
      firstName: 'Camille\u2028Anne',
      lastName: 'Du\u00adbois',
    }

    expect(check(pasted).data).toMatchObject({
      username: 'camille',
      firstName: 'Camille Anne',
      lastName: 'Dubois',
    })
    expect(loginSchema.parse({ ...camille, username: '\u200bcamille\u00a0' }).username).toBe('camille')
  })

  test('composes letters that a keyboard types as two characters', () => {
    const [username, password] = ['é'.repeat(30), 'Été-2026']
    const typed = { username: ` ${username.normalize('NFD')} `, password: password.normalize('NFD') }

    expect(check(typed).data).toMatchObject({ username, password })
    expect(loginSchema.parse(typed).password).toBe(password)
  })

  test('lists the faults in the order of its fields', () => {
    const { issues } = registrationSchema.safeParse({ phone: 0 }).error!

    const asked = ['email', 'password', 'firstName', 'lastName', 'username', 'phone']
    expect(issues.map(({ path }) => path.join('.'))).toEqual(asked)
  })

  const SIGNS = "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - ."
  const WEAK = 'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)'

  test.each([
    ['password', 'Court1!', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['password', 'sans-chiffre', WEAK],
    ['password', 'sansspecial1', WEAK],
    ['password', `Aa1!${'x'.repeat(197)}`, 'Le mot de passe ne peut pas dépasser 200 caractères'],
    ['email', 'camille', "Format d'email invalide"],
    ['email', 'camille@', "Format d'email invalide"],
    ['email', 'lea@example', "Format d'email invalide"],
    ['email', undefined, "Format d'email invalide"],
    ['firstName', 'C', 'Le prénom doit contenir au moins 2 caractères'],
    ['lastName', ' D ', 'Le nom doit contenir au moins 2 caractères'],
    ['firstName', '\u3164\u3164', 'Le prénom contient un caractère invisible'],
    ['lastName', 'Du\u0007bois', 'Le nom contient un caractère invisible'],
    ['firstName', '\u2800\u2800', 'Le prénom doit contenir une lettre'],
    ['lastName', '\u0301\u0302\u0303', 'Le nom doit contenir une lettre'],
    ['phone', 'appelez-moi', 'Format de téléphone invalide'],
    ['phone', '0470\u000b12', 'Format de téléphone invalide'],
    ['username', undefined, "Le nom d'utilisateur est requis"],
    ['username', 'ab', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    ['username', 'a'.repeat(31), "Le nom d'utilisateur ne peut pas dépasser 30 caractères"],
    ['username', '._-', "Le nom d'utilisateur doit contenir une lettre ou un chiffre"],
    ['username', 'camille dubois', SIGNS],
    ['username', 'camille@example', SIGNS],
    ['username', 'cam\u3164ille', SIGNS],
    ['username', '\u115f\u115f\u115f', SIGNS],
    ['username', 'Équipe-Prépa-LTS', "Ce nom d'utilisateur est réservé à l'équipe du site"],
    ['username', `cam${'\u0316'.repeat(9)}ille`, SIGNS],
  ])('refuses the %s %j: %s', (field, value, message) => {
    expect(firstMessage(check({ [field]: value }), field)).toBe(message)
  })
})

describe('the alphabet of a username', () => {
  test.each([
    ['Latin and Cyrillic', '\u0440\u0430tronne'],
    ['Latin and Greek', 'camille.d\u03bfbois'],
    ['Greek and Cyrillic', '\u03b1\u03bb\u0435\u03be'],
    ['Latin and Cherokee', '\u13a1lise'],
    ['Latin and signs of mathematics', 'cam\u{1d422}lle'],
    ['Latin and Japanese', 'karim\u30ab'],
  ])('may not be mixed: %s (%s)', (_what, username) => {
    const message = "Le nom d'utilisateur ne peut pas mélanger plusieurs alphabets"

    expect(firstMessage(check({ username }), 'username')).toBe(message)
  })

  const names = 'Élodie_2 Владимир-10 Αλέξης.7 יעל محمد たなか健 김민준 李小龍 œuvre straße'
  test.each(names.split(' '))('may be any single one: %s', (username) => {
    expect(check({ username }).success).toBe(true)
  })
})

test.each([
  ['username', "Le nom d'utilisateur est requis"],
  ['password', 'Le mot de passe est requis'],
])('the sign-in form requires the %s', (field, message) => {
  expect(
    firstMessage(loginSchema.safeParse({ username: 'camille', password: 'x', [field]: '' }), field),
  ).toBe(message)
})

/** To put 24,000 in order would take a quarter of a second, in which the server answers nobody. */
describe('thousands of accents on one letter', () => {
  const accents = (size: number) => `e${'\u0301'.repeat(size)}${'\u0316'.repeat(size)}`
  const confirmed = { currentPassword: 'x', newPassword: camille.password }
  const tooLong = (what: string, most: number) => `${what} ne peut pas dépasser ${most} caractères`
  const DIFFERS = 'Les mots de passe ne correspondent pas'

  test.each<[string, string, z.ZodType, object]>([
    ['firstName', tooLong('Le prénom', 100), registrationSchema, camille],
    ['lastName', tooLong('Le nom', 100), registrationSchema, camille],
    ['username', tooLong("Le nom d'utilisateur", 30), registrationSchema, camille],
    ['password', tooLong('Le mot de passe', 200), registrationSchema, camille],
    ['password', tooLong('Le mot de passe', 200), loginSchema, camille],
    ['confirmPassword', DIFFERS, passwordChangeSchema, confirmed],
    ['confirmPassword', DIFFERS, passwordResetFormSchema, confirmed],
  ])('are refused without putting them in order as %s: %s', async (field, message, schema, form) => {
    const parse = (size: number) => schema.safeParse({ ...form, [field]: accents(size) })

    expect(firstMessage(parse(12_000), field)).toBe(message)
    await expectLinear(parse, 1500)
  })
})

function firstMessage(parsed: z.ZodSafeParseResult<unknown>, field: string) {
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message
}

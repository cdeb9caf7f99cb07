import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { loginSchema, passwordChangeSchema, passwordResetFormSchema, registrationSchema } from './schemas'

const camille = {
  username: 'camille.dubois',
  password: 'Cible-10!',
  email: 'camille@example.com',
  firstName: 'Camille',
  lastName: 'Dubois',
  phone: '+32 (0)470/12.34-56',
}

describe('the registration form', () => {
  test('takes an ordinary person', () => {
    expect(registrationSchema.parse(camille)).toEqual(camille)
  })

  test('needs no phone', () => {
    expect(registrationSchema.parse({ ...camille, phone: undefined }).phone).toBeNull()
    expect(registrationSchema.parse({ ...camille, phone: '  ' }).phone).toBeNull()
  })

  test('stores the e-mail trimmed and lower-cased, the names trimmed, the username composed', () => {
    const typed = {
      ...camille,
      email: ' Camille@Example.COM ',
      firstName: ' Camille ',
      username: ' E\u0301lodie ',
    }

    expect(registrationSchema.parse(typed)).toMatchObject({
      email: 'camille@example.com',
      firstName: 'Camille',
      username: '\u00c9lodie',
    })
  })

  test('takes a password for the same, whichever way a keyboard composes its letters', () => {
    const composed = '\u00c9t\u00e9-2026'
    const asTyped = composed.normalize('NFD')

    expect(registrationSchema.parse({ ...camille, password: asTyped }).password).toBe(composed)
    expect(loginSchema.parse({ username: 'camille', password: asTyped }).password).toBe(composed)
  })

  test('counts the letters of a username as a person sees them', () => {
    const longest = 'é'.repeat(30).normalize('NFD')

    expect(registrationSchema.parse({ ...camille, username: longest }).username).toBe('é'.repeat(30))
  })

  test('tells what is wrong in the order in which it is asked', () => {
    const { issues } = registrationSchema.safeParse({ phone: 0 }).error!

    expect(issues.map(({ path }) => path.join('.'))).toEqual([
      'firstName',
      'lastName',
      'username',
      'email',
      'phone',
      'password',
    ])
  })

  test('ignores what only the server decides', () => {
    expect(registrationSchema.parse({ ...camille, id: 1, isAdmin: true, createdAt: 0 })).toEqual(camille)
  })

  test.each([
    ['password', 'Court1!', 'Le mot de passe doit contenir au moins 8 caractères'],
    [
      'password',
      'sans-chiffre',
      'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
    ],
    [
      'password',
      'sansspecial1',
      'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
    ],
    ['password', `Aa1!${'x'.repeat(197)}`, 'Le mot de passe ne peut pas dépasser 200 caractères'],
    ['email', 'camille', "Format d'email invalide"],
    ['email', 'camille@', "Format d'email invalide"],
    ['email', 'lea@example', "Format d'email invalide"],
    ['email', undefined, "Format d'email invalide"],
    ['firstName', 'C', 'Le prénom doit contenir au moins 2 caractères'],
    ['lastName', ' D ', 'Le nom doit contenir au moins 2 caractères'],
    ['username', undefined, "Le nom d'utilisateur est requis"],
    ['username', 'ab', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    ['username', 'a'.repeat(31), "Le nom d'utilisateur ne peut pas dépasser 30 caractères"],
    [
      'username',
      'camille dubois',
      "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - .",
    ],
    [
      'username',
      'camille@example',
      "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - .",
    ],
    ['username', '._-', "Le nom d'utilisateur doit contenir une lettre ou un chiffre"],
    ['firstName', '\u3164\u3164', 'Le prénom contient un caractère invisible'],
    ['firstName', 'Camille\u202e', 'Le prénom contient un caractère invisible'],
    ['lastName', 'Du\u0007bois', 'Le nom contient un caractère invisible'],
    ['firstName', 'Camille\u2028Anne', 'Le prénom contient un caractère invisible'],
    ['lastName', 'Dubois\u2029Leroy', 'Le nom contient un caractère invisible'],
    ['firstName', '\u2800\u2800', 'Le prénom doit contenir une lettre'],
    ['lastName', '\u0301\u0302\u0303', 'Le nom doit contenir une lettre'],
    ['phone', 'appelez-moi', 'Format de téléphone invalide'],
    ['phone', '0470\u000b12', 'Format de téléphone invalide'],
  ])('%s %j: %s', (field, value, message) => {
    expect(firstMessage(registrationSchema.safeParse({ ...camille, [field]: value }), field)).toBe(message)
  })

  test.each(['cam\u3164ille', '\u115f\u115f\u115f', 'cam\u200bille', `cam${'\u0316'.repeat(9)}ille`])(
    'refuses the username %j, which shows as another or as none',
    (username) => {
      expect(firstMessage(registrationSchema.safeParse({ ...camille, username }), 'username')).toBe(
        "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - .",
      )
    },
  )
})

describe('the letters of a username', () => {
  const check = (username: string) =>
    firstMessage(registrationSchema.safeParse({ ...camille, username }), 'username')

  test.each([
    ['Latin and Cyrillic', '\u0440\u0430tronne'],
    ['Latin and Greek', 'camille.d\u03bfbois'],
    ['Greek and Cyrillic', '\u03b1\u03bb\u0435\u03be'],
    ['Latin and Cherokee', '\u13a1lise'],
    ['Latin and signs of mathematics', 'cam\u{1d422}lle'],
    ['Latin and Japanese', 'karim\u30ab'],
  ])('are not of several scripts: %s (%s)', (_what, username) => {
    expect(check(username)).toBe("Le nom d'utilisateur ne peut pas mélanger plusieurs alphabets")
  })

  test.each([
    'Élodie_2',
    'Владимир-10',
    'Αλέξης.7',
    'יעל',
    'محمد',
    'たなか健',
    '김민준',
    '李小龍',
    'œuvre',
    'straße',
  ])('may be of any one script: %s', (username) => {
    expect(check(username)).toBeUndefined()
  })
})

describe('the sign-in form', () => {
  test.each([
    ['username', "Le nom d'utilisateur est requis"],
    ['password', 'Le mot de passe est requis'],
  ])('needs %s', (field, message) => {
    const typed = { username: 'camille', password: 'x', [field]: '' }

    expect(firstMessage(loginSchema.safeParse(typed), field)).toBe(message)
  })
})

/** To put these in order, a quarter of a second passes in which the server answers nobody. */
describe('24 000 accents on one letter', () => {
  const accents = `e${'\u0301'.repeat(12_000)}${'\u0316'.repeat(12_000)}`
  const registration = (field: string) => registrationSchema.safeParse({ ...camille, [field]: accents })
  const DIFFERS = 'Les mots de passe ne correspondent pas'
  const confirmed = { currentPassword: 'x', newPassword: camille.password, confirmPassword: accents }

  test.each<[string, string, string, () => z.ZodSafeParseResult<unknown>]>([
    [
      'a first name',
      'firstName',
      'Le prénom ne peut pas dépasser 100 caractères',
      () => registration('firstName'),
    ],
    ['a last name', 'lastName', 'Le nom ne peut pas dépasser 100 caractères', () => registration('lastName')],
    [
      'a username',
      'username',
      "Le nom d'utilisateur ne peut pas dépasser 30 caractères",
      () => registration('username'),
    ],
    [
      'a password',
      'password',
      'Le mot de passe ne peut pas dépasser 200 caractères',
      () => registration('password'),
    ],
    [
      'a changed password typed again',
      'confirmPassword',
      DIFFERS,
      () => passwordChangeSchema.safeParse(confirmed),
    ],
    [
      'a reset password typed again',
      'confirmPassword',
      DIFFERS,
      () => passwordResetFormSchema.safeParse(confirmed),
    ],
    [
      'the password of a sign-in',
      'password',
      'Le mot de passe ne peut pas dépasser 200 caractères',
      () => loginSchema.safeParse({ username: 'camille', password: accents }),
    ],
  ])('are refused at once as %s', (_what, field, message, parse) => {
    expect(firstMessage(parse(), field)).toBe(message)
    expect(quickest(parse)).toBeLessThan(50)
  })
})

/** In milliseconds. Of several, since whatever else the machine does only makes one slower. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

function firstMessage(parsed: z.ZodSafeParseResult<unknown>, field: string) {
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message
}

import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as reports from '#modules/admin/reports/schema'
import * as admin from '#modules/admin/schemas'
import * as adMessages from '#modules/ads/messages/schema'
import * as ads from '#modules/ads/schemas'
import * as lessons from '#modules/exams/lessons/schema'
import * as questions from '#modules/exams/questions/schema'
import * as results from '#modules/exams/results/schema'
import * as exams from '#modules/exams/schemas'
import * as studyPlans from '#modules/exams/study-plans/schema'
import * as identity from '#modules/identity/schemas'
import * as news from '#modules/news/schemas'
import { findFaults } from '#app/behaviours/field-checks'
import { adReportsClosingSchema } from '#app/routes/admin/reports/ad-closing-schema'
import { adFormSchema } from '#app/routes/ads/ad-form'
import { toFormChecks, formatLength } from './form-checks'

const { passwordChangeSchema, registrationSchema } = identity

/** Nobody types into these: a call and a button send them. */
const UNTYPED = ['examResultSchema', 'mailActSchema']

/** Whatever a module takes from a form or a call, and the form of an ad. */
const schemas = Object.entries<unknown>({
  ...admin,
  ...ads,
  ...adMessages,
  ...exams,
  ...lessons,
  ...questions,
  ...reports,
  ...results,
  ...studyPlans,
  ...identity,
  ...news,
  adForm: adFormSchema(),
  adReportsClosing: adReportsClosingSchema,
})

const oddTexts = [
  ...['', ' ', 'a', 'gu', ' gu ', 'abc', 'Guy Lambert', '12345678', 'Motdepasse-1', 'пароль-1a', '...'],
  ...['e\u0301', '\u200b\u200b\u200b', '😀', '+32 470 12 34 56', '0470-12.34/56', 'téléphone'],
  ...['a@b', 'a@b.c', 'guy@exemple.be', ' Guy@Exemple.be ', 'guy@@exemple.be', 'guy@société.be'],
  ...['sale', 'armes', 'on', 'none', 'A', '2026-02-30', '2026-12-01', 'https://exemple.be/a b'],
  ...[120, 121, 1001, 30_001].map((length) => 'x'.repeat(length)),
]

const cases = schemas.flatMap(([name, schema]) =>
  schema instanceof z.ZodObject && !UNTYPED.includes(name)
    ? Object.keys(toFormChecks(schema)).map((field) => ({ name, schema, field }))
    : [],
)

test.each(cases)('the browser says what the server says: $name, $field', ({ schema, field }) => {
  const checks = toFormChecks(schema)[field]!
  const sentences = new Set([checks.missing, ...checks.steps.map((step) => Object(step).message as string)])
  for (const text of oddTexts) {
    const form = new FormData()
    form.set(field, text)
    const told = parseWithZod(form, { schema }).reply().error?.[field] ?? []
    const known = [...new Set(told)].filter((message) => sentences.has(message))

    expect([text, findFaults(checks, text, () => '')]).toEqual([text, known])
  }
})

test('a browser knows every rule of a registration in one round', () => {
  const checks = toFormChecks(registrationSchema)
  const faults = (field: string, text: string) => findFaults(checks[field]!, text, () => '')

  expect(faults('firstName', '')).toEqual(['Le prénom doit contenir au moins 2 caractères'])
  expect(faults('username', 'gu')).toEqual(["Le nom d'utilisateur doit contenir au moins 3 caractères"])
  expect(faults('email', 'guy@exemple')).toEqual(["Format d'email invalide"])
  expect(faults('password', 'abc')).toEqual([
    'Le mot de passe doit contenir au moins 8 caractères',
    'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
  ])
})

test('a browser compares the two passwords of a form', () => {
  const { confirmPassword } = toFormChecks(passwordChangeSchema)
  const faults = (typed: string) => findFaults(confirmPassword!, typed, () => 'Nouveau-1')

  expect(faults('Nouveau-2')).toEqual(['Les mots de passe ne correspondent pas'])
  expect(faults('Nouveau-1')).toEqual([])
})

test.each([
  ['the reason of a refusal', ads.rejectionSchema.shape.reason, 'De 10 à 500 caractères.'],
  ['the title of an ad', ads.adminAdSchema.shape.title, 'De 3 à 120 caractères.'],
  ['a message', adMessages.messageSchema.shape.message, '2\u202f000 caractères au plus.'],
  [
    'a remark that may be left out',
    reports.contentReportSchema.shape.message,
    '1\u202f000 caractères au plus.',
  ],
])('the hint of %s says how long it may be', (_, field, words) => {
  expect(formatLength(field)).toBe(words)
})

import type { Page } from '@playwright/test'
import { sendUnchecked } from '#test/e2e/forms'
import { camille, karim, newcomer, PASSWORD } from '#test/e2e/people'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'

/** A form as somebody fills it in who makes no mistake. */
type Form = { submit: string; open: (page: Page, site: Site) => Promise<unknown>; right: Values }
type Values = Record<string, string>

const SHORT = 'Le mot de passe doit contenir au moins 8 caractères'
const PLAIN = 'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)'
const NOT_AN_EMAIL = "Format d'email invalide"

const registration: Form = {
  submit: "S'inscrire",
  open: (page) => page.goto('/auth?mode=register'),
  right: { ...newcomer(karim), phone: '' },
}
const signIn: Form = {
  submit: 'Se connecter',
  open: (page) => page.goto('/auth'),
  right: { username: 'karim', password: PASSWORD },
}
const forgotten: Form = {
  submit: 'Envoyer le lien',
  open: (page) => page.goto('/auth?mode=forgot'),
  right: { email: 'karim@example.com' },
}
const profile: Form = {
  submit: 'Enregistrer',
  open: openProfile,
  right: { firstName: 'Camille', lastName: 'Dubois' },
}
const password: Form = {
  submit: 'Changer le mot de passe',
  open: openProfile,
  right: { currentPassword: PASSWORD, newPassword: 'Dix-sur-10!', confirmPassword: 'Dix-sur-10!' },
}
const reset: Form = {
  submit: 'Réinitialiser le mot de passe',
  open: async (page, site) => page.goto(await site.resetLink(await site.member(camille))),
  right: { newPassword: 'Dix-sur-10!', confirmPassword: 'Dix-sur-10!' },
}
const deletion: Form = {
  submit: 'Supprimer mon compte',
  async open(page, site) {
    await site.signIn(page.context(), camille)
    await page.goto('/profile/delete')
  },
  right: { currentPassword: PASSWORD },
}

const cases: [string, Form, Values, string, string][] = [
  ['sign-in', signIn, { username: '' }, 'username', "Le nom d'utilisateur est requis"],
  ['sign-in', signIn, { password: '' }, 'password', 'Le mot de passe est requis'],
  ['registration', registration, { username: '' }, 'username', "Le nom d'utilisateur est requis"],
  ['registration', registration, { password: '' }, 'password', 'Le mot de passe est requis'],
  ['registration', registration, { password: 'Court-1' }, 'password', SHORT],
  ['registration', registration, { password: 'Sanschiffre' }, 'password', PLAIN],
  ['registration', registration, { email: 'karim@' }, 'email', NOT_AN_EMAIL],
  [
    'registration',
    registration,
    { firstName: 'K' },
    'firstName',
    'Le prénom doit contenir au moins 2 caractères',
  ],
  ['registration', registration, { lastName: 'B' }, 'lastName', 'Le nom doit contenir au moins 2 caractères'],
  ['forgotten password', forgotten, { email: '' }, 'email', "L'email est requis"],
  ['forgotten password', forgotten, { email: 'karim@' }, 'email', NOT_AN_EMAIL],
  ['profile', profile, { firstName: 'C' }, 'firstName', 'Le prénom doit contenir au moins 2 caractères'],
  ['profile', profile, { lastName: 'D' }, 'lastName', 'Le nom doit contenir au moins 2 caractères'],
  ['profile', profile, { email: 'camille@' }, 'email', NOT_AN_EMAIL],
  ['password', password, { currentPassword: '' }, 'currentPassword', 'Le mot de passe actuel est requis'],
  [
    'password',
    password,
    { currentPassword: 'Faux-10!' },
    'currentPassword',
    'Le mot de passe actuel est incorrect',
  ],
  ['password', password, { newPassword: 'Court-1' }, 'newPassword', SHORT],
  ['password', password, { newPassword: 'Sanschiffre' }, 'newPassword', PLAIN],
  [
    'password',
    password,
    { confirmPassword: '' },
    'confirmPassword',
    'La confirmation du mot de passe est requise',
  ],
  [
    'password',
    password,
    { confirmPassword: 'Autre-10!' },
    'confirmPassword',
    'Les mots de passe ne correspondent pas',
  ],
  ['reset', reset, { newPassword: 'Court-1' }, 'newPassword', SHORT],
  ['reset', reset, { newPassword: 'Sanschiffre' }, 'newPassword', PLAIN],
  ['reset', reset, { confirmPassword: '' }, 'confirmPassword', 'Veuillez confirmer votre mot de passe'],
  [
    'reset',
    reset,
    { confirmPassword: 'Autre-10!' },
    'confirmPassword',
    'Les mots de passe ne correspondent pas',
  ],
  ['deletion', deletion, { currentPassword: '' }, 'currentPassword', 'Le mot de passe actuel est requis'],
  [
    'deletion',
    deletion,
    { currentPassword: 'Faux-10!' },
    'currentPassword',
    'Le mot de passe actuel est incorrect',
  ],
]

for (const [name, form, wrong, field, message] of cases) {
  test(`${name}: ${JSON.stringify(wrong)} is told at ${field}: ${message}`, async ({ page, site }) => {
    await form.open(page, site)
    await fill(page, form, { ...form.right, ...wrong })
    await submit(page, form)

    await expectMessage(page, form, field, message)
  })
}

const TAKEN = {
  username: "Ce nom d'utilisateur est déjà utilisé",
  email: 'Cet email est déjà utilisé',
}

for (const field of ['username', 'email'] as const) {
  test(`registration: the ${field} of another member is told at its field`, async ({ page, site }) => {
    const other = await site.member(karim)
    await registration.open(page, site)
    await fill(page, registration, { ...newcomer(karim), [field]: other[field] })
    await submit(page, registration)

    await expectMessage(page, registration, field, TAKEN[field])
  })
}

test('profile: the e-mail of another member is told at its field', async ({ page, site }) => {
  const other = await site.member(karim)
  await profile.open(page, site)
  await fill(page, profile, { email: other.email })
  await submit(page, profile)
  await fill(page, profile, { currentPassword: PASSWORD })
  await submit(page, profile)

  await expectMessage(page, profile, 'email', TAKEN.email)
})

async function fill(page: Page, form: Form, values: Values) {
  for (const [control, value] of Object.entries(values)) await inForm(page, form, control).fill(value)
}

async function expectMessage(page: Page, form: Form, field: string, message: string) {
  const control = inForm(page, form, field)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(`${escape(message)}$`))
  await expect(page.getByRole('link', { name: message })).toBeVisible()
}

async function openProfile(page: Page, site: Site) {
  await site.signIn(page.context(), camille)
  await page.goto('/profile')
}

function inForm(page: Page, { submit: button }: Form, name: string) {
  const form = page.getByRole('main').locator('form', { has: page.getByRole('button', { name: button }) })
  return form.locator(`[name=${name}]`)
}

function submit(page: Page, { submit: name }: Form) {
  return sendUnchecked(page.getByRole('main').getByRole('button', { name }))
}

/** As the page sets it: its spaces before signs do not break. */
function escape(message: string) {
  return message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')
}

import type { Page } from '@playwright/test'
import { postsOf, register, signIn } from '#test/e2e/forms'
import { camille, elodie, karim, newcomer, PASSWORD } from '#test/people'
import { expect, test } from '#test/e2e/window'

const soft = expect.configure({ soft: true })

test('a refused sign-in has the focus on its alert and keeps the username', async ({ page, site }) => {
  const { username } = await site.member(karim)
  await page.goto('/auth')
  await signIn(page, { username: username.toUpperCase(), password: 'Pas-le-bon-mot-1' })

  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await soft(alert).toContainText('Échec de la connexion')
  await soft(page.getByLabel("Nom d'utilisateur ou email")).toHaveValue(/^KARIM/)
  await soft(page.getByLabel('Mot de passe')).toHaveValue('')
})

test('a refused registration links to its fault and keeps the other fields', async ({ page, site }) => {
  const { username } = await site.member(elodie)
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/auth?mode=register')
  await register(page, { ...newcomer(elodie), username })

  const summary = page.getByRole('alert', { name: 'Un champ à corriger' })
  const field = page.getByLabel("Nom d'utilisateur")
  await expect(summary).toBeFocused()
  await soft(field).toHaveAttribute('aria-invalid', 'true')
  await soft(field).toHaveAccessibleDescription(
    /Ce nom d'utilisateur est déjà utilisé «\s\S+\s» est libre\s: vous pouvez le garder\.$/,
  )
  await soft(page.locator('[aria-invalid]')).toHaveCount(1)
  await soft(page.getByLabel('Prénom')).toHaveValue('Élodie')
  soft(await page.content()).not.toContain(PASSWORD)

  await summary.getByRole('link', { name: "Ce nom d'utilisateur est déjà utilisé" }).click()
  await expect(field).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator('label', { hasText: "Nom d'utilisateur" }).boundingBox()
  expect(label!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
})

test('a message of the server disappears once its field is right', async ({ page, site }) => {
  const { email } = await site.member(camille)
  await page.goto('/auth?mode=register')
  await register(page, { ...newcomer(elodie), email })
  await expect(page.getByText('Cet email est déjà utilisé').first()).toBeVisible()

  await page.getByLabel('Email').fill(newcomer(elodie).email)
  await page.getByRole('button', { name: "S'inscrire" }).click()

  await expect(page.getByText('Le mot de passe est requis').first()).toBeVisible()
  await expect(page.getByText('Cet email est déjà utilisé')).toHaveCount(0)
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
})

test('a registration tells all its faults at once, until each is mended', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/auth?mode=register')
  await page.getByLabel("Nom d'utilisateur").fill('gu')
  await page.getByLabel('Email').fill('guy@exemple')
  await page.getByLabel('Mot de passe').fill('abc')
  const sent = postsOf(page)
  await page.getByRole('button', { name: "S'inscrire" }).click()

  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading')).toHaveText('5 champs à corriger')
  await soft(summary.getByRole('link')).toHaveText([
    "Format d'email invalide",
    'Le mot de passe doit contenir au moins 8 caractères',
    'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
    'Le prénom doit contenir au moins 2 caractères',
    'Le nom doit contenir au moins 2 caractères',
    "Le nom d'utilisateur doit contenir au moins 3 caractères",
  ])
  await soft(page.getByLabel("Nom d'utilisateur")).toHaveValue('gu')
  if (!javaScriptEnabled) return

  await soft(page.getByLabel('Email')).toBeFocused()
  soft(sent).toEqual([])

  const username = page.getByLabel("Nom d'utilisateur")
  await username.fill('g')
  await soft(username).toHaveAttribute('aria-invalid', 'true')
  await username.fill('guy')
  await soft(username).not.toHaveAttribute('aria-invalid')
  // What is left of the list is no alert, which a screen reader would read at each key.
  const left = page.getByRole('group', { name: '4 champs à corriger' })
  await soft(left.getByRole('link')).toHaveCount(5)
  await soft(summary).toHaveCount(0)
  await soft(page.getByLabel('Mot de passe')).toHaveValue('abc')
})

test('a past day of the exam is refused in French, before it is sent', async ({
  page,
  member: _,
  javaScriptEnabled,
}) => {
  await page.goto('/dashboard')
  await page.getByText('Donner la date').click()
  await page.getByLabel("Date de l'examen").fill('2020-01-01')
  const sent = postsOf(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page.getByText('Cette date est déjà passée').first()).toBeVisible()
  expect(sent).toHaveLength(javaScriptEnabled ? 0 : 1)
})

/** One form for each kind of control, with the message of each empty field, in order. */
const forms: Record<string, { submit: string; messages: Record<string, RegExp> }> = {
  '/auth': {
    submit: 'Se connecter',
    messages: { username: /Le nom d'utilisateur est requis$/, password: /Le mot de passe est requis$/ },
  },
  '/admin/questions/new': {
    submit: 'Ajouter la question',
    messages: {
      question: /La question est requise$/,
      optionA: /L'option A est requise$/,
      optionB: /L'option B est requise$/,
      optionC: /L'option C est requise$/,
      correctAnswer: /La bonne réponse doit être A, B ou C$/,
    },
  },
  '/admin/questions/import': {
    submit: 'Vérifier le fichier',
    messages: { file: /Choisissez un fichier CSV\.$/ },
  },
}

for (const [path, { submit, messages }] of Object.entries(forms)) {
  test(`the form ${path} has a message for each empty field`, async ({ page, site, javaScriptEnabled }) => {
    if (path !== '/auth') await site.signInAdmin(page.context(), elodie)
    await page.goto(path)
    const sent = postsOf(page)
    await page.getByRole('main').getByRole('button', { name: submit }).click()

    for (const [field, message] of Object.entries(messages)) {
      await soft(holderOf(page, field)).toHaveAttribute('aria-invalid', 'true')
      await soft(holderOf(page, field)).toHaveAccessibleDescription(message)
    }
    if (javaScriptEnabled) {
      await soft(page.locator(`[name=${Object.keys(messages)[0]}]`).first()).toBeFocused()
      soft(sent).toEqual([])
    } else {
      await soft(page.getByRole('alert')).toContainText('à corriger')
    }
  })
}

/** The field, or the radio group that holds it. */
function holderOf(page: Page, field: string) {
  const control = page.getByRole('main').locator(`[name=${field}]`)
  return field === 'correctAnswer'
    ? page.getByRole('radiogroup').filter({ has: page.locator(`[name=${field}]`) })
    : control
}

test('a registration has visible labels and tells the purposes of fields', async ({ page }) => {
  await page.goto('/auth?mode=register')

  const fields = await page
    .locator('main input')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ name, autocomplete, labels }) => [name, autocomplete, labels?.[0]?.checkVisibility()]),
    )
  expect(fields).toEqual([
    ['email', 'email', true],
    ['password', 'new-password', true],
    ['firstName', 'given-name', true],
    ['lastName', 'family-name', true],
    ['username', 'username', true],
    ['phone', 'tel', true],
  ])
})

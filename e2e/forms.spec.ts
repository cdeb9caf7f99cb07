import type { Page } from '@playwright/test'
import { fillRegistration, register, signIn } from '#test/e2e/forms'
import { elodie, karim, newcomer, PASSWORD } from '#test/e2e/people'
import { expect, test } from '#test/e2e/window'

test.describe('a refused sign-in', () => {
  test.beforeEach(async ({ page, site }) => {
    const { username } = await site.member(karim)
    await page.goto('/auth')
    await signIn(page, { username: username.toUpperCase(), password: 'Pas-le-bon-mot-1' })
  })

  test('has the focus on what it says', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeFocused()
  })

  test('says so at once to a screen reader', async ({ page }) => {
    const alert = page.getByRole('alert')

    await expect(alert).toContainText('Échec de la connexion')
    await expect(alert).toContainText("Nom d'utilisateur ou mot de passe incorrect")
  })

  test('keeps the username', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeVisible()

    await expect(page.getByLabel("Nom d'utilisateur ou email")).toHaveValue(/^KARIM/)
  })

  test('forgets the password', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeVisible()

    await expect(page.getByLabel('Mot de passe')).toHaveValue('')
    expect(await page.content()).not.toContain('Pas-le-bon-mot-1')
  })
})

test.describe('a refused registration', () => {
  test.beforeEach(async ({ page, site }) => {
    const { username } = await site.member(elodie)
    await page.goto('/auth?mode=register')
    await register(page, { ...newcomer(elodie), username })
  })

  test('tells the fault where it is: on the field', async ({ page }) => {
    const field = page.getByLabel("Nom d'utilisateur")

    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Ce nom d'utilisateur est déjà utilisé$/)
  })

  test('marks no field that is right', async ({ page }) => {
    await expect(summary(page)).toBeVisible()

    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  })

  test('gives the focus to the summary of its faults', async ({ page }) => {
    await expect(summary(page)).toBeFocused()
  })

  test('leads from the summary to the field', async ({ page }) => {
    await summary(page).getByRole('link', { name: "Ce nom d'utilisateur est déjà utilisé" }).click()

    await expect(page.getByLabel("Nom d'utilisateur")).toBeFocused()
  })

  test('keeps what was right, but never the password', async ({ page }) => {
    await expect(summary(page)).toBeVisible()

    await expect(page.getByLabel('Prénom')).toHaveValue('Élodie')
    await expect(page.getByLabel('Mot de passe')).toHaveValue('')
    expect(await page.content()).not.toContain(PASSWORD)
  })
})

test('the browser itself sends no malformed e-mail', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/auth?mode=register')
  await fillRegistration(page, { ...newcomer(karim), email: 'karim@' })

  await page.getByRole('button', { name: "S'inscrire" }).click()

  await expect(page.getByLabel('Email')).toBeFocused()
  expect(sent).toEqual([])
})

test('the browser itself sends no sign-in without a password', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/auth')
  await signIn(page, { username: 'karim', password: '' })

  await expect(page.getByLabel('Mot de passe')).toBeFocused()
  expect(sent).toEqual([])
})

for (const [address, purposes] of Object.entries({
  '/auth': { username: 'username', password: 'current-password' },
  '/auth?mode=register': {
    firstName: 'given-name',
    lastName: 'family-name',
    username: 'username',
    email: 'email',
    phone: 'tel',
    password: 'new-password',
  },
})) {
  test(`the browser can fill in ${address}: each field tells its purpose`, async ({ page }) => {
    await page.goto(address)

    const fields = await page
      .locator('main input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        Object.fromEntries(inputs.map(({ name, autocomplete }) => [name, autocomplete])),
      )
    expect(fields).toEqual(purposes)
  })

  test(`each field of ${address} has a visible label`, async ({ page }) => {
    await page.goto(address)

    const unlabelled = await page
      .locator('main input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs
          .filter(
            ({ labels }) =>
              ![...(labels ?? [])].some((label) => label.checkVisibility() && label.offsetHeight > 14),
          )
          .map(({ name }) => name),
      )
    expect(unlabelled).toEqual([])
  })
}

function summary(page: Page) {
  return page.getByRole('alert', { name: 'Un champ à corriger' })
}

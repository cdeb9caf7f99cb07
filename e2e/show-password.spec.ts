import type { Page } from '@playwright/test'
import { tabTo } from '#test/e2e/focus'
import { signIn } from '#test/e2e/forms'
import { karim, PASSWORD } from '#test/worlds/people'
import { expect, test } from '#test/e2e/window'

for (const address of ['/auth', '/auth?mode=register']) {
  test(`on ${address} a button shows the password and hides it again`, async ({ page }) => {
    await page.goto(address)
    const field = page.getByLabel('Mot de passe')
    await field.fill(PASSWORD)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(button(page, 'Afficher')).toHaveAttribute('aria-controls', (await field.getAttribute('id'))!)
    await expect(button(page, 'Afficher')).toHaveText(/Afficher le mot de passe/)
    // A long password ends before the button.
    await expect(field).toHaveCSS('padding-right', '48px')

    await button(page, 'Afficher').click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue(PASSWORD)

    await button(page, 'Masquer').click()
    await expect(field).toHaveAttribute('type', 'password')
  })
}

test('showing the password leaves the caret where it was', async ({ page }) => {
  await page.goto('/auth')
  const field = page.getByLabel('Mot de passe')
  await field.fill('Cible-coeur')
  for (let back = 0; back < 'coeur'.length; back += 1) await field.press('ArrowLeft')

  await button(page, 'Afficher').click()
  await expect(field).toBeFocused()
  await page.keyboard.type('en-plein-')

  await expect(field).toHaveValue('Cible-en-plein-coeur')
})

test('by keyboard the button is the stop after the field, and keeps the focus', async ({ page }) => {
  await page.goto('/auth')
  await tabTo(page, page.getByLabel('Mot de passe'))
  await page.keyboard.press('Tab')
  await expect(button(page, 'Afficher')).toBeFocused()

  await page.keyboard.press('Space')
  await expect(button(page, 'Masquer')).toBeFocused()
})

test('Enter in a field that is shown signs in, and the browser takes the field for a password', async ({
  page,
  site,
}) => {
  const { username, password } = await site.member(karim)
  await page.goto('/auth')
  await page.getByLabel("Nom d'utilisateur ou email").fill(username)
  const field = page.getByLabel('Mot de passe')
  await button(page, 'Afficher').click()
  await field.fill(password)
  const form = page.locator('main form')
  await form.evaluate((element) => {
    element.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  })

  await field.press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())

  await expect(page).toHaveURL('/dashboard')
})

test('a refused sign-in hides the password again', async ({ page }) => {
  await page.goto('/auth')
  await button(page, 'Afficher').click()
  await signIn(page, { username: 'karim', password: 'Pas-le-bon-mot-1' })
  await expect(page.getByRole('alert')).toBeVisible()

  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('type', 'password')
  await expect(button(page, 'Afficher')).toBeVisible()
})

test('each of several passwords is shown by its own button', async ({ page, member: _ }) => {
  await page.goto('/profile')

  await page.getByRole('button', { name: 'Afficher le nouveau mot de passe' }).click()

  await expect(page.locator('[name=currentPassword]')).toHaveAttribute('type', 'password')
  await expect(page.locator('[name=newPassword]')).toHaveAttribute('type', 'text')
  await expect(page.locator('[name=confirmPassword]')).toHaveAttribute('type', 'password')
  for (const name of ['Afficher le mot de passe actuel', 'Afficher la confirmation'])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

function button(page: Page, verb: 'Afficher' | 'Masquer') {
  return page.getByRole('button', { name: `${verb} le mot de passe`, exact: true })
}

import type { Page } from '@playwright/test'
import { karim } from '#test/people'
import { expect, test } from '#test/e2e/window'

test('a password is shown by its button, with the caret where it was', async ({ page }) => {
  await page.goto('/auth')
  const field = page.getByLabel('Mot de passe')
  await field.fill('Cible-coeur')
  await expect(field).toHaveAttribute('type', 'password')
  await expect(button(page, 'Afficher')).toHaveAttribute('aria-controls', (await field.getAttribute('id'))!)
  // A long password ends before the button.
  await expect(field).toHaveCSS('padding-right', '48px')
  for (let back = 0; back < 'coeur'.length; back += 1) await field.press('ArrowLeft')

  await button(page, 'Afficher').click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toBeFocused()
  await page.keyboard.type('en-plein-')
  await expect(field).toHaveValue('Cible-en-plein-coeur')

  await button(page, 'Masquer').click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a shown password signs in by Enter, and is saved by the browser', async ({ page, site }) => {
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

test('each of several passwords is shown by its own button', async ({ page, member: _ }) => {
  await page.goto('/profile')

  await page.getByRole('button', { name: 'Afficher le nouveau mot de passe' }).click()

  await expect(page.locator('#changement-currentPassword')).toHaveAttribute('type', 'password')
  await expect(page.locator('[name=newPassword]')).toHaveAttribute('type', 'text')
  await expect(page.locator('[name=confirmPassword]')).toHaveAttribute('type', 'password')
})

function button(page: Page, verb: 'Afficher' | 'Masquer') {
  return page.getByRole('button', { name: `${verb} le mot de passe`, exact: true })
}

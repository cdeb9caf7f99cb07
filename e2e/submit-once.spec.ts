import type { Page } from '@playwright/test'
import { fillRegistration } from '#test/e2e/forms'
import { elodie, karim, newcomer } from '#test/e2e/people'
import { expect, test } from '#test/e2e/test'

test('who taps twice on a slow line registers once, and is not told that the name is taken', async ({
  page,
}) => {
  const sent = await slowDown(page)
  await page.goto('/auth?mode=register')
  await fillRegistration(page, newcomer(elodie))

  await tapTwice(page, "S'inscrire")

  await expect(page).toHaveURL('/dashboard')
  expect(sent).toHaveLength(1)
})

test('a form that was refused can be sent again', async ({ page, site }) => {
  const { username, password } = await site.member(karim)
  await page.goto('/auth')
  await page.getByLabel("Nom d'utilisateur ou email").fill(username)
  await page.getByLabel('Mot de passe').fill('Pas-le-bon-mot-1')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page).toHaveURL('/dashboard')
})

test('after Back a form can be sent again', async ({ page, site }) => {
  const { username, password } = await site.member(karim)
  await page.goto('/auth?mode=forgot')
  await page.getByLabel('Email').fill('karim@example.com')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Email envoyé')).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Se connecter' }).last().click()
  await page.getByLabel("Nom d'utilisateur ou email").fill(username)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page).toHaveURL('/dashboard')
})

/** Each form takes a second to arrive; the addresses that it was sent to. */
async function slowDown(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().url())
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  return sent
}

async function tapTwice(page: Page, name: string) {
  await page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    button.click()
    setTimeout(() => button.click(), 300)
  })
}

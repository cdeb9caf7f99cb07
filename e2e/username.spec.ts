import { elodie, newcomer } from '#test/people'
import { expect, test } from '#test/e2e/window'

test('a username is proposed while the names are typed, until one is chosen', async ({ page }) => {
  await page.goto('/auth?mode=register')
  const username = page.getByLabel("Nom d'utilisateur")
  await page.getByLabel('Prénom').fill('Élodie')
  await expect(username).toHaveValue('elodie')
  await page.getByLabel('Nom', { exact: true }).fill("D'Hondt")
  await expect(username).toHaveValue('elodie.dhondt')

  await username.fill('Élo')
  await page.getByLabel('Prénom').fill('Zoé')
  await expect(username).toHaveValue('Élo')

  await username.fill('')
  await username.blur()
  await expect(username).toHaveValue('zoe.dhondt')
})

test('a username typed with a space is mended before it is sent', async ({ page }) => {
  const person = newcomer(elodie)
  await page.goto('/auth?mode=register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mot de passe').fill(person.password)
  await page.getByLabel('Prénom').fill(person.firstName)
  await page.getByLabel('Nom', { exact: true }).fill(person.lastName)
  await page.getByLabel("Nom d'utilisateur").fill('Élo de Liège')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/dashboard')
  const user = (await (await page.request.get('/api/user')).json()) as { username: string }
  expect(user.username).toBe('elo.de.liege')
})

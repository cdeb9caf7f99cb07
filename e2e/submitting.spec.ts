import { fillRegistration, postsOf, signIn } from '#test/e2e/forms'
import { elodie, karim, newcomer } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('two taps on a slow line register once, without a message about it', async ({ page }) => {
  const sent = postsOf(page)
  let letGo!: () => void
  const tapped = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await tapped
    await route.continue()
  })
  await page.goto('/auth?mode=register')
  await fillRegistration(page, newcomer(elodie))

  await page.exposeFunction('letGo', letGo)
  await page.getByRole('button', { name: "S'inscrire" }).evaluate((button: HTMLButtonElement) => {
    button.click()
    setTimeout(() => {
      button.click()
      letGo()
    }, 200)
  })

  await expect(page).toHaveURL('/dashboard')
  expect(sent).toHaveLength(1)
})

test('a form can be sent again after Back', async ({ page, site }) => {
  const member = await site.member(karim)
  await page.goto('/auth?mode=forgot')
  await page.getByLabel('Email').fill('karim@example.com')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Email envoyé')).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Se connecter' }).last().click()
  await signIn(page, member)

  await expect(page).toHaveURL('/dashboard')
})

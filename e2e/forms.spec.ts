import { register, signIn } from '#test/e2e/forms'
import { camille, elodie, karim, newcomer, PASSWORD } from '#test/worlds/people'
import { expect, test } from '#test/e2e/window'

const soft = expect.configure({ soft: true })

test('a refused sign-in has the focus on its alert, keeps the username and forgets the password', async ({
  page,
  site,
}) => {
  const { username } = await site.member(karim)
  await page.goto('/auth')
  await signIn(page, { username: username.toUpperCase(), password: 'Pas-le-bon-mot-1' })

  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await soft(alert).toContainText('Échec de la connexion')
  await soft(alert).toContainText("Nom d'utilisateur ou mot de passe incorrect")
  await soft(page.getByLabel("Nom d'utilisateur ou email")).toHaveValue(/^KARIM/)
  await soft(page.getByLabel('Mot de passe')).toHaveValue('')
  soft(await page.content()).not.toContain('Pas-le-bon-mot-1')
})

test('a refused registration marks its wrong field, links to it, and keeps all but the password', async ({
  page,
  site,
}) => {
  const { username } = await site.member(elodie)
  await page.goto('/auth?mode=register')
  await register(page, { ...newcomer(elodie), username })

  const summary = page.getByRole('alert', { name: 'Un champ à corriger' })
  const field = page.getByLabel("Nom d'utilisateur")
  await expect(summary).toBeFocused()
  await soft(field).toHaveAttribute('aria-invalid', 'true')
  await soft(field).toHaveAccessibleDescription(/Ce nom d'utilisateur est déjà utilisé$/)
  await soft(page.locator('[aria-invalid]')).toHaveCount(1)
  await soft(page.getByLabel('Prénom')).toHaveValue('Élodie')
  await soft(page.getByLabel('Mot de passe')).toHaveValue('')
  soft(await page.content()).not.toContain(PASSWORD)

  await summary.getByRole('link', { name: "Ce nom d'utilisateur est déjà utilisé" }).click()
  await expect(field).toBeFocused()
})

test('a sign-in can be sent again, whether the page or the server refused it', async ({ page, site }) => {
  const { username, password } = await site.member(camille)
  const usernameField = page.getByLabel("Nom d'utilisateur ou email")
  const submit = page.getByRole('button', { name: 'Se connecter' })
  await page.goto('/auth')
  await submit.click()
  await expect(page.getByText("Le nom d'utilisateur est requis").first()).toBeVisible()

  await usernameField.fill(username)
  await submit.click()
  await expect(page.getByText('Le mot de passe est requis').first()).toBeVisible()
  await expect(usernameField).not.toHaveAttribute('aria-invalid')

  await page.getByLabel('Mot de passe').fill('Pas-le-bon-mot-1')
  await submit.click()
  await expect(page.getByText("Nom d'utilisateur ou mot de passe incorrect")).toBeVisible()

  await page.getByLabel('Mot de passe').fill(password)
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
})

test('a message of the server goes once its field is right', async ({ page, site }) => {
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
  test(`each field of ${address} has a visible label and tells the browser its purpose`, async ({ page }) => {
    await page.goto(address)

    const fields = await page.locator('main input').evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ name, autocomplete, labels }) => ({
        name,
        autocomplete,
        isLabelled: [...(labels ?? [])].some((label) => label.checkVisibility() && label.offsetHeight > 14),
      })),
    )
    soft(Object.fromEntries(fields.map(({ name, autocomplete }) => [name, autocomplete]))).toEqual(purposes)
    soft(fields.filter(({ isLabelled }) => !isLabelled)).toEqual([])
  })
}

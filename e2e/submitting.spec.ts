import type { Page } from '@playwright/test'
import { fillAd, headset } from '#test/e2e/ads'
import { fillRegistration, openMenu, postsOf, register, signIn, signOut } from '#test/e2e/forms'
import { elodie, karim, newcomer } from '#test/worlds/people'
import { expect, test } from '#test/e2e/test'
import { refusing } from '#test/refusing'

test('two taps on a slow line register once, and no message says that the name is taken', async ({
  page,
}) => {
  const sent = await slowDown(page)
  await page.goto('/auth?mode=register')
  await fillRegistration(page, newcomer(elodie))

  await tapTwice(page, "S'inscrire")

  await expect(page).toHaveURL('/dashboard')
  expect(sent).toHaveLength(1)
})

test('the browser sends no malformed e-mail', async ({ page }) => {
  const sent = postsOf(page)
  await page.goto('/auth?mode=register')
  await fillRegistration(page, { ...newcomer(karim), email: 'karim@' })

  await page.getByRole('button', { name: "S'inscrire" }).click()

  await expect(page.getByLabel('Email')).toBeFocused()
  expect(sent).toEqual([])
})

test('after Back a form can be sent again', async ({ page, site }) => {
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

test('an ad that cannot be saved stays in its form, which says so and can be sent again', async ({
  page,
  site,
  member,
  complaints,
}) => {
  complaints.expect(/status of 500/)
  const title = `Casque de ${member.username}`
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, title })
  await refusing(site, 'INSERT', 'classified_ads', async () => {
    await page.getByRole('button', { name: "Publier l'annonce" }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toBeFocused()
    await expect(notice).toContainText("Erreur Une erreur s'est produite lors de la soumission. Référence", {
      useInnerText: true,
    })
  })

  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title)
  await page.getByRole('button', { name: "Publier l'annonce" }).click()
  await expect(page.getByText('Annonce soumise')).toBeVisible()
})

test('a sign-out that fails says so, and the page stays that of a member', async ({
  page,
  site,
  member: _,
}) => {
  await page.goto('/profile')
  await refusing(site, 'DELETE', 'sessions', async () => {
    await openMenu(page)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await expect(page.getByRole('alert')).toContainText('Échec de la déconnexion')
  })

  await expect(page.getByRole('alert')).toContainText('Vous êtes encore connecté.')
  await expect(page.getByRole('link', { name: 'Nouvel examen' }).first()).toBeVisible()
})

for (const host of ['127.0.0.1', 'localhost']) {
  test(`the site's own forms work on http://${host}`, async ({ page, site }) => {
    const origin = `http://${host}:${new URL(site.origin).port}`
    await page.goto(`${origin}/auth?mode=register`)

    await register(page, newcomer(elodie))
    await expect(page).toHaveURL(`${origin}/dashboard`)

    await signOut(page)
    await expect(page).toHaveURL(`${origin}/`)
  })
}

/** Each form takes half a second to arrive. Returns the addresses that forms were sent to. */
async function slowDown(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().url())
    await new Promise((done) => setTimeout(done, 500))
    await route.continue()
  })
  return sent
}

async function tapTwice(page: Page, name: string) {
  await page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    button.click()
    setTimeout(() => button.click(), 200)
  })
}

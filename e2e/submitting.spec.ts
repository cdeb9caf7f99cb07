import type { Page } from '@playwright/test'
import { backTo } from '#test/e2e/back'
import { fillAd, fillRegistration, postsOf, signIn } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'
import { elodie, karim, newcomer } from '#test/people'
import { headset } from '#test/things/ad'

test('two taps on a slow line register once, without a message about it', async ({ page }) => {
  const sent = postsOf(page)
  await page.goto('/auth?mode=register')
  await fillRegistration(page, newcomer(elodie))
  await tapTwice(page, "S'inscrire", { apart: 200, held: 0 })

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

test('a form with files is sent once, also when it takes longer than others', async ({ page, member }) => {
  // A second of this page is ten milliseconds.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms = 0) => setTimeout(run, ms / 100)) as typeof window.setTimeout
  })
  const sent = postsOf(page)
  await page.goto('/post-ad')
  await fillAd(page, { ...headset, title: `Casque de ${member.username}` })
  await tapTwice(page, "Publier l'annonce", { apart: 30_000, held: 10_000 })

  await expect(page).toHaveURL('/')
  // The form's draft is sent to another address.
  expect(sent.filter((url) => url.endsWith('/post-ad'))).toHaveLength(1)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('Back and the same ad again make one ad', async ({ page, member }) => {
      const publish = async () => {
        await fillAd(page, { ...headset, title: `Casque de ${member.username}` })
        await page.getByRole('button', { name: "Publier l'annonce" }).click()
        await expect(page).toHaveURL('/')
        await expect(page.getByText('Annonce soumise')).toBeVisible()
      }
      await page.goto('/post-ad')
      await publish()
      await backTo(page, '/post-ad')
      await publish()
      expect(await (await member.http.get('/api/classified-ads/user')).json()).toHaveLength(1)
    })
  })

/** Taps a button twice, so many milliseconds apart; what it sends is held back until so long after the second tap. */
async function tapTwice(page: Page, name: string, times: { apart: number; held: number }) {
  let letGo!: () => void
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await free
    await route.continue()
  })
  await page.exposeFunction('letGo', letGo)
  await page.getByRole('button', { name }).evaluate((button: HTMLButtonElement, { apart, held }) => {
    button.click()
    setTimeout(() => {
      button.click()
      setTimeout(letGo, held)
    }, apart)
  }, times)
}

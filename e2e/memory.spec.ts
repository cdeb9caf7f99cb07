import { backTo, forMembers, forVisitors, signInAndComeBack } from '#test/e2e/back'
import { signOut } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'
import { camille } from '#test/people'

/** A browser with the back-forward cache that Playwright switches off. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('Back after signing in, or out, shows the page as it is now', async ({ page, site }) => {
  await signInAndComeBack(page, site)
  await expect(forMembers(page)).toBeVisible()

  await page.goto('/dashboard')
  await signOut(page)
  await backTo(page, '/')
  await expect(forVisitors(page)).toBeVisible()
})

test('Back to the theory hides the answer again', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/theory?q=7')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await page.getByRole('link', { name: 'Question suivante' }).click()
  await page.goBack()

  await expect(page.getByRole('button', { name: 'Afficher la réponse' })).toBeVisible()
})

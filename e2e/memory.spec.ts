import { backTo, forMembers, forVisitors, signInAndComeBack } from './fixtures/back'
import { signOut } from './fixtures/forms'
import { expect, test } from './fixtures/test'

/** A browser that keeps whole pages in its memory, as people's do; Playwright switches that off. */
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

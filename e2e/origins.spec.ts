import { register, signOut } from '#test/e2e/forms'
import { elodie, newcomer } from '#test/e2e/people'
import { expect, test } from '#test/e2e/test'

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

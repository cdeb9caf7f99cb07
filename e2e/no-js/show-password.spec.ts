import { expect, test } from '#test/e2e/test'

for (const address of ['/auth', '/auth?mode=register']) {
  test(`no button offers to show the password on ${address}`, async ({ page }) => {
    await page.goto(address)

    await expect(page.getByLabel('Mot de passe')).toHaveAttribute('type', 'password')
    await expect(page.locator('[data-show-password]')).toHaveCount(1)
    await expect(page.locator('[data-show-password]')).toBeHidden()
  })
}

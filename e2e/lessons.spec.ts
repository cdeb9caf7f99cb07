import { expect, test } from '#test/e2e/window'

for (const [width, screen] of [
  [360, 'a phone, where they unfold'],
  [1280, 'a desk, where they stand open'],
] as const) {
  test(`the contents of a lesson come before its text on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/lecons/stockage')
    const contents = page.getByRole('navigation', { name: 'Dans cette leçon' })
    const fold = contents.getByRole('button', { name: 'Dans cette leçon' })
    if (width < 900) await fold.click()
    else await expect(fold).toBeHidden()
    const train = page.getByRole('link', { name: "S'entraîner sur ce thème" })
    await expect(train).toHaveCount(1)

    await contents.getByRole('link').first().focus()
    const count = await contents.getByRole('link').count()
    for (let n = 0; n < count; n += 1) await page.keyboard.press('Tab')

    const section = page.locator('section', { has: page.locator(':focus') })
    await expect(section).toHaveCount(1)
    await contents.getByRole('link', { name: 'À retenir' }).click()
    await expect(page.getByRole('heading', { name: 'À retenir' })).toBeInViewport()
  })
}

test('a drawing opened by itself has its lines, on the ground of its scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pictures/stand-plan.svg')

  await expect(page.locator(':root')).toHaveCSS('color-scheme', 'light dark')
  await expect(page.locator('path').first()).toHaveCSS('stroke', 'rgb(174, 184, 194)')
})

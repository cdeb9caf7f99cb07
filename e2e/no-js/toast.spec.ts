import { expect, test } from '#test/e2e/test'
import { abandon, openFailure, toast } from '#test/e2e/toast'

test.use({ signedIn: true })

test('a message stands at the top of the page, above its title, and stays', async ({ page, exam }) => {
  await abandon(page, exam)

  const message = (await toast(page).boundingBox())!
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(message.y + message.height).toBeLessThan(title.y)
  await expect(toast(page)).toHaveCSS('position', 'static')
  await expect(toast(page)).toHaveCSS('animation-name', 'none')
  await expect(toast(page).getByRole('status')).toBeVisible()
})

test('a failure message stands at the top, without a button to close it', async ({ page }) => {
  await openFailure(page)

  await expect(toast(page).getByRole('alert')).toBeVisible()
  await expect(toast(page).locator('button')).toBeHidden()
})

import { startExam } from './fixtures/exam'
import { expect, test } from './fixtures/window'

test.describe('printed details', () => {
  test.beforeEach(async ({ page, site, member }) => {
    const exam = await startExam(site, member)
    await page.goto(await exam.finish(7))
    await page.emulateMedia({ media: 'print' })
  })

  test('are without header and footer', async ({ page }) => {
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
  })

  test('hold the result and every answer', async ({ page }) => {
    await expect(page.getByRole('heading', { name: '7 bonnes réponses sur 10' })).toBeVisible()
    await expect(page.getByText('Correct', { exact: true }).filter({ visible: true })).toHaveCount(10)
    await expect(page.getByText('Votre réponse').filter({ visible: true })).toHaveCount(10)
  })
})

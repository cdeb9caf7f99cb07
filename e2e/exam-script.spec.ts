import { option, startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test('a question can be read and answered before its script has come', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  let awaited = 0
  // Never answered: the page must not wait for it.
  await page.route(/\/assets\/(?!entry\.client)[^/]+\.js$/, () => void (awaited += 1))

  await page.goto(exam.question(1))
  await expect.poll(() => awaited).toBeGreaterThan(0)
  await option(page, 'A').check()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
})

import { forMembers, signInAndComeBack } from '#test/e2e/back'
import { heading, option } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test('Back in an exam shows the answer given, and Forward leads on again', async ({ page, exam }) => {
  await page.goto(exam.question(1))
  await option(page, 'C').check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(heading(page)).toHaveText('Question 2 sur 10')

  await page.goBack()
  await expect(option(page, 'C')).toBeChecked()

  await page.goForward()
  await expect(heading(page)).toHaveText('Question 2 sur 10')
})

test('Back after signing in shows the page as a member sees it', async ({ page, site }) => {
  await signInAndComeBack(page, site)

  await expect(forMembers(page)).toBeVisible()
})

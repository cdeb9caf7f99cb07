import { option, saveState } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { passTime } from '#test/things/exam'

test("an option that is only marked is not called 'enregistrée'", async ({ page, exam }) => {
  await exam.answer(1)
  await page.goto(exam.question(1))
  const right = exam.rightAnswers[0]!
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeVisible()

  await option(page, right === 'A' ? 'B' : 'A').check()
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeHidden()

  await option(page, right).check()
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeVisible()
})

test('the exam clock shows the time at loading, and ends by itself', async ({ page, site, exam }) => {
  await exam.answer(3)
  await passTime(site, 100)
  await page.goto(exam.question(4))
  await expect(page.getByRole('timer')).toHaveText(/^0(3:20|3:[01]\d|2:\d\d)$/)

  // Answers are accepted for 5 s more, so the browser waits at least that long.
  await passTime(site, 201)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText('00:00')
  await page.waitForURL('/results')
  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 bonnes réponses sur 10')
})

import { option, saveState } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

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

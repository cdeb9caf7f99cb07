import { option, saveState, startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test("an option that is only marked is not called 'enregistrée'", async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await exam.answer(1)
  await page.goto(exam.question(1))
  const right = exam.rightAnswers[0]!
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeVisible()

  await option(page, right === 'A' ? 'B' : 'A').check()
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeHidden()

  await option(page, right).check()
  await expect(saveState(page).getByText('Réponse enregistrée')).toBeVisible()
})

test('the circles keep what is marked', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await exam.answer(2)
  await page.goto(exam.question(3))
  await option(page, 'C').check()
  await page.getByRole('button', { name: 'Question 1, avec réponse' }).click()
  await expect(page).toHaveURL(exam.question(1))

  await page.getByRole('button', { name: 'Question 3, avec réponse' }).click()
  await expect(option(page, 'C')).toBeChecked()
})

test('an exam in progress can be abandoned from the choice of the exam', async ({ page, site, member }) => {
  await startExam(site, member)
  await page.goto('/exam-selection')
  await page.getByRole('link', { name: 'Abandonner' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()

  await expect(page.getByRole('status')).toContainText('Examen abandonné')
  await expect(page.getByText('Examen en cours')).toBeHidden()
})

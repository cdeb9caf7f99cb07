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

test('a marked question is passed without an answer, and met before the end', async ({ page, exam }) => {
  await exam.answer(9)
  await page.goto(exam.question(10))
  await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()
  await expect(page.getByRole('button', { name: 'Retirer la marque' })).toBeVisible()

  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminer cet examen ?')
  await page.getByRole('link', { name: 'Revenir aux questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 10 sur 10')
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page.getByRole('button', { name: 'Terminer quand même' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('9 bonnes réponses sur 10')
})

test('the exam clock shows the time at loading, and its page ends by itself', async ({
  page,
  site,
  exam,
}) => {
  await exam.answer(3)
  await site.pass(100)
  await page.goto(exam.question(4))
  await expect(page.getByRole('timer')).toHaveText(/^0(3:20|3:[01]\d|2:\d\d)$/)

  // Answers are accepted for 5 s more, so the browser waits at least that long.
  await site.pass(201)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText('00:00')
  await page.waitForURL('/results')
  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 bonnes réponses sur 10')
})

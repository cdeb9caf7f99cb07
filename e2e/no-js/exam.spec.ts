import { refusing } from '#test/refusing'
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

test('the circles keep what is marked', async ({ page, exam }) => {
  await exam.answer(2)
  await page.goto(exam.question(3))
  await option(page, 'C').check()
  await page.getByRole('button', { name: 'Question 1, avec réponse' }).click()
  await expect(page).toHaveURL(exam.question(1))

  await page.getByRole('button', { name: 'Question 3, avec réponse' }).click()
  await expect(option(page, 'C')).toBeChecked()
})

test('an exam in progress can be abandoned from the choice of the exam', async ({ page, exam: _ }) => {
  await page.goto('/exam-selection')
  await page.getByRole('link', { name: 'Abandonner' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()

  await expect(page.getByRole('status')).toContainText('Examen abandonné')
  await expect(page.getByText('Examen en cours')).toBeHidden()
})

test('the clock shows the time that was left when the page was loaded', async ({ page, site, exam }) => {
  await site.pass(100)
  await page.goto(exam.question(1))

  await expect(page.getByRole('timer')).toHaveText(/^03:(20|1\d)$/)
})

test('once no more answers are taken, the page moves on to the result by itself and says why', async ({
  page,
  site,
  exam,
}) => {
  await exam.answer(3)
  // Answers are taken for 5 s more, so that the browser waits no less than that.
  await site.pass(301)
  await page.goto(exam.question(4))
  await expect(page.getByRole('timer')).toHaveText('00:00')

  await page.waitForURL('/results')

  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 bonnes réponses sur 10')
})

test("'Terminer' that cannot be saved says so on the exam's page, and 'Réessayer' hands it in", async ({
  page,
  site,
  exam,
  complaints,
}) => {
  complaints.expect(/500/)
  await exam.answer(9)
  await page.goto(exam.question(10))
  await option(page, exam.rightAnswers[9]!).check()
  await refusing(site, 'INSERT', 'exam_results', () => page.getByRole('button', { name: 'Terminer' }).click())
  await expect(page.getByRole('alert')).toContainText('Impossible de sauvegarder les résultats')

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 bonnes réponses sur 10')
})

test("an answer that cannot be saved stays marked, and 'Réessayer' goes on with it", async ({
  page,
  site,
  exam,
  complaints,
}) => {
  complaints.expect(/500/)
  await page.goto(exam.question(1))
  await option(page, 'C').check()
  await refusing(site, 'UPDATE', 'attempt_questions', () =>
    page.getByRole('button', { name: 'Suivant' }).click(),
  )
  await expect(page.getByRole('alert')).toContainText('Impossible de sauvegarder votre réponse')
  await expect(option(page, 'C')).toBeChecked()

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
  expect(await exam.saved()).toEqual(['C'])
})

import { heading, openExam, option } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test('an exam is taken by keyboard, in one page load', { tag: '@smoke' }, async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.method())
  })

  for (const [index, right] of exam.rightAnswers.entries()) {
    await expect(heading(page)).toHaveText(`Question ${index + 1} sur 10`)
    await page.keyboard.press(await exam.placeOf(index + 1, right))
    await expect(option(page, right)).toBeChecked()
    if (index < 9) await page.keyboard.press('ArrowRight')
  }
  expect(loaded).toEqual([])
  await page.getByRole('button', { name: 'Terminer' }).focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/results')
  await expect(heading(page)).toHaveText('10 bonnes réponses sur 10')
})

test("'Suivant' waits for an answer, then sets title, address and focus", async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  const next = page.getByRole('button', { name: 'Suivant' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')

  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choisissez une réponse, ou marquez la question pour y revenir.')).toBeVisible()
  await expect(page.getByRole('radiogroup')).toBeFocused()

  // Keys with modifiers choose nothing.
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  await page.keyboard.press('a')
  await expect(page.getByText('Choisissez une réponse, ou marquez la question pour y revenir.')).toBeHidden()
  await expect(next).not.toHaveAttribute('aria-disabled')

  await next.click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Question 2 sur 10 | Prépa LTS')
  await expect(page).toHaveURL(exam.question(2))

  await next.click({ force: true })
  await expect(page.getByText('Choisissez une réponse, ou marquez la question pour y revenir.')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Question 1 sur 10')
  await expect(page.getByText('Choisissez une réponse, ou marquez la question pour y revenir.')).toBeHidden()
})

test('the circles of an exam lead to questions that can be reached, only', async ({ page, exam }) => {
  await exam.answer(2)
  await openExam(page, exam.question(3))
  await option(page, 'C').check()

  await page.getByRole('button', { name: 'Question 1, avec réponse' }).click()
  await expect(heading(page)).toHaveText('Question 1 sur 10')
  await page.getByRole('button', { name: 'Question 5, sans réponse' }).click({ force: true })
  await expect(heading(page)).toHaveText('Question 1 sur 10')
  await page.getByRole('button', { name: 'Question 3, avec réponse' }).click()
  await expect(option(page, 'C')).toBeChecked()
})

test("a double click on 'Suivant' does not hand the exam in", async ({ page, exam }) => {
  await exam.answer(10)
  await openExam(page, exam.question(9))

  await page.getByRole('button', { name: 'Suivant' }).dblclick()

  await expect(heading(page)).toHaveText('Question 10 sur 10')
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(page).toHaveURL('/results')
})

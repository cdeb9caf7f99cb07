import { heading, openExam, optionAt } from '#test/e2e/exam'
import { tabTo } from '#test/e2e/focus'
import { expect, test } from '#test/e2e/window'

test('the first Tab shows the link past the header, and Enter follows it', async ({ page }) => {
  await page.goto('/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Essayer 5 questions' }).first()).toBeFocused()
})

test('an exam is answered by arrow keys and Enter to the end', async ({ page, exam }) => {
  await exam.answer(8)
  await page.goto(exam.question(9))

  const chooseSecond = async () => {
    await tabTo(page, optionAt(page, 'A'))
    await page.keyboard.press('ArrowDown')
    await expect(optionAt(page, 'B')).toBeChecked()
    const letter = await page.getByRole('radio', { checked: true }).getAttribute('value')
    await page.keyboard.press('Enter')
    return letter
  }

  const chosen = await chooseSecond()
  await expect(heading(page)).toHaveText('Question 10 sur 10')
  await expect.poll(async () => (await exam.saved())[8]).toBe(chosen)
  await chooseSecond()
  await expect(heading(page)).toHaveText(/bonnes réponses\ssur\s10/)
})

test('the letter keys of an exam can be switched off and on again', async ({ page, exam }) => {
  await exam.answer(1)
  await openExam(page, exam.question(2))
  await page.getByRole('button', { name: 'Désactiver les touches A, B, C' }).click()
  await openExam(page, exam.question(2))
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page)).toHaveText('Question 1 sur 10')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText('Question 2 sur 10')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Réactiver les touches A, B, C' }).click()
  await page.keyboard.press('a')
  await expect(optionAt(page, 'A')).toBeChecked()
})

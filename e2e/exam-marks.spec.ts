import type { Locator, Page } from '@playwright/test'
import { heading, openExam, option } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test('a marked question is passed without an answer, and met before the end', async ({ page, exam }) => {
  await exam.answer(8)
  await openExam(page, exam.question(9))

  await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()
  await expect(page.getByRole('button', { name: 'Question 9, sans réponse, marquée' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '8 avec réponse, 2 sans réponse, 1 marquée' })).toBeVisible()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await option(page, exam.rightAnswers[9]!).check()

  await test.step('the dialog names it; Escape gives the focus back', async () => {
    await end(page).click()
    await expect(dialog(page)).toContainText('1 question sans réponse')
    await expect(dialog(page)).toContainText('1 question marquée')
    await page.keyboard.press('Escape')
    await expect(end(page)).toBeFocused()
  })

  await test.step('its number leads to the question, with the focus on its heading', async () => {
    await end(page).click()
    await dialog(page).getByRole('link', { name: 'Question 9' }).first().click()
    await expect(heading(page)).toHaveText('Question 9 sur 10')
    await expect(heading(page)).toBeFocused()
  })

  await test.step('without its mark it is not named; another one does not hold the end up', async () => {
    await choose(option(page, exam.rightAnswers[8]!))
    await page.getByRole('button', { name: 'Retirer la marque' }).click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()
    await end(page).click()
    await expect(dialog(page).getByRole('link')).toHaveText(['10', 'Revenir aux questions'])
    await page.getByRole('button', { name: 'Terminer quand même' }).click()
    await expect(heading(page)).toHaveText('10 bonnes réponses sur 10')
  })
})

test('a double tap on the dialog chooses no option below it', async ({ page, exam }) => {
  await exam.answer(9)
  await openExam(page, exam.question(10))
  await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()
  await end(page).click()
  await dialog(page).getByRole('link', { name: 'Revenir aux questions' }).waitFor()
  await page.evaluate(() => {
    ;[...document.querySelectorAll<HTMLElement>('dialog a')].at(-1)!.click()
    document.querySelector<HTMLElement>('[name=userAnswer]')!.click()
  })

  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Question 10, sans réponse, marquée' })).toBeVisible()
  await choose(page.getByRole('radio').first())
})

/** An option can be chosen again a moment after the dialog has closed. */
const choose = (radio: Locator) =>
  expect(async () => {
    await radio.click({ force: true })
    await expect(radio).toBeChecked({ timeout: 100 })
  }).toPass()

function end(page: Page) {
  return page.getByRole('button', { name: 'Terminer', exact: true })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Terminer cet examen ?' })
}

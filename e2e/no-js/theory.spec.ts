import { findStudied, unfoldNumbers } from '#test/e2e/theory'
import { expect, test } from '#test/e2e/test'

test.use({ signedIn: true })

test('the answer comes by a form, where the question is, and goes again', async ({ page, site }) => {
  const { letter, option, source } = await findStudied(site, 7)
  await page.goto('/theory?q=7')
  await expect(page.getByText('Correct', { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Afficher la réponse' }).click()

  await expect(page).toHaveURL('/theory?q=7&reponse=1#question')
  await expect(page.getByRole('listitem').filter({ hasText: 'Correct' })).toContainText(option)
  await expect(page.getByText(`${letter}. ${option}.`)).toBeInViewport()
  await expect(page.getByText(`Source : ${source}`)).toBeVisible()

  await page.getByRole('button', { name: 'Masquer la réponse' }).click()

  await expect(page).toHaveURL('/theory?q=7#question')
  await expect(page.getByText(`Source : ${source}`)).toBeHidden()
})

test('moving hides the answer again', async ({ page }) => {
  await page.goto('/theory?q=7&reponse=1')

  await page.getByRole('link', { name: 'Question suivante' }).click()

  await expect(page).toHaveURL('/theory?q=8')
  await expect(page.getByRole('button', { name: 'Afficher la réponse' })).toBeVisible()
})

test('the numbers lead to any question', async ({ page }) => {
  await page.goto('/theory')
  await unfoldNumbers(page)

  await page.getByRole('link', { name: 'Question 31', exact: true }).click()

  await expect(page.getByText(/^Question 31 sur/)).toBeVisible()
})

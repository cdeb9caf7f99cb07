import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'
import { unfold } from '#test/e2e/exam'

test('the theory is filtered, left and found again', { tag: '@smoke' }, async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/theory')
  await unfold(page, 'Filtrer les questions')
  await page.getByLabel('Thème').selectOption('Stockage')
  await page.getByLabel('Ce que vous en savez').selectOption('Jamais vues')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page.getByText(/^Question 1 sur \d+$/)).toBeVisible()

  await page.getByRole('link', { name: 'Question suivante' }).click()

  await expect(page.getByText(/^Question 2 sur \d+$/)).toBeVisible()
  await expect(page).toHaveURL(/\/theory\?theme=stockage&state=new&q=\d+$/)
  const title = await page.getByRole('heading', { level: 2 }).first().innerText()
  await page.goto('/dashboard')
  await page.goto('/theory')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title)
})

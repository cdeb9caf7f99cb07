import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/test'
import { addResults, startExam } from '#test/things/exam'

test.use({ viewport: { width: 360, height: 740 } })

test('a result without a right answer is at most 4,000 px long', async ({ page, exam }) => {
  await exam.drawLongest()
  await exam.finish(0)
  await page.goto('/results')

  await expect(page.getByRole('heading', { name: '10 erreurs à revoir' })).toBeVisible()
  expect(await lengthOf(page)).toBeLessThanOrEqual(4000)
})

test('the details of thirty wrong answers are at most 12,000 px long', async ({ page, site, member }) => {
  await addResults(site, member, [7, 7, 7, 7, 7])
  const exam = await startExam(site, member.http, 'official')
  await exam.drawLongest()
  await page.goto(await exam.finish(0))

  await expect(page.getByRole('heading', { name: '30 erreurs à revoir' })).toBeVisible()
  expect(await lengthOf(page)).toBeLessThanOrEqual(12_000)
})

test('a wrong answer unfolds its other option and its reasons', async ({ page, exam }) => {
  await page.goto(await exam.finish(0))
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const options = item.first().getByRole('list').first().getByRole('listitem')
  await expect(options.filter({ visible: true, hasText: /Correct|Votre réponse/ })).toHaveCount(2)
  await expect(item.first().getByText('La règle', { exact: true })).toBeHidden()

  await item.first().getByRole('button', { name: 'Pourquoi ?' }).press('Enter')

  await expect(item.first().getByText('La règle', { exact: true })).toBeVisible()
  for (const option of await options.all()) await expect(option.locator('div')).toBeVisible()
})

test('a right answer is one line, and unfolds its options', async ({ page, exam }) => {
  await page.goto(await exam.finish(7))
  const right = page.getByRole('region', { name: 'Bonnes réponses : 7' })
  await expect(right.getByText('Correct', { exact: true })).toHaveCount(7)
  await expect(right.getByText('Correct', { exact: true }).first()).toBeHidden()

  await right.getByRole('button', { name: /^Juste Question 1,/ }).press('Enter')

  await expect(right.getByText('Correct', { exact: true }).first()).toBeVisible()
  await expect(right.getByText('Votre réponse', { exact: true }).first()).toBeVisible()
})

test('a wrong answer in the list of all leads to its explanation', async ({ page, exam }) => {
  await exam.finish(7)
  await page.goto('/results')
  await page.getByRole('button', { name: 'Afficher les réponses détaillées' }).click()

  await page
    .getByRole('region', { name: 'Toutes les réponses' })
    .getByRole('link', { name: /Question 9,/ })
    .click()

  await expect(linkOf(page, 'Lire la leçon sur ce point', 9)).toBeVisible()
})

for (const [answer, place, n] of [
  ['a wrong answer', 'etudier', 9],
  ['a right answer', 'reponses', 6],
] as const)
  test(`a report about ${answer} leads back to it, unfolded`, async ({ page, exam }) => {
    await exam.finish(7)
    await page.goto(`/results#${place}-${n}`)
    await linkOf(page, 'Signaler cette question', n).click()
    await page.getByLabel('Motif').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click()

    await expect(page).toHaveURL(`/results#${place}-${n}`)
    await expect(page.getByText('Signalement envoyé')).toBeVisible()
    await expect(linkOf(page, 'Signaler cette question', n)).toBeVisible()
    await expect(page.locator(`#${place}-${n}`)).toBeInViewport()
  })

function linkOf(page: Page, label: string, n: number) {
  return page.getByRole('link', { name: new RegExp(`^${label} ?, question ${n}$`) })
}

/** In px. */
function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

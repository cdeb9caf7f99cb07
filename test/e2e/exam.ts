import { expect, type Page } from '@playwright/test'
import type { Letter } from '#modules/exams'
import { attemptIn, findRightAnswers, lettersFor } from '#test/things/exam'
import type { Site } from './worker-site'

/** By the bank's letter, wherever it stands. */
export function option(page: Page, letter: Letter) {
  return page.getByRole('radio').and(page.locator(`[value=${letter}]`))
}

/** By the letter that stands beside it. */
export function optionAt(page: Page, place: Letter) {
  return page.getByRole('radio', { name: new RegExp(`^${place} `) })
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export function clock(page: Page) {
  return page.getByRole('timer')
}

export function saveState(page: Page) {
  return page.locator('form').getByRole('status')
}

export function island(page: Page) {
  return page.locator('app-island[name="exam-runner"]')
}

/** Answers the exam that has just begun in this window, and hands it in: `right` right answers, then wrong ones. */
export async function takeExam(page: Page, site: Site, right: number) {
  const letters = lettersFor(await findRightAnswers(site, attemptIn(page.url())), right)
  for (const [index, letter] of letters.entries()) {
    await expect(heading(page)).toHaveText(`Question ${index + 1} sur ${letters.length}`)
    await option(page, letter).check()
    await page.getByRole('button', { name: index + 1 < letters.length ? 'Suivant' : 'Terminer' }).click()
  }
  await expect(heading(page)).toHaveText(`${right} bonnes réponses sur ${letters.length}`)
}

/** Opens a question, and returns once its script runs. */
export async function openExam(page: Page, address: string) {
  await page.goto(address)
  await openedExam(page)
}

/** Waits until the script of an exam's page runs. */
export async function openedExam(page: Page) {
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  // The keys act as well.
  await expect(page.locator('form[data-ready=true]')).toBeAttached()
}

/** The island's script arrives only when the returned function is called. */
export async function holdBackScript(page: Page) {
  let letIn = () => {}
  const gate = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/assets\/(?!entry\.client).*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return () => letIn()
}

/** As when the user comes back to the tab. */
export async function seeAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The numbers of the theory; on a desk they are unfolded already. */
export async function unfold(page: Page, name: 'Aller à une question' | 'Filtrer les questions') {
  const fold = page.getByRole('button', { name })
  if (await fold.isVisible()) await fold.click()
}

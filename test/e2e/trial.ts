import type { Page } from '@playwright/test'
import { option } from './exam'

/** Begins a trial on its first page and answers so many of its questions, all by the letter A of the bank. */
export async function tryQuestions(page: Page, count: number) {
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let number = 1; number <= count; number += 1) {
    if (number > 1) await page.getByRole('link', { name: 'Question suivante' }).click()
    await option(page, 'A').check()
    await page.getByRole('button', { name: 'Répondre' }).click()
  }
}

import { expect, type Page } from '@playwright/test'
import type { Exam } from '#test/things/exam'

/** The notification area; it leaves the page with its message. */
export function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Abandons the exam, which shows a message that goes by itself. */
export async function abandon(page: Page, exam: Exam) {
  await page.goto(`/quiz/${exam.id}/abandon`)
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect(toast(page).getByText('Examen abandonné')).toBeVisible()
}

/** A message that stays: the official exam is locked. */
export async function openFailure(page: Page) {
  await page.goto('/quiz?type=official')
  await expect(toast(page).getByText('Examen verrouillé')).toBeVisible()
}

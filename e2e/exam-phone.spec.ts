import type { Locator } from '@playwright/test'
import { clock, openExam, optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test.use({ viewport: { width: 360, height: 740 } })

test("the exam's bar stands on the bottom edge at every question", async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  const button = page.getByRole('button', { name: 'Suivant' })
  const places = new Set<number>()
  for (let n = 1; n <= 5; n++) {
    await optionAt(page, 'A').check()
    places.add(await bottomOf(button))
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${n + 1} sur 10`)
  }

  expect(places.size).toBe(1)
  expect(await bottomOf(button.locator('..'))).toBe(740)
})

test("the exam's clock stays in sight while one scrolls", async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await expect(clock(page)).toBeInViewport({ ratio: 1 })
})

const bottomOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))

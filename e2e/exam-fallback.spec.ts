import type { Page } from '@playwright/test'
import { heading, island, openExam, option } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

const ISLAND_SCRIPTS = /\/assets\/(?!entry\.client)[^/]+\.js$/

test('an exam question can be answered before its script has loaded', async ({ page, exam }) => {
  // These requests are never answered; the page must not wait for them.
  await page.route(ISLAND_SCRIPTS, () => {})
  await page.goto(exam.question(1))

  await expectFormWorks(page)
})

type Failure = { complaint: RegExp; arrange: (page: Page) => Promise<unknown> }

const failures: Record<string, Failure> = {
  'the script of the exam does not arrive': {
    complaint: /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically/,
    arrange: (page) => page.route(ISLAND_SCRIPTS, (route) => route.abort()),
  },
  'the runner throws': {
    complaint: /no timers today/,
    arrange: (page) =>
      page.addInitScript(() => {
        window.setInterval = () => {
          throw new Error('no timers today')
        }
      }),
  },
}

for (const [what, { complaint, arrange }] of Object.entries(failures)) {
  test(`an exam keeps the server's form and its end when ${what}`, async ({ page, complaints, exam }) => {
    complaints.expect(complaint)
    await arrange(page)
    await page.goto(exam.question(1))

    await expect(island(page)).toHaveAttribute('data-state', 'failed')
    await expect(page.getByText(/^Fin à \d{1,2}\s?h\s?\d\d$/)).toBeVisible()
    await expectFormWorks(page)
  })
}

test('a question on which the script throws comes by the server', async ({ page, complaints, exam }) => {
  complaints.expect(/moved by a translator/)
  await openExam(page, exam.question(1))
  await option(page, 'A').check()
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('moved by a translator')
    }
  })
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(heading(page)).toHaveText('Question 2 sur 10')
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  await option(page, 'B').check()
  await expect.poll(() => exam.saved()).toEqual(['A', 'B'])
})

async function expectFormWorks(page: Page) {
  await option(page, 'B').check()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(heading(page)).toHaveText('Question 2 sur 10')
}

import type { Page } from '@playwright/test'
import { clock, type Exam, heading, island, option } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

const ISLAND_SCRIPTS = /\/assets\/(?!entry\.client)[^/]+\.js$/

test('a question can be read and answered before its script has come', async ({ page, exam }) => {
  let awaited = 0
  // Never answered: the page must not wait for it.
  await page.route(ISLAND_SCRIPTS, () => void (awaited += 1))

  await page.goto(exam.question(1))
  await expect.poll(() => awaited).toBeGreaterThan(0)

  await expectFormWorks(page)
})

test('when the script of the exam does not arrive, the form and the clock of the server stay', async ({
  page,
  complaints,
  exam,
}) => {
  complaints.expect(/Failed to load resource: net::ERR_FAILED/)
  complaints.expect(/The island exam-runner could not be loaded/)
  await page.route(ISLAND_SCRIPTS, (route) => route.abort())
  await openFailing(page, exam)

  await expect(clock(page)).toHaveText(/^0(5:00|4:5\d)$/)
  await expectFormWorks(page)
})

test('when the runner throws, the form of the server comes back as it was', async ({
  page,
  complaints,
  exam,
}) => {
  complaints.expect(/no timers today/)
  await page.addInitScript(() => {
    window.setInterval = () => {
      throw new Error('no timers today')
    }
  })
  const document = page.waitForResponse((response) => response.url().includes('/quiz'))
  await openFailing(page, exam)

  const served = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('app-island')?.innerHTML,
    await (await document).text(),
  )
  await expect.poll(() => island(page).innerHTML()).toBe(served)
  await expectFormWorks(page)
})

test('when the data of the runner are corrupt, the form and the clock of the server stay', async ({
  page,
  complaints,
  exam,
}) => {
  complaints.expect(/The island exam-runner could not be loaded/)
  await page.route('**/quiz?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-props="[^"]*"/, 'data-props="{"')
    await route.fulfill({ response, body })
  })
  await openFailing(page, exam)

  await expect(clock(page)).toHaveText(/^0(5:00|4:5\d)$/)
  await expectFormWorks(page)
})

test('when the runner throws on a later question, that question comes from the server', async ({
  page,
  complaints,
  exam,
}) => {
  complaints.expect(/moved by a translator/)
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
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

async function openFailing(page: Page, exam: Exam) {
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'failed')
}

async function expectFormWorks(page: Page) {
  await option(page, 'B').check()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(heading(page)).toHaveText('Question 2 sur 10')
}

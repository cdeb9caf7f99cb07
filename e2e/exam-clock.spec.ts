import type { Page } from '@playwright/test'
import { option, startExam } from './fixtures/exam'
import { expect, test } from './fixtures/test'

const DANGER = { light: 'rgb(169, 35, 28)' }

test('the clock counts down', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  const before = await secondsShown(page)

  await expect.poll(() => secondsShown(page)).toBe(before - 2)
})

test('the clock turns red below 60 seconds', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await site.pass(238)
  await page.goto(exam.question(1))
  await expect(clock(page)).toHaveText('01:00')
  await expect(clock(page)).not.toHaveCSS('color', DANGER.light)

  await expect(clock(page)).toHaveText('00:59')
  await expect(clock(page)).toHaveCSS('color', DANGER.light)
})

test('at zero the exam is handed in with what is marked', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await site.pass(297)
  await page.goto(exam.question(1))
  await option(page, exam.rightAnswers[0]!).check()

  await expect(page).toHaveURL('/results')
  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 bonne réponse sur 10')
})

test.describe("when the clock's script does not arrive", () => {
  test.beforeEach(async ({ page, site, member, complaints }) => {
    complaints.expect(/Failed to load resource: net::ERR_FAILED/)
    complaints.expect(/The island exam-clock could not be loaded/)
    await page.route(/\/assets\/(?!entry\.client).*\.js$/, (route) => route.abort())
    const exam = await startExam(site, member)
    await page.goto(exam.question(1))
    await expect(island(page)).toHaveAttribute('data-state', 'failed')
  })

  test("the server's clock stays", async ({ page }) => {
    await expect(clock(page)).toHaveText(/^0(5:00|4:5\d)$/)
  })

  test('the form goes on', async ({ page }) => {
    await option(page, 'B').check()
    await page.getByRole('button', { name: 'Suivant' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
  })
})

test.describe('when the clock throws', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/no timers today/)
    await page.addInitScript(() => {
      window.setInterval = () => {
        throw new Error('no timers today')
      }
    })
  })

  test("the server's clock comes back as it was", async ({ page, site, member }) => {
    const exam = await startExam(site, member)
    const document = page.waitForResponse((response) => response.url().includes('attempt='))
    await page.goto(exam.question(1))
    await expect(island(page)).toHaveAttribute('data-state', 'failed')

    const served = await (await document).text()
    await expect.poll(() => island(page).innerHTML()).not.toBe('')
    expect(served).toContain(`>${await island(page).innerHTML()}</app-island>`)
  })

  test('the form goes on', async ({ page, site, member }) => {
    const exam = await startExam(site, member)
    await page.goto(exam.question(1))
    await expect(island(page)).toHaveAttribute('data-state', 'failed')

    await option(page, 'B').check()
    await page.getByRole('button', { name: 'Suivant' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
  })
})

test('when the data of the clock are corrupt, the form goes on', async ({
  page,
  site,
  member,
  complaints,
}) => {
  complaints.expect(/The island exam-clock could not be loaded/)
  await page.route('**/quiz?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-props="[^"]*"/, 'data-props="{"')
    await route.fulfill({ response, body })
  })
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'failed')

  await expect(clock(page)).toHaveText(/^0(5:00|4:5\d)$/)
  await option(page, 'B').check()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
})

function island(page: Page) {
  return page.locator('app-island[name="exam-clock"]')
}

function clock(page: Page) {
  return page.getByRole('timer')
}

async function secondsShown(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await clock(page).innerText()).trim().split(':').map(Number)
  return minutes * 60 + seconds
}

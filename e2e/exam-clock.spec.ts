import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { option, startExam } from './fixtures/exam'
import { expect, test } from './fixtures/test'

test('the clock counts down, no faster than time passes', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  const start = { at: Date.now(), shown: await secondsShown(page) }

  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(start.shown - 2)

  const counted = start.shown - (await secondsShown(page))
  expect(counted).toBeLessThanOrEqual((Date.now() - start.at) / 1000 + 1)
})

test('the clock counts from when the page came, however late its script arrives', async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await page.route(/\/assets\/(?!entry\.client).*\.js$/, async (route) => {
    await setTimeout(3000)
    await route.continue()
  })
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')

  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(297)
  expect(await secondsShown(page)).toBeGreaterThan(290)
})

test('the clock turns red below 60 seconds', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await site.pass(228)
  await page.goto(exam.question(1))

  expect(isRed(await colourAt(page, '01:00'))).toBe(false)
  expect(isRed(await colourAt(page, '00:59'))).toBe(true)
})

test('at zero the exam is handed in with what is marked', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await site.pass(295)
  await page.goto(exam.question(1))
  await option(page, exam.rightAnswers[0]!).check()

  await page.waitForURL('/results')

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
    const document = page.waitForResponse((response) => response.url().includes('/quiz'))
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

/** The colour of the clock once it shows these figures, which it does for a second only. */
async function colourAt(page: Page, figures: string): Promise<string> {
  const colour = await page.waitForFunction((shown) => {
    const clock = document.querySelector('[role="timer"]')
    return clock?.textContent === shown && getComputedStyle(clock).color
  }, figures)
  return String(await colour.jsonValue())
}

function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return red > 2 * green && red > 2 * blue
}

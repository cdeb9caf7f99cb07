import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { clock, heading, holdBackScript, island, openExam, option, saveState, seeAgain } from '#test/e2e/exam'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/test'
import { passTime } from '#test/things/exam'

test('the exam clock starts when the page arrives, however late its script', async ({ page, exam }) => {
  const letIn = await holdBackScript(page)
  await page.goto(exam.question(1))
  await delay(2000)
  letIn()
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')

  await expect.poll(() => secondsShown(page)).toBeLessThanOrEqual(298)
  expect(await secondsShown(page)).toBeGreaterThan(200)
})

test('the exam clock announces the last minute to screen readers, in red', async ({ page, exam }) => {
  await page.clock.install({ time: 0 })
  await openExam(page, exam.question(1))
  await page.clock.pauseAt(60_000)
  const announced = page.getByRole('status').filter({ hasText: 'Temps restant' })

  await page.clock.runFor(((await secondsShown(page)) - 61) * 1000)
  await expect(clock(page)).toHaveText('01:01')
  await expect(announced).toHaveCount(0)

  await page.clock.runFor(1000)
  await expect(clock(page)).toHaveText('01:00')
  await expect(announced).toHaveText(/^Temps restant\s: 1 minute\.$/)
  expect(await isRed(clock(page))).toBe(false)

  await page.clock.runFor(1000)
  await expect(clock(page)).toHaveText('00:59')
  expect(await isRed(clock(page))).toBe(true)
})

test('the exam clock at zero hands in once online', async ({ page, context, site, complaints, exam }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await exam.answer(3)
  await page.clock.install()
  await openExam(page, exam.question(4))
  await context.setOffline(true)
  await passUntil(page, site, 1)

  await expect(clock(page)).toHaveText('00:00')
  await expect(saveState(page)).toHaveText(/^Hors ligne/)
  await context.setOffline(false)

  await page.waitForURL('/results')
  await expect(heading(page)).toHaveText('3 bonnes réponses sur 10')
})

test('the exam clock is right after sleep, and ends the exam', async ({ page, site, complaints, exam }) => {
  complaints.expect(/409/)
  await exam.answer(2)
  await openExam(page, exam.question(3))

  await passTime(site, 200)
  await seeAgain(page)
  await expect(clock(page)).toHaveText(/^0(1:40|1:[0-3]\d|0:\d\d)$/)

  await passTime(site, 200)
  await seeAgain(page)
  await page.waitForURL('/results')
  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
})

test('the exam clock gains no time by a slow reply', async ({ page, exam }) => {
  await page.clock.install()
  await openExam(page, exam.question(1))
  const before = await secondsShown(page)
  await page.route('**/answers', async (route) => {
    const response = await route.fetch()
    await page.clock.fastForward(3000)
    await route.fulfill({ response })
  })

  await option(page, 'A').check()
  await expect(saveState(page)).toHaveText(/^Réponse [ABC] enregistrée$/)

  expect(await secondsShown(page)).toBeLessThanOrEqual(before - 3)
})

/** Lets time pass at once, on the server and in the browser, until this many seconds are left. */
async function passUntil(page: Page, site: Site, seconds: number) {
  const passed = (await secondsShown(page)) - seconds
  await passTime(site, passed)
  await page.clock.fastForward(passed * 1000)
}

async function secondsShown(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await clock(page).innerText()).trim().split(':').map(Number)
  return minutes * 60 + seconds
}

async function isRed(locator: Locator): Promise<boolean> {
  const colour = await locator.evaluate((element) => getComputedStyle(element).color)
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return red > 2 * green && red > 2 * blue
}

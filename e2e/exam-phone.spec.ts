import type { Page } from '@playwright/test'
import { clock, heading, openExam, optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

const PORTRAIT = { width: 360, height: 740 }
const LANDSCAPE = { width: 740, height: 360 }

test.use({ viewport: PORTRAIT })

test("the exam's bar stands on the bottom edge at every question", async ({ page, exam }) => {
  await exam.draw(4)
  await openExam(page, exam.question(1))
  const places = new Set<string>()
  const notePlaces = async () => {
    const bar = await boxOf(page, `form > :has(> [value=previous])`)
    const next = await boxOf(page, '[value=previous] ~ button')
    places.add(JSON.stringify([bar.top, bar.bottom, next.top, next.bottom]))
  }
  for (let n = 1; n <= 10; n++) {
    await expect(heading(page)).toHaveText(`Question ${n} sur 10`)
    await notePlaces()
    await optionAt(page, 'A').check()
    await notePlaces()
    if (n < 10) await page.getByRole('button', { name: 'Suivant' }).click()
  }

  expect([...places]).toHaveLength(1)
  expect(JSON.parse([...places][0]!)[1]).toBe(740)
})

test("the exam's clock and flag stay in sight while one scrolls", async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  await scrollToEnd(page)

  await expect(clock(page)).toBeInViewport({ ratio: 1 })
  await expect(flag(page)).toBeInViewport({ ratio: 1 })
})

test("the exam's flag stands beside the clock, large enough for a thumb", async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  const [time, mark] = [await boxOf(page, '[role=timer]'), await boxOf(page, '[value=mark]')]

  expect(mark.left - time.right).toBeLessThan(16)
  expect(Math.abs(mark.top + mark.bottom - time.top - time.bottom)).toBeLessThanOrEqual(4)
  expect([mark.right - mark.left, mark.bottom - mark.top]).toEqual([44, 44])
})

test('a question that follows a scrolled one is shown from its beginning', async ({ page, exam }) => {
  await exam.draw(2)
  await page.setViewportSize({ width: 320, height: 570 })
  await openExam(page, exam.question(1))
  await optionAt(page, 'A').check()
  await scrollToEnd(page)
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(heading(page)).toHaveText('Question 2 sur 10')
  expect((await boxOf(page, 'legend')).top).toBeGreaterThan((await boxOf(page, 'progress')).bottom)
})

test("a picture takes at most 30 % of a phone's height", async ({ page, exam }) => {
  await exam.draw(1)
  for (const size of [PORTRAIT, { width: 320, height: 570 }, { width: 412, height: 640 }]) {
    await page.setViewportSize(size)
    await openExam(page, exam.question(1))
    const { top, bottom } = await boxOf(page, 'fieldset img')

    expect(bottom - top).toBeLessThanOrEqual(0.3 * size.height)
    expect(bottom - top).toBeGreaterThan(0.25 * size.height)
  }
})

test('a question with a picture fits a phone in portrait', async ({ page, exam }) => {
  await exam.draw(1)
  await openExam(page, exam.question(1))

  expect((await boxOf(page, 'label:last-child')).bottom).toBeLessThanOrEqual(await topOfBar(page))
})

test('a phone in landscape shows the question left, the options right', async ({ page, exam }) => {
  await exam.draw(2)
  await page.setViewportSize(LANDSCAPE)
  await exam.answer(1)
  for (const n of [1, 2]) {
    await openExam(page, exam.question(n))
    const [legend, last] = [await boxOf(page, 'legend'), await boxOf(page, 'label:last-child')]

    expect(legend.top).toBeGreaterThan((await boxOf(page, 'progress')).bottom)
    expect(legend.right).toBeLessThan(last.left)
    expect(last.bottom).toBeLessThanOrEqual(await topOfBar(page))
  }
  const picture = await boxOf(page, 'fieldset img')
  expect(picture.right).toBeLessThan((await boxOf(page, 'label')).left)
})

test('a phone in landscape has the bar at its edge, and nothing under it', async ({ page, exam }) => {
  await page.setViewportSize(LANDSCAPE)
  await openExam(page, exam.question(1))
  expect((await boxOf(page, `form > :has(> [value=previous])`)).bottom).toBe(360)

  await scrollToEnd(page)
  const crumbs = await boxOf(page, 'main > nav')
  expect(crumbs.bottom).toBeLessThanOrEqual(await topOfBar(page))
})

const flag = (page: Page) => page.getByRole('button', { name: 'Marquer pour y revenir' })

async function scrollToEnd(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
}

const topOfBar = async (page: Page) => (await boxOf(page, `form > :has(> [value=previous])`)).top

/** In whole px from the window's corner. */
function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      return {
        top: Math.round(top),
        right: Math.round(right),
        bottom: Math.round(bottom),
        left: Math.round(left),
      }
    })
}

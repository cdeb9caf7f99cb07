import type { Page } from '@playwright/test'
import { heading, openExam, optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(({ complaints }) => complaints.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/))

test('an exam without network shows the drawings of its questions', async ({ page, context, exam }) => {
  const drawing = `**${await exam.draw(3)}`
  const fetched = page.waitForResponse(drawing)
  await openExam(page, exam.question(1))
  await (await fetched).finished()

  await context.setOffline(true)
  await goOn(page)
  await goOn(page)
  await expect(heading(page)).toHaveText('Question 3 sur 10')
  await expectSeen(page)
})

test('a drawing that failed is loaded again with the network', async ({ page, context, exam }) => {
  const drawing = `**${await exam.draw(2)}`
  await page.route(drawing, (route) => route.abort())
  await openExam(page, exam.question(1))
  await goOn(page)
  await expect.poll(() => widthSeen(page)).toBe(0)

  await context.setOffline(true)
  const failedAgain = page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await failedAgain
  await page.unroute(drawing)
  await expectSeen(page)
})

async function goOn(page: Page) {
  await optionAt(page, 'A').check()
  await page.getByRole('button', { name: 'Suivant' }).click()
}

/** Of what the browser could load of the question's drawing; null while it loads. */
const widthSeen = (page: Page) =>
  page
    .getByRole('radiogroup')
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : null))

const expectSeen = (page: Page) => expect.poll(() => widthSeen(page)).toBeGreaterThan(0)

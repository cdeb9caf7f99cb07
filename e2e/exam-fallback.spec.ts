import { clock, island, option, startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test.describe('when the script of the exam does not arrive', () => {
  test.beforeEach(async ({ page, site, member, complaints }) => {
    complaints.expect(/Failed to load resource: net::ERR_FAILED/)
    complaints.expect(/The island exam-runner could not be loaded/)
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

test.describe('when the runner throws', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/no timers today/)
    await page.addInitScript(() => {
      window.setInterval = () => {
        throw new Error('no timers today')
      }
    })
  })

  test("the server's form comes back as it was", async ({ page, site, member }) => {
    const exam = await startExam(site, member)
    const document = page.waitForResponse((response) => response.url().includes('/quiz'))
    await page.goto(exam.question(1))
    await expect(island(page)).toHaveAttribute('data-state', 'failed')

    const served = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('app-island')?.innerHTML,
      await (await document).text(),
    )
    await expect.poll(() => island(page).innerHTML()).toBe(served)
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

test('when its data are corrupt, the form goes on', async ({ page, site, member, complaints }) => {
  complaints.expect(/The island exam-runner could not be loaded/)
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

test('when the runner throws on a later question, that question comes from the server', async ({
  page,
  site,
  member,
  complaints,
}) => {
  complaints.expect(/moved by a translator/)
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  await option(page, 'A').check()
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('moved by a translator')
    }
  })
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  await option(page, 'B').check()
  await expect.poll(() => exam.saved()).toEqual(['A', 'B'])
})

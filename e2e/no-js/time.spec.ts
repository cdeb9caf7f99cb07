import { startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test('the clock shows the time that was left when the page was loaded', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await site.pass(100)
  await page.goto(exam.question(1))

  await expect(page.getByRole('timer')).toHaveText(/^03:(20|1\d)$/)
})

test('once no more answers are taken, the page moves on to the result by itself and says why', async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await exam.answer(3)
  // Answers are taken for 5 s more, so that the browser waits no less than that.
  await site.pass(301)
  await page.goto(exam.question(4))
  await expect(page.getByRole('timer')).toHaveText('00:00')

  await page.waitForURL('/results')

  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 bonnes réponses sur 10')
})

test('where the page would move on to after the deadline leads to the result and says why', async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await exam.answer(3)
  await page.goto(exam.question(4))
  const refresh = await page.locator('noscript meta[http-equiv="refresh"]').getAttribute('content')
  const [, seconds, address] = /^(\d+); url=(.+)$/.exec(refresh ?? '') ?? []

  await site.pass(Number(seconds))
  await page.goto(address ?? '')

  await expect(page).toHaveURL('/results')
  await expect(page.getByRole('status')).toHaveText('Le temps est écoulé.')
})

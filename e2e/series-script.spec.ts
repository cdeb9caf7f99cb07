import { heading, optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { startSeries } from '#test/things/series'

test('a series has no page loads; the focus follows and keys choose by place', async ({ page, member }) => {
  const { question } = await startSeries(member.http)
  await page.goto(question(1))
  const loads: string[] = []
  page.on('framenavigated', () => loads.push(page.url()))
  await page.evaluate(() => Object.assign(window, { isSame: true }))

  // Until its script has come, a key does nothing.
  await expect(async () => {
    await page.keyboard.press('b')
    await expect(page.getByRole('radio').nth(1)).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })).toBeFocused()
  await page.getByRole('link', { name: 'Question suivante' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Question 2 sur 5/)
  await expect(page).toHaveURL(question(2))
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)

  await page.goBack()
  await expect(heading(page)).toHaveText('Question 1 sur 5')
  await expect(page.getByText(/(Bonne|Mauvaise) réponse/)).toBeVisible()
})

test('a series whose script gets no page is sent by the browser', async ({ page, member, complaints }) => {
  complaints.expect(/502/)
  const { question } = await startSeries(member.http)
  await page.goto(question(1))
  await page.route(question(1), (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 502 }) : route.continue(),
  )
  await optionAt(page, 'A').check()
  await page.getByRole('button', { name: 'Répondre' }).click()
  await expect(page.getByText(/(Bonne|Mauvaise) réponse/)).toBeVisible()
})

test('an empty answer of a series is asked for without a network too', async ({ page, member, context }) => {
  const { question } = await startSeries(member.http)
  await page.goto(question(1))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Répondre' }).click()
  const group = page.getByRole('radiogroup')
  await expect(group).toBeFocused()
  await expect(group).toHaveAccessibleDescription('Choisissez une réponse avant de continuer.')
  await context.setOffline(false)
  await optionAt(page, 'A').check()
  await page.getByRole('button', { name: 'Répondre' }).click()

  await expect(page.getByText(/(Bonne|Mauvaise) réponse/)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { tabTo } from '#test/e2e/focus'
import { findStudied } from '#test/e2e/theory'
import { expect, test } from '#test/e2e/window'

test.use({ signedIn: true })

test("'Afficher la réponse' shows it in place, without a request, and hides it again", async ({
  page,
  site,
}) => {
  const { letter, option, source } = await findStudied(site, 7)
  await page.goto('/theory?q=7')
  const show = page.getByRole('button', { name: 'Afficher la réponse' })
  await expect(page.getByText('Correct', { exact: true })).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await show.click()

  const hide = page.getByRole('button', { name: 'Masquer la réponse' })
  const marked = page.getByRole('listitem').filter({ hasText: 'Correct' })
  await expect(marked).toContainText(option)
  await expect(page.getByText(`${letter}. ${option}.`)).toBeVisible()
  await expect(page.getByText(`Source : ${source}`)).toBeVisible()
  expect(await distinctBackgrounds(page)).toBe(2)

  await hide.click()

  await expect(show).toBeVisible()
  await expect(page.getByText(`Source : ${source}`)).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  expect(requests).toEqual([])
})

test('the numbers lead to any question and mark the current one', async ({ page }) => {
  await page.goto('/theory?q=7')

  await page.getByRole('link', { name: 'Question 31', exact: true }).click()

  await expect(page.getByText(/^Question 31 sur/)).toBeVisible()
  const numbers = page.getByRole('navigation', { name: 'Aller à une question' })
  await expect(numbers.locator('[aria-current]')).toHaveText('31')
})

test('the numbers stand in ten columns of at least 35 by 36 px, in five on a phone', async ({ page }) => {
  await page.goto('/theory')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await boxesOf(page)
    expect(columns(boxes)).toBe(10)
    expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(36)
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(35)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Aller à une question' }).click()
  expect(columns(await boxesOf(page))).toBe(5)
})

test('by keyboard alone: show, hide, go on', async ({ page }) => {
  await page.goto('/theory?q=7')
  const button = page.getByRole('button', { name: /la réponse$/ })

  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Masquer la réponse')
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button).toHaveText('Afficher la réponse')

  await tabTo(page, page.getByRole('link', { name: 'Question suivante' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/theory?q=8')
  await expect(button).toHaveText('Afficher la réponse')
})

test('the menu leads here, and says so', async ({ page }) => {
  await page.goto('/exam-selection')

  await page.getByRole('banner').getByRole('link', { name: 'Théorie' }).click()

  await expect(page).toHaveTitle('Théorie | Prépa LTS')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Théorie' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('print shows the question and the answer that is shown, and nothing to click', async ({ page }) => {
  await page.goto('/theory?q=7')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Source/)).toBeVisible()
  await expect(page.locator('a, button, summary').filter({ visible: true })).toHaveCount(0)
})

type Box = { left: number; width: number; height: number }

function boxesOf(page: Page): Promise<Box[]> {
  const numbers = page.getByRole('navigation', { name: 'Aller à une question' }).getByRole('link')
  return numbers.evaluateAll((links) =>
    links
      .map((link) => link.getBoundingClientRect())
      .map(({ left, width, height }) => ({ left, width, height })),
  )
}

function columns(boxes: readonly Box[]): number {
  return new Set(boxes.map(({ left }) => Math.round(left))).size
}

/** How many different backgrounds the three options have. */
function distinctBackgrounds(page: Page): Promise<number> {
  return page
    .locator('article li')
    .evaluateAll((options) => new Set(options.map((option) => getComputedStyle(option).backgroundColor)).size)
}

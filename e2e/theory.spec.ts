import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/window'

test.use({ signedIn: true })

test("'Afficher la réponse' shows and hides it without a request", async ({ page }) => {
  await page.goto('/theory?q=7')
  const show = page.getByRole('button', { name: 'Afficher la réponse' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Correct', { exact: true })).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await show.click()

  const hide = page.getByRole('button', { name: 'Masquer la réponse' })
  await expect(hide).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Source\s: /)).toBeVisible()
  expect(await distinctBackgrounds(page)).toBe(2)

  await hide.click()

  await expect(show).toBeVisible()
  await expect(page.getByText(/^Source\s: /)).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  expect(requests).toEqual([])
})

test('the numbers of the theory have ten columns, and five on a phone', async ({ page }) => {
  await page.goto('/theory')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const grid = await gridOf(page)
    expect(grid.columns).toBe(10)
    expect(grid.height).toBeGreaterThanOrEqual(36)
    expect(grid.width).toBeGreaterThanOrEqual(35)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Aller à une question' }).click()
  expect((await gridOf(page)).columns).toBe(5)
})

/** How the numbers are laid out: their columns, and the smallest height and width. */
async function gridOf(page: Page) {
  const numbers = page.getByRole('navigation', { name: 'Aller à une question' }).getByRole('link')
  const boxes = await numbers.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  )
  return {
    columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
    height: Math.min(...boxes.map(({ height }) => height)),
    width: Math.min(...boxes.map(({ width }) => width)),
  }
}

/** How many different backgrounds the three options have. */
function distinctBackgrounds(page: Page): Promise<number> {
  return page
    .locator('article li')
    .evaluateAll((options) => new Set(options.map((option) => getComputedStyle(option).backgroundColor)).size)
}

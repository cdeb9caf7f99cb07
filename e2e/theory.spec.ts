import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/window'

test.use({ signedIn: true })

test("'Afficher la réponse' shows and hides it without a request", async ({ page }) => {
  await page.goto('/theory?q=7')
  const show = page.getByRole('button', { name: 'Afficher la réponse' })
  await expect(page.getByText('Correct', { exact: true })).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await show.click()

  const hide = page.getByRole('button', { name: 'Masquer la réponse' })
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Source\s: /)).toBeVisible()
  await expect(optionAt(page, 'A')).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(2)

  await hide.click()

  await expect(show).toBeVisible()
  await expect(page.getByText(/^Source\s: /)).toBeHidden()
  expect(await distinctBackgrounds(page)).toBe(1)
  await expect(optionAt(page, 'A')).toBeVisible()
  expect(requests).toEqual([])
})

test('a tap on an option of the theory answers it, in view on a phone', async ({ page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 320, height: 570 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/theory?q=7')
    await optionAt(page, 'B').click()

    await expect(verdict(page)).toBeFocused()
    for (const words of [/^(Oui|La bonne réponse)\s: [ABC], «/, /^À retenir/])
      await expect(page.getByText(words)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Question suivante' })).toBeInViewport({ ratio: 1 })
  }
})

test('a letter answers a question of the theory, but not while one types', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/theory?q=8')
  await page.getByLabel('Mots de la question').pressSequentially('abc')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Masquer la réponse' }).click()
  await expect(page).toHaveURL('/theory?q=8')

  await page.keyboard.press('b')
  await expect(verdict(page)).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Votre réponse' })).toHaveText(/^B/)
})

const verdict = (page: Page) => page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })

/** By the letter that stands on it. */
const optionAt = (page: Page, letter: string) => page.getByRole('button', { name: new RegExp(`^${letter} `) })

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

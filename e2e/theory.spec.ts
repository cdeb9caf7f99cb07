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
  expect(await distinctLooks(page)).toBe(1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await show.click()

  const hide = page.getByRole('button', { name: 'Masquer la réponse' })
  const marked = page.getByRole('listitem').filter({ hasText: 'Correct' })
  await expect(marked).toContainText(option)
  await expect(page.getByText(`${letter}. ${option}.`)).toBeVisible()
  await expect(page.getByText(`Source : ${source}`)).toBeVisible()
  expect(await distinctLooks(page)).toBe(2)

  await hide.click()

  await expect(show).toBeVisible()
  await expect(page.getByText(`Source : ${source}`)).toBeHidden()
  expect(await distinctLooks(page)).toBe(1)
  expect(requests).toEqual([])
})

test('moving hides the answer again', async ({ page }) => {
  await page.goto('/theory?q=7')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()

  await page.getByRole('link', { name: 'Question suivante' }).click()

  await expect(page).toHaveURL('/theory?q=8')
  await expect(page.getByRole('button', { name: 'Afficher la réponse' })).toBeVisible()
  await page.getByRole('link', { name: 'Question précédente' }).click()
  await expect(page).toHaveURL('/theory?q=7')
  await expect(page.getByRole('button', { name: 'Afficher la réponse' })).toBeVisible()
})

test('the first question has none before it, the last none after it', async ({ page, site }) => {
  const { total } = await findStudied(site, 1)

  await page.goto('/theory')
  await expect(page.getByRole('link', { name: 'Question précédente' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Question suivante' })).toBeEnabled()

  await page.goto(`/theory?q=${total}`)
  await expect(page.getByText(`Question ${total} sur ${total}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Question suivante' })).toBeDisabled()
})

test('the numbers lead to any question and mark the one that is shown', async ({ page }) => {
  await page.goto('/theory?q=7')

  await page.getByRole('link', { name: 'Question 31', exact: true }).click()

  await expect(page.getByText(/^Question 31 sur/)).toBeVisible()
  const numbers = page.getByRole('navigation', { name: 'Aller à une question' })
  await expect(numbers.locator('[aria-current]')).toHaveText('31')
})

test('the numbers stand in ten columns, in five on a small screen', async ({ page }) => {
  await page.goto('/theory')
  expect(await columns(page)).toBe(10)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Aller à une question' }).click()
  expect(await columns(page)).toBe(5)
})

for (const width of [1024, 1280]) {
  test(`each number is 36 px high and 35 px wide at the least at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/theory')

    const sizes = await cells(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    )

    expect(Math.min(...sizes.map((size) => size.height))).toBeGreaterThanOrEqual(36)
    expect(Math.min(...sizes.map((size) => size.width))).toBeGreaterThanOrEqual(35)
  })
}

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

test('on paper stand the question and the answer that is shown, and nothing to click', async ({ page }) => {
  await page.goto('/theory?q=7')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Source/)).toBeVisible()
  await expect(page.locator('a, button, summary').filter({ visible: true })).toHaveCount(0)
})

function cells(page: Page) {
  return page.getByRole('navigation', { name: 'Aller à une question' }).getByRole('link')
}

async function columns(page: Page): Promise<number> {
  const left = await cells(page).evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().left)),
  )
  return new Set(left).size
}

/** How many looks the three options have between them. */
function distinctLooks(page: Page): Promise<number> {
  return page
    .locator('article li')
    .evaluateAll((options) => new Set(options.map((option) => getComputedStyle(option).backgroundColor)).size)
}

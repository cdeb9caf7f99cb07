import type { Page } from '@playwright/test'
import { walk } from './fixtures/focus'
import { pages } from './fixtures/pages'
import { expect, test } from './fixtures/window'

const WIDTHS = [320, 360, 480, 640, 768, 1024, 1280]

for (const [name, open] of Object.entries(pages)) {
  test(`${name} never scrolls sideways`, async ({ page, site }) => {
    await open(page, site)
    const tooWide = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const excess = await sidewaysExcess(page)
      if (excess > 0) tooWide.push(`at ${width} px by ${excess} px`)
    }

    expect(tooWide).toEqual([])
  })

  test(`one always sees where the focus is on ${name}`, async ({ page, site }) => {
    await open(page, site)

    const stops = await walk(page)

    expect(stops.length).toBeGreaterThan(3)
    expect(stops.filter((stop) => stop.outline === 0)).toEqual([])
  })

  test(`${name} has one h1, and says that it is in French`, async ({ page, site }) => {
    await open(page, site)

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  })
}

test('the only English page says that its content is English', async ({ page }) => {
  await page.goto('/nulle-part')

  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
})

function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

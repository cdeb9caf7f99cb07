import type { Page } from '@playwright/test'
import { axeInBothSchemes } from '#test/e2e/axe'
import { walk } from '#test/e2e/focus'
import { htmlFaults } from '#test/e2e/html'
import { test as looking } from '#test/e2e/look'
import { pages } from '#test/e2e/pages'
import { expect, test } from '#test/e2e/window'

const WIDTHS = [320, 360, 480, 640, 768, 1024, 1280]

for (const name of Object.keys(pages)) {
  looking.describe(() => {
    // One after the other, in one window: see `look`. The last one leaves its marks on the page.
    looking.describe.configure({ mode: 'default' })

    looking(`the HTML of ${name} is valid`, async ({ look }) => {
      const html = await look(name)

      expect(await htmlFaults(html)).toEqual([])
      expect(html).toContain('</html>')
    })

    looking(`${name} has one h1, and says that it is in French`, async ({ page, look }) => {
      await look(name)

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
    })

    looking(`axe finds no fault on ${name}, in light and in dark`, async ({ page, look }) => {
      await look(name)

      expect(await axeInBothSchemes(page)).toEqual({ light: [], dark: [] })
    })

    looking(`${name} never scrolls sideways`, async ({ page, look }) => {
      await look(name)
      const tooWide = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 })
        const excess = await sidewaysExcess(page)
        if (excess > 0) tooWide.push(`at ${width} px by ${excess} px`)
      }

      expect(tooWide).toEqual([])
    })

    looking(`${name} never scrolls sideways with letters twice as large`, async ({ page, look }) => {
      await look(name)
      await page.setViewportSize({ width: 360, height: 740 })
      const excess = await withDoubledLetters(page, () => sidewaysExcess(page))

      expect(excess).toBe(0)
    })

    looking(`one always sees where the focus is on ${name}`, async ({ page, look }) => {
      await look(name)

      const stops = await walk(page)

      expect(stops.length).toBeGreaterThan(3)
      expect(stops.filter((stop) => stop.outline === 0)).toEqual([])
    })
  })
}

test('the only English page says that its content is English', async ({ page }) => {
  await page.goto('/nulle-part')

  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
})

function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** As somebody has it who has set the letters of their browser twice as large. */
async function withDoubledLetters<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      if (!fontSize) document.documentElement.removeAttribute('style')
    }, size)
  await setSize('200%')
  const result = await look()
  await setSize('')
  return result
}

import type { Page } from '@playwright/test'
import { axeFaults } from '#test/e2e/axe'
import { walk } from '#test/e2e/focus'
import { htmlFaults } from '#test/e2e/html'
import { openNamed, pages } from '#test/e2e/pages'
import { expect, test } from '#test/e2e/window'

/** The narrowest phone, the usual one and a desk; `npm run test:all` takes all that lies between. */
const WIDTHS = [320, 360, 1280]
const ALL_WIDTHS = [320, 360, 480, 640, 768, 1024, 1280]

const soft = expect.configure({ soft: true })

for (const name of Object.keys(pages)) {
  test(`${name}: valid HTML, one h1, no fault of axe, no sideways scroll, focus in sight`, async ({
    page,
    site,
  }) => {
    const html = await openNamed(name, page, site)

    soft(await htmlFaults(html), 'faults of the HTML').toEqual([])
    soft(html, 'a whole document').toContain('</html>')
    await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await soft(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
    soft(await axeFaults(page, 'light'), 'faults that axe finds').toEqual([])
    soft(await widthsWithSidewaysScroll(page, WIDTHS), 'widths that scroll sideways').toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await withDoubledLetters(page, () =>
      soft.poll(() => scrollsSideways(page), 'sideways scroll at a font size of 200 %').toBe(false),
    )

    const stops = await walk(page)
    soft(stops.length, 'stops of Tab').toBeGreaterThan(3)
    expect
      .soft(
        stops.filter((stop) => stop.outline === 0),
        'stops without an outline',
      )
      .toEqual([])
  })

  test(`${name}, in dark and at every width`, { tag: '@all' }, async ({ page, site }) => {
    await openNamed(name, page, site)

    soft(await axeFaults(page, 'dark'), 'faults that axe finds in dark').toEqual([])
    soft(await widthsWithSidewaysScroll(page, ALL_WIDTHS), 'widths that scroll').toEqual([])
  })
}

test('the only English page says that its content is English', async ({ page }) => {
  await page.goto('/nulle-part')

  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
})

async function widthsWithSidewaysScroll(page: Page, widths: readonly number[]) {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    if (await scrollsSideways(page)) found.push(width)
  }
  return found
}

/** As in a browser whose font size is set to 200 %. */
async function withDoubledLetters(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await look()
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
}

function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

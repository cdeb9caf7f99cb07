import type { Page } from '@playwright/test'
import { axeFaults } from '#test/e2e/axe'
import { walk } from '#test/e2e/focus'
import { plainInForcedColors } from '#test/e2e/forced-colors'
import { htmlFaults } from '#test/e2e/html'
import { loadOf, withoutCache } from '#test/e2e/network'
import { examPages, FURTHER_STATES, LAYOUTS, names, openNamed } from '#test/e2e/pages'
import { lowTargets } from '#test/e2e/targets'
import { expect, test } from '#test/e2e/window'
import { COST, costOf, limitsOf, overruns } from './budgets'

/** Set by `npm run test:all`. */
const ALL = process.env.TEST_ALL === '1'

/** The narrowest phone, the usual one and a desk. */
const WIDTHS = [320, 360, 1280]
const ALL_WIDTHS = [320, 360, 480, 640, 768, 1024, 1280]

const soft = expect.configure({ soft: true })

for (const name of names) {
  const isLookedAtClosely = ALL && !FURTHER_STATES.includes(name)
  const tag = LAYOUTS.includes(name) ? '@smoke' : []
  test(
    `page ${name}: valid, accessible at all widths, within its budget`,
    { tag },
    async ({ page, site }, { annotations }) => {
      let html = ''
      const first = await withoutCache(page, () =>
        loadOf(page, async () => {
          html = await openNamed(name, page, site)
        }),
      )

      soft(await htmlFaults(html), 'faults of the HTML').toEqual([])
      soft(html, 'a whole document').toContain('</html>')
      await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await soft(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
      soft(await axeFaults(page, 'light'), 'faults that axe finds').toEqual([])
      if (isLookedAtClosely) soft(await axeFaults(page, 'dark'), 'faults that axe finds in dark').toEqual([])
      for (const width of isLookedAtClosely ? ALL_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 740 })
        soft(await scrollsSideways(page), `sideways scroll at ${width} px`).toBe(false)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await withTouch(page, async () => soft(await lowTargets(page), 'targets below 44 px').toEqual([]))
      if (isLookedAtClosely)
        soft(await axeFaults(page, 'light'), 'faults that axe finds at 360 px').toEqual([])
      if (isLookedAtClosely)
        soft(await plainInForcedColors(page), 'nothing but a background in forced colours').toEqual([])
      await withDoubledLetters(page, () =>
        soft.poll(() => scrollsSideways(page), 'sideways scroll at a font size of 200 %').toBe(false),
      )
      await withSpacedText(page, () =>
        soft.poll(() => scrollsSideways(page), 'sideways scroll with more space between letters').toBe(false),
      )
      // A window of 1280 × 1024 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      const stops = await walk(page)
      soft(stops.length, 'stops of Tab').toBeGreaterThan(3)
      const unmarked = stops.filter(({ outline }) => outline === 0)
      soft(unmarked, 'stops without an outline').toEqual([])
      const hidden = stops.filter(({ isSeen }) => !isSeen)
      soft(hidden, 'stops that are out of sight at 320 × 256 px').toEqual([])

      const { url, id } = first[0]!
      const second = await loadOf(page, () => page.goto(url))
      const cost = costOf(first, second, await site.statementsOf(id))
      const hasIsland = name in examPages
      annotations.push({ type: COST, description: JSON.stringify(cost) })
      soft(overruns(cost, limitsOf({ path: new URL(url).pathname, hasIsland }))).toEqual([])
      const texts = first.filter(({ type }) => ['document', 'stylesheet', 'script'].includes(type))
      soft(
        texts.filter(({ encoding }) => !encoding),
        'not compressed',
      ).toEqual([])
      const [entry, ...islands] = first.filter(({ type }) => type === 'script')
      soft(entry?.url).toMatch(/\/assets\/entry\.client-/)
      soft(islands.length > 0, 'has the script of an island').toBe(hasIsland)
    },
  )
}

test('the only English page says that its content is English', async ({ page }) => {
  await page.goto('/nulle-part')

  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
})

/** As on a screen that a finger points at. */
async function withTouch(page: Page, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  try {
    await look()
  } finally {
    await browser.detach()
  }
}

/** As in a browser whose font size is set to 200 %. */
async function withDoubledLetters(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await look()
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
}

/** As a reader sets it who needs space: the values of WCAG's criterion 1.4.12. */
async function withSpacedText(page: Page, look: () => Promise<void>) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
  await look()
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}

function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

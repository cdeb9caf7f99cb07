import type { Page } from '@playwright/test'
import { axeFaults, htmlFaults, lowTargets, plainInForcedColors } from '#test/e2e/faults'
import { walk } from '#test/e2e/focus'
import { textFaults } from '#test/e2e/large-text'
import { scrollsSideways, withDoubledLetters, withSpacedText, withTouch } from '#test/e2e/looks'
import { type Loaded, loadOf, withoutCache } from '#test/e2e/network'
import { panelPages } from '#test/pages/panel'
import { examPages, FURTHER_STATES, LAYOUTS, names, openNamed } from '#test/pages/all'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'
import { comesLater, COST, type Cost, costOf, limitsOf, overruns } from './budgets'

/** The parts whose scripts are loaded on pages that have one: see `app/behaviours/scripts.ts`. */
const NEEDING_SCRIPTS = ['checks', 'copy', 'keep', 'listen', 'print', 'toast', 'turning']

async function listParts(page: Page): Promise<string[]> {
  const counts = await Promise.all(NEEDING_SCRIPTS.map((part) => page.locator(`[data-${part}]`).count()))
  return NEEDING_SCRIPTS.filter((_part, index) => counts[index]! > 0)
}

/** Set by `npm run test:all`. */
const ALL = process.env.TEST_ALL === '1'

const soft = expect.configure({ soft: true })

/** Each page is valid, accessible and within its budget. */
for (const name of names) {
  const tag = LAYOUTS.includes(name) ? '@smoke' : []
  test(`page ${name}`, { tag }, async ({ page, site }, { annotations }) => {
    let html = ''
    const loaded = await withoutCache(page, () =>
      loadOf(page, async () => {
        html = await openNamed(name, page, site)
      }),
    )
    await expectSound(page, html)
    await expectLegibleInLargeLetters(page, { isOfPanel: name in panelPages })
    if (ALL && !FURTHER_STATES.includes(name)) await expectSoundInEveryLook(page)
    if (ALL) await expectUsableByAll(page)
    const cost = await expectWithinBudget(page, site, loaded, { hasIsland: name in examPages })
    annotations.push({ type: COST, description: JSON.stringify(cost) })
  })
}

test('the only English page says that its content is English', async ({ page }) => {
  await page.goto('/nulle-part')

  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
})

/** The widths are those of the narrowest phone, a desk and the usual phone. */
async function expectSound(page: Page, html: string) {
  soft(await htmlFaults(html), 'faults of the HTML').toEqual([])
  soft(html, 'a whole document').toContain('</html>')
  await soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await soft(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  await expectNoSidewaysScroll(page, [320, 1280, 360])
  soft(await axeFaults(page, 'light'), 'faults that axe finds at 360 px').toEqual([])
  await withTouch(page, async () => soft(await lowTargets(page), 'targets below 44 px').toEqual([]))
}

/** On the narrowest phone at a font size of 200 %; the panel is made for a desk, and may break words. */
async function expectLegibleInLargeLetters(page: Page, { isOfPanel }: { isOfPanel: boolean }) {
  await page.setViewportSize({ width: 320, height: 740 })
  await withDoubledLetters(page, async () => {
    soft(await scrollsSideways(page), 'sideways scroll at 320 px and 200 %').toBe(false)
    const faults = await textFaults(page)
    const shown = isOfPanel ? faults.filter((fault) => !fault.startsWith('broken')) : faults
    soft(shown, 'text that is cut, broken or covered at 320 px and 200 %').toEqual([])
  })
}

/** In forced colours, at the widths between, on a desk and in dark. */
async function expectSoundInEveryLook(page: Page) {
  soft(await plainInForcedColors(page), 'nothing but a background in forced colours').toEqual([])
  await expectNoSidewaysScroll(page, [480, 640, 768, 1024, 1280])
  soft(await axeFaults(page, 'light'), 'faults that axe finds on a desk').toEqual([])
  soft(await axeFaults(page, 'dark'), 'faults that axe finds in dark').toEqual([])
}

/** With large or spaced letters, and by keyboard in a small window. */
async function expectUsableByAll(page: Page) {
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
}

async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    soft(await scrollsSideways(page), `sideways scroll at ${width} px`).toBe(false)
  }
}

/** Of the first visit, which loaded these, and of a second one. */
async function expectWithinBudget(
  page: Page,
  site: Site,
  first: readonly Loaded[],
  { hasIsland }: { hasIsland: boolean },
): Promise<Cost> {
  const { url, id } = first[0]!
  const parts = await listParts(page)
  const known = new Set(first.map((one) => one.id))
  let second = await loadOf(page, () => page.goto(url))
  // A message is shown once, and a bank may be empty for one visit: this is then another page.
  if ((await listParts(page)).join() !== parts.join()) {
    for (const one of second) known.add(one.id)
    second = await loadOf(page, () => page.goto(url))
  }
  const again = second.filter((one) => !known.has(one.id))
  const cost = costOf(first, again, await site.statementsOf(id))
  soft(overruns(cost, limitsOf({ path: new URL(url).pathname, hasIsland }))).toEqual([])
  const texts = first.filter(({ type }) => ['document', 'stylesheet', 'script'].includes(type))
  soft(
    texts.filter(({ encoding }) => !encoding),
    'not compressed',
  ).toEqual([])
  const [entry, ...more] = first.filter((one) => one.type === 'script' && !comesLater(one))
  soft(entry?.url).toMatch(/\/assets\/entry\.client-/)
  soft(more.length > 0, 'has a script beside the entry').toBe(hasIsland || parts.length > 0)
  return cost
}

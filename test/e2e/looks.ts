import type { Page } from '@playwright/test'

/** As on a screen that a finger points at. */
export async function withTouch(page: Page, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  try {
    await look()
  } finally {
    await browser.detach()
  }
}

/** As in a browser whose font size is set to 200 %. */
export const withDoubledLetters = (page: Page, look: () => Promise<void>) => withLetters(page, 32, look)

/** With letters of this size, where 16 px are usual. */
export async function withLetters(page: Page, size: number, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  const setLetters = (px: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
  await setLetters(size)
  try {
    await look()
  } finally {
    await setLetters(16)
    await browser.detach()
  }
}

/** As a reader sets it who needs space: the values of WCAG's criterion 1.4.12. */
export async function withSpacedText(page: Page, look: () => Promise<void>) {
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

export function scrollsSideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** How far the parts of the page have moved since it began to load, by the browser's own measure. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    // On a busy machine, Chromium sometimes counts the sticky header when a page scrolls.
    const isHeader = (node: Node | null) => node instanceof Element && node.closest('[data-header]') !== null
    const shifts = (observer.takeRecords() as Shift[]).filter(
      ({ sources }) => sources.length === 0 || !sources.every(({ node }) => isHeader(node)),
    )
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

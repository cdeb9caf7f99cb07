import type { CDPSession, Page } from '@playwright/test'
import { startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { openFailure, openInfo, toast } from '#test/e2e/toast'

test.use({ signedIn: true })

for (const [screen, width] of Object.entries({ phone: 360, desk: 1280 })) {
  test(`on a ${screen} the page stands still while a toast comes and goes`, async ({
    page,
    site,
    member,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await openInfo(page, site, member)
    await toast(page).getByRole('button').click()
    await expect(toast(page)).toBeHidden()

    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
}

test('a screen reader has the words come into a live region, once', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await page.goto(`/quiz/${exam.id}/abandon`)
  const browser = await page.context().newCDPSession(page)
  await setPace(browser, 0)

  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
  expect(await heard(browser)).toEqual({ live: ['status, polite'], words: [] })

  await setPace(browser, 1)
  await expect
    .poll(() => heard(browser))
    .toEqual({ live: ['status, polite'], words: ['Examen abandonné', "Rien n'a été enregistré."] })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`without the script, which did not come, a toast goes by itself, motion: ${reducedMotion}`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion })
    complaints.expect(/net::ERR_FAILED/)
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    await openFailure(page)
    await expect(toast(page).getByRole('button')).toBeHidden()

    const browser = await page.context().newCDPSession(page)
    await setPace(browser, 100)

    await expect(toast(page)).toBeHidden()
  })
}

test('a browser that cannot ask for scripts keeps the message at the top', async ({ page }) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => matchMedia(query.includes('scripting') ? 'not all' : query)
  })
  await page.route('**/assets/styles-*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('scripting:enabled', 'scripting:unknown')
    await route.fulfill({ response, body })
  })
  await openFailure(page)

  await expect(toast(page)).toHaveCSS('position', 'static')
  await expect(toast(page).getByRole('button')).toBeHidden()
})

test('nothing moves for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFailure(page)

  await expect(toast(page)).toHaveCSS('animation-duration', '0.001s')
  await expect(toast(page)).toHaveCSS('transition-duration', '0s')
})

test('a toast is not printed', async ({ page }) => {
  await openFailure(page)
  await page.emulateMedia({ media: 'print' })

  await expect(toast(page)).toBeHidden()
})

test('a toast does not come again with Back', async ({ page }) => {
  await openFailure(page)
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Choix de l'examen")
  await expect(toast(page)).toHaveCount(0)
})

test('a toast is not in the page that the browser keeps for Back', async ({ page }) => {
  await openFailure(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

  expect(await toast(page).count()).toBe(0)
})

/** Of all that has moved since the page began to load, also after a click. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    return sum
  })
}

/** How fast animations run: at 0 they wait. */
async function setPace(browser: CDPSession, playbackRate: number) {
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate })
}

/** The live regions of the accessibility tree, and the words of the message wherever it has them. */
async function heard(browser: CDPSession) {
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const seen = nodes.filter(({ ignored }) => !ignored)
  const valueOf = (node: (typeof nodes)[number], name: string) =>
    node.properties?.find((property) => property.name === name)?.value.value as string | undefined
  return {
    live: seen
      .filter((node) => ['status', 'alert'].includes(node.role?.value as string))
      .map((node) => `${node.role?.value as string}, ${valueOf(node, 'live')}`),
    words: seen
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => name?.value as string)
      .filter((words) => /abandonné|enregistré/.test(words)),
  }
}
